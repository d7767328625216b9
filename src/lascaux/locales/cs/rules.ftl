rules-parts = Co si přečíst
rules-part-lesson = Jak se hraje
rules-part-rules = Pravidla
rules-part-components = Součásti
rules-components-find = Hledat součást
rules-components-none = Žádná součást neobsahuje všechna tato slova.
rules-components-of = { $kind } ({ $count })
