guided-next = Dalje
guided-back = Natrag
guided-far = Korak { $step } od { $steps }
problem-not-in-script = Pravila to dopuštaju, ali lekcija sada pokazuje nešto drugo: odaberi što je označeno.
option-marked = {" "}(označeno)
