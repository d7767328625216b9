guided-next = Ďalej
guided-back = Späť
guided-far = Krok { $step } / { $steps }
problem-not-in-script = Pravidlá by to dovolili, ale lekcia teraz ukazuje niečo iné: zvoľ, čo je vyznačené.
option-marked = {" "}(vyznačené)
