sa-noun = { WORD("sa", $noun) }
sa-components-card = Karty cywilizacji
sa-components-building = Budynki
sa-components-place = Miejsca
sa-component-copies = W talii: { $copies }×
