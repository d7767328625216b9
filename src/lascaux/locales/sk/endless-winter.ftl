
ew-score-track-any = body počas hry
