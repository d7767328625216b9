rules-parts = Що почитати
rules-part-lesson = Як грати
rules-part-rules = Правила
rules-part-components = Компоненти
rules-components-find = Знайти компонент
rules-components-none = Жоден компонент не містить усіх цих слів.
rules-components-of = { $kind } ({ $count })
