ko-noun = { WORD("ko", $noun) }
ko-components-domino = Domini
ko-components-totem = Totemi
ko-components-person = Ljudi iz špilje
ko-component-totem = { $points } { WORD("ko", "point", $points) } za najviše { WORD("ko", $resource, form: "many", case: "gen") }
ko-component-near = Uokolo znači na jednom od 8 susjednih polja.
ko-component-band = Ratnici jedan do drugoga čine družinu: ona donosi broj članova puta zbroj njihovih snaga.
