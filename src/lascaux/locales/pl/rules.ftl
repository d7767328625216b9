rules-parts = Co przeczytać
rules-part-lesson = Jak się gra
rules-part-rules = Zasady
rules-part-components = Elementy
rules-components-find = Szukaj elementu
rules-components-none = Żaden element nie zawiera wszystkich tych słów.
rules-components-of = { $kind } ({ $count })
