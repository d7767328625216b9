# What lies in the box.

sa-noun = { WORD("sa", $noun) }
sa-components-card = Civilization cards
sa-components-building = Buildings
sa-components-place = Places
sa-component-copies = Copies in the deck: { $copies }
