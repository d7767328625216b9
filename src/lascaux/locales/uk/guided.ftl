guided-next = Далі
guided-back = Назад
guided-far = Крок { $step } з { $steps }
problem-not-in-script = Правила це дозволяють, але зараз урок показує інше: вибери позначене.
option-marked = {" "}(позначено)
