sa-noun = { WORD("sa", $noun) }
sa-components-card = Karty civilizace
sa-components-building = Stavby
sa-components-place = Místa
sa-component-copies = V balíčku: { $copies }×
