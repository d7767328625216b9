ko-title = Kingdomino Origins
ko-about = Od domina sagradi kamenodobni teritorij oko svoje kolibe: svako područje vrijedi broj polja puta broj vatri.
ko-time = 15 do 25 minuta
ko-weight = lako se uči
