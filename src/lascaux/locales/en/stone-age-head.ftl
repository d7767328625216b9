# What the home page shows of Stone Age.

sa-title = Stone Age
sa-about = Send your people hunting, gathering and building; buy cards and buildings with what they bring home, and feed everybody.
sa-time = 60 to 90 minutes
sa-weight = of medium weight
