guided-next = Ďalej
guided-back = Späť
guided-far =
    Krok { $step } { $steps ->
        [4] zo
        [6] zo
        [7] zo
        [14] zo
        [16] zo
        [17] zo
       *[other] z
    } { $steps }
problem-not-in-script = Pravidlá by to dovolili, ale lekcia teraz ukazuje niečo iné: zvoľ, čo je vyznačené.
option-marked = {" "}(vyznačené)
