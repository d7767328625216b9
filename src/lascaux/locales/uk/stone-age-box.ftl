sa-noun = { WORD("sa", $noun) }
sa-components-card = Карти цивілізації
sa-components-building = Будівлі
sa-components-place = Місця
sa-component-copies = Таких карт у колоді: { $copies }
