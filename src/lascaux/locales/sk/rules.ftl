rules-parts = Čo si prečítať
rules-part-lesson = Ako sa hrá
rules-part-rules = Pravidlá
rules-part-components = Súčasti
rules-components-find = Hľadať súčasť
rules-components-none = Žiadna súčasť nemá všetky tieto slová.
rules-components-of = { $kind } ({ $count })
