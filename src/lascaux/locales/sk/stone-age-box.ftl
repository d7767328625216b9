sa-noun = { WORD("sa", $noun) }
sa-components-card = Karty civilizácie
sa-components-building = Stavby
sa-components-place = Miesta
sa-component-copies = V balíčku: { $copies }×
