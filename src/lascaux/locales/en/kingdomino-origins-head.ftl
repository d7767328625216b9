# What the home page shows of Kingdomino Origins.

ko-title = Kingdomino Origins
ko-about = Build a stone-age territory of dominoes around your hut: an area scores its squares times its fires.
ko-time = 15 to 25 minutes
ko-weight = easy to learn
