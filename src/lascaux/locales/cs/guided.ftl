guided-next = Dál
guided-back = Zpět
guided-far = Krok { $step } z { $steps }
problem-not-in-script = Pravidla by to dovolila, ale lekce teď ukazuje něco jiného: zvol, co je vyznačené.
option-marked = {" "}(vyznačeno)
