# What the home page shows of Stone Age.

sa-title = Stone Age
sa-about = Посилай своїх людей на полювання, по здобич і на будову, купуй за принесене карти й будівлі та не забудь усіх нагодувати.
sa-time = 60–90 хвилин
sa-weight = середньої складності
