ko-title = Kingdomino Origins
ko-about = Od domina oko svoje kolibe gradi teritorij iz kamenog doba: svako područje donosi broj polja puta broj vatri.
ko-time = 15 do 25 minuta
ko-weight = lako se uči
