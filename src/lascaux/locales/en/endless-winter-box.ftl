# What lies in the box.

ew-number = { $noun }
ew-components-card = Tribe and culture cards
ew-components-species = Animals
ew-components-stone = Sacred stones
ew-components-land = Lands
ew-components-chief = Chiefs
ew-components-setup = Setup cards
ew-components-glacier-token = Glacier tokens
ew-components-rest-token = Rest tokens
ew-components-column = Columns
ew-components-slot = Slots for sacred stones, from the left
ew-components-village = Villages on your board, from the left
ew-components-megalith-space = Megalith spaces on your board, from the left
ew-components-turn-order = Turn order
ew-components-sacrifice = Sacrifice track, level by level
ew-components-honor = Honor track, level by level
ew-components-burial = Burial ground, by rank on the honor track
ew-components-rest = Rest space
