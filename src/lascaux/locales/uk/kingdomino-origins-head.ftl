# What the home page shows of Kingdomino Origins.

ko-title = Kingdomino Origins
ko-about = Розбудовуй довкола своєї хижі кам’яновічну територію з доміно: кожна ділянка дає стільки балів, скільки в ній клітинок, помножених на вогні.
ko-time = 15–25 хвилин
ko-weight = легко навчитися
