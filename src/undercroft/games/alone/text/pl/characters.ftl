### Alone: co potrafią postacie jako Bohater i jako sprzymierzeńcy oraz czego uczy doświadczenie. Umiejętność kosztuje 1 ładunek.

## Abilities of the Hero

ability-captain = Żelazne nerwy
    .text = Na koniec rundy twoja pula adrenaliny uzupełnia się do wartości o 1 większej, niż wskazuje tor, najwyżej do 6.
ability-pilot = Zryw
    .text = Raz na rundę, po kroku akcji ruchu bez przedmiotu, możesz przejść o jeden sektor dalej.
ability-engineer = Prowizorka
    .text = Ładunek do ulepszenia może pochodzić z przedmiotu dowolnego typu. Po każdej akcji interakcji możesz ulepszyć jeden przedmiot.
ability-doctor = Triaż
    .text = Raz na rundę, na początku tury, gdy w twoim sektorze nie ma potwora, możesz odzyskać 1 punkt zdrowia albo 1 punkt poczytalności.
ability-prospector = Ucho przy skale
    .text = Raz na rundę, gdy słyszysz hałas na swoim poziomie, możesz zapytać, jak daleko się rozległ.

## Skills of allies

skill-captain = Słowo otuchy
    .text = Gdy przeraża cię potwór, tracisz o 1 punkt poczytalności mniej.
skill-pilot = Chyłkiem
    .text = Anulujesz atak towarzyszący zapowiedziany przez Zło.
skill-engineer = Odzysk
    .text = Po akcji przeszukiwania lub interakcji połóż 1 zużyty ładunek z powrotem na swoim przedmiocie.
skill-doctor = Opatrunek polowy
    .text = Na początku tury, raz na turę, odzyskujesz 1 punkt zdrowia albo 1 punkt poczytalności.
skill-prospector = Stare tunele
    .text = Po akcji eksploracji eksploruj w linii prostej jeszcze jeden sektor. Nie przez schody.

## Sacrifices: at the start of a turn; the ally is gone

sacrifice-captain = Osłona odwrotu
    .text = Twoja pula adrenaliny uzupełnia się do wartości na torze.
sacrifice-pilot = Odciągnięcie uwagi
    .text = Porusz się najwyżej o 3 sektory bez ataków towarzyszących. To nie akcja, więc Zło nie może odpowiedzieć kartami.
sacrifice-engineer = Przeciążenie sieci
    .text = Twój sektor i wszystkie sąsiednie zostają oświetlone. Potem możesz zablokować dowolne drzwi swojego sektora.
sacrifice-doctor = Ostatnia ampułka
    .text = Odzyskujesz 4 punkty zdrowia i 2 punkty poczytalności.
sacrifice-prospector = Zawalenie przejścia
    .text = W twoim sektorze i w sąsiednich odkrytych zablokowane zostają wszystkie drzwi, a wszystkie żetony zagrożenia są odrzucane.

## Experience: two revealed monsters of a kind killed

experience-spores = Wstrzymany oddech
    .text = Raz na rundę, gdy Zło rzuca na atak, a w twoim sektorze leży żeton zagrożenia, wyniki specjalne mogą liczyć się jako pudła. Nie w ataku towarzyszącym.
experience-parasites = Pewny krok
    .text = W ataku towarzyszącym przeciw tobie Zło ma 1 kość mniej.
experience-cultists = Brudne sztuczki
    .text = W akcji walki bez przedmiotu rzucasz 1 kością więcej.
experience-hybrids = Zahartowanie
    .text = Za każdym razem, gdy przeraża cię potwór, zachowujesz 1 punkt poczytalności, który by ci odebrał.
experience-worms = Czułe miejsca
    .text = Każdy twój atak z co najmniej jednym trafieniem zadaje o 1 obrażenie więcej.
