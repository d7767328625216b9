sa-title = Epoka kamienia
sa-about = Wysyłaj swoich ludzi na polowanie, po surowce i na budowę; za to, co przyniosą, kupuj karty i budynki, i wyżyw wszystkich.
sa-time = 60 do 90 minut
sa-weight = średnio trudna
