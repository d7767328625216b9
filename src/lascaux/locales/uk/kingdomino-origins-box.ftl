ko-noun = { WORD("ko", $noun) }
ko-components-domino = Доміно
ko-components-totem = Тотеми
ko-components-person = Люди з печери
ko-component-totem = { $points } { WORD("ko", "point", $points) } за найбільшу кількість { WORD("ko", $resource, form: "many", case: "gen") }
ko-component-near = Поруч — це на одній із 8 клітинок довкола.
ko-component-band = Воїни, що стоять поряд, — це загін: він дає кількість воїнів, помножену на суму їхньої сили.
