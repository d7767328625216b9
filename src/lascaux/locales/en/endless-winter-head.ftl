# What the home page shows of Endless Winter.

ew-title = Endless Winter
ew-about = Lead your tribe through four rounds of the ice age: recruit, invent, migrate and hunt, raise megaliths and bury your dead.
ew-time = 60 to 120 minutes
ew-weight = heavy
ew-note = Most cards, tiles and tracks are our own design, as the rulebooks reached us without their pictures. Whoever owns the box can play with its values: copy the files of the components, change them, and start the server with LASCAUX_DATA_ENDLESS_WINTER set to their folder.
