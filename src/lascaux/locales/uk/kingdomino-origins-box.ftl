ko-noun = { WORD("ko", $noun) }
ko-components-domino = Доміно
ko-components-totem = Тотеми
ko-components-person = Люди з печери
ko-component-totem =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } за найбільшу кількість: { WORD("ko", $resource) }
