# What a messenger shows of a link: a title and a line. A page of its own shows none of this.

preview-site = Lascaux
preview-picture = Малюнок на стіні печери
preview-home-title = Lascaux: настільні ігри кам’яного віку — на твоїй стіні
preview-home = Грай із друзями або проти ботів у браузері. Без реєстрації та встановлення.

## A table that is not public, or that does not exist: the same words for both

preview-invitation-title = Запрошення за стіл на Lascaux
preview-invitation = Відкрий, щоб побачити, хто там, і сісти за стіл.
preview-replay-title = Гра для перегляду на Lascaux
preview-replay = Відкрий, щоб побачити, як її зіграно, крок за кроком.

## A public table

preview-mode = { $game }, { $mode }
preview-free-title =
    { $game }: { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
preview-full-title = { $game }: усі місця зайнято
preview-playing-title = { $game }: дивись гру
preview-over-title = { $game }: гру закінчено
preview-back-title = Перегляд: { $game }
preview-moment-title = Мить гри: { $game }
preview-there = Місць за столом: { $players }. Уже тут: { $names }.
preview-nobody = Місць за столом: { $players }. Сідай, доки нікого немає.
preview-seats = За столом: { $names }.
preview-points = { $name } { $points }
preview-result = { $names }.
