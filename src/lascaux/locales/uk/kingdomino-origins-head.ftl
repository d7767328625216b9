# What the home page shows of Kingdomino Origins.

ko-title = Kingdomino Origins
ko-about = Розбудовуй довкола своєї хижі територію кам’яного віку з доміно: бали ділянки — це її клітинки, помножені на вогні.
ko-time = 15–25 хвилин
ko-weight = легко навчитися
