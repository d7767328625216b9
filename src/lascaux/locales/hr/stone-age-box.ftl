sa-noun = { WORD("sa", $noun) }
sa-components-card = Civilizacijske karte
sa-components-building = Građevine
sa-components-place = Mjesta
sa-component-copies = Primjeraka u špilu: { $copies }
