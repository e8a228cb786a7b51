### Na co stół umawia się przed grą, poza ustawieniami samej gry.

agreement-window-seconds = Czas na odpowiedź
    .help = Przez ile sekund co najmniej można odpowiadać, niezależnie od tego, kto ma czym odpowiedzieć. Krócej znaczy szybciej; dłużej zostawia czas na zastanowienie się nad odpowiedzią.
agreement-clock-seconds = Czas na wybór
    .help = Ile sekund można się zastanawiać nad jednym wyborem. Bez tego: tak długo, jak się chce.
agreement-timeout = Gdy skończy się czas
    .help = Co się dzieje z graczem, który nie wybrał na czas.
    .default = Pasuje; gdy pasować nie można, przyjmuje się pierwszą możliwość.
    .bot = Jego miejsce przejmuje bot, dopóki gracz go nie odbierze.
    .concede = Poddaje się.
agreement-conceding = Gdy ktoś się poddaje
    .help = Co się dzieje z miejscem gracza, który rezygnuje.
    .rules = Obowiązują zasady samej gry.
    .bot = Gra za niego dalej bot.
agreement-leaving = Gdy ktoś odchodzi
    .help = Co się dzieje z miejscem gracza, który wychodzi w trakcie partii.
    .wait = Stół czeka, aż gracz wróci; gospodarz może oddać jego miejsce.
    .bot = Do jego powrotu gra za niego bot.
agreement-stand-in = Bot na zastępstwo
    .help = Który bot przejmuje miejsca.
agreement-fast = Szybko
    .help = Boty odpowiadają od razu, a okna odpowiedzi nie czekają. Dobre dla jednej osoby wśród botów, której się spieszy; inni mogą zauważyć, że nikt nie miał czym odpowiedzieć.
