rules-parts = Što čitati
rules-part-lesson = Kako se igra
rules-part-rules = Pravila
rules-part-components = Dijelovi
rules-components-find = Traži dio
rules-components-none = Nijedan dio ne sadrži sve te riječi.
rules-components-of = { $kind } ({ $count })
