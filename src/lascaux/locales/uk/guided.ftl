guided-next = Далі
guided-back = Назад
guided-far = Крок { $step } із { $steps }
problem-not-in-script = Правила це дозволяють, але зараз урок показує інше: вибери позначене.
option-marked = {" "}(позначено)
