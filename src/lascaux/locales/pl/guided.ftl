guided-next = Dalej
guided-back = Wstecz
guided-far = Krok { $step } z { $steps }
problem-not-in-script = Zasady na to pozwalają, ale lekcja pokazuje teraz coś innego: wybierz to, co zaznaczone.
option-marked = {" "}(zaznaczone)
