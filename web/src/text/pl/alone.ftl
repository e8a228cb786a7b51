### Plansza gry Alone.

al-loading = Zapalamy lampę…
al-hero = Bohater
al-clock = Runda i tury
al-setting-up = Przygotowanie
al-round = Runda { $number }
al-turns-left = { $count ->
    [0] nie ma już tur
    [one] została 1 tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}
al-difficulty = Poziom trudności: { $name }
al-nightmare = Tryb koszmaru
al-until-nightmare = { $count ->
    [0] tryb koszmaru po tej rundzie
    [one] tryb koszmaru za 1 rundę
    [few] tryb koszmaru za { $count } rundy
   *[many] tryb koszmaru za { $count } rund
}
al-bullet-time = { $count ->
    [0] spowolnienie czasu
    [one] spowolnienie czasu: została 1 akcja
    [few] spowolnienie czasu: zostały { $count } akcje
   *[many] spowolnienie czasu: zostało { $count } akcji
}

## Labirynt

al-labyrinth = Labirynt
al-labyrinth-map = Labirynt wokół twojej lampy; strzałki prowadzą od rzeczy do rzeczy
al-nowhere = Jest ciemno. Jeszcze nie wiesz, gdzie jesteś.
al-here = tu stoi Bohater
al-steps = { $count } na { $way }
al-beyond = Po drugiej stronie: { $stairs }
al-other-level = Na drugim poziomie
al-ways = wyjścia: { $ways }
al-in-view = w polu widzenia
al-out-of-view = poza polem widzenia
al-lit = oświetlony
al-dark = ciemny
al-switch = włącznik światła
al-danger = żeton zagrożenia
al-mission-token = żeton misji
al-trap = { $dice ->
    [one] potykacz, 1 kość
    [few] potykacz, { $dice } kości
   *[many] potykacz, { $dice } kości
}
al-token-sabotage = { $count ->
    [one] żeton sabotażu
    [few] { $count } żetony sabotażu
   *[many] { $count } żetonów sabotażu
}
al-token-breach = { $count ->
    [one] żeton wyrwy
    [few] { $count } żetony wyrwy
   *[many] { $count } żetonów wyrwy
}
al-token-record = { $count ->
    [one] żeton zapisu
    [few] { $count } żetony zapisu
   *[many] { $count } żetonów zapisu
}
al-token-culture = kultura bakterii
al-door-open = drzwi: { $way }
al-door-blocked = zablokowane drzwi: { $way }
al-wounded = ranny potwór
al-unhurt = bez ran

## Stacja, dla Zła

al-map = Stacja
al-levels = Poziomy
al-level = Poziom { $number }
al-count-steps = Dystanse
al-count-steps-help = Pokazuje, jak daleko od Bohatera jest każdy sektor, tak jak przy rozstawianiu
al-large = Duża mapa
al-hero-here = tu jest Bohater
al-far = { $count ->
    [0] dokładnie tutaj
    [one] 1 sektor stąd
    [few] { $count } sektory stąd
   *[many] { $count } sektorów stąd
}
al-no-way = brak drogi od Bohatera
al-revealed = odkryty, poza polem widzenia
al-unrevealed = nieodkryty
al-seen = Bohater go widzi
al-unseen = Bohater go nie widzi
al-kept-back = ukryty przed Bohaterem
al-hides = labirynt ukrywa: { $what }
al-shows = labirynt pokazuje nieprawdę: { $what }
al-element-danger = żeton zagrożenia
al-element-switch = włącznik światła
al-element-stairs = schody
al-element-tokens = żeton warunku
al-element-mission = żeton misji
al-door = Drzwi { $number }
al-open = otwarte
al-blocked = zablokowane
al-welded = zaspawane
al-supply = Potwory do rozstawienia
al-supply-left = zostało: { $count }
al-least-distance = { $count ->
    [one] co najmniej 1 sektor od Bohatera
    [few] co najmniej { $count } sektory od Bohatera
   *[many] co najmniej { $count } sektorów od Bohatera
}
al-danger-aside = { $count ->
    [one] 1 żeton zagrożenia do umieszczenia
    [few] { $count } żetony zagrożenia do umieszczenia
   *[many] { $count } żetonów zagrożenia do umieszczenia
}

## Karta Bohatera

al-hero-sheet = Arkusz Bohatera
al-health-name = Zdrowie
al-sanity-name = Poczytalność
al-adrenaline-name = Adrenalina
al-health = Zdrowie: { $count } z 12
al-sanity = Poczytalność: { $count } z 12
al-adrenaline = Adrenalina: { $count } z 6; na koniec rundy uzupełniana do { $refill }
al-refill = ▲ na koniec rundy uzupełniana do { $count }
al-experience = Doświadczenie
al-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
al-allies = Sprzymierzeńcy
al-ally = sprzymierzeniec
al-searched = Przeszukane:
al-equipment = Wyposażenie
al-no-items = Bohater nic nie niesie.
al-item-deck = { $count ->
    [one] 1 przedmiot w talii
    [few] { $count } przedmioty w talii
   *[many] { $count } przedmiotów w talii
}
al-item-discard = Odrzucone przedmioty
al-charges = ładunki: { $count } z { $most }
al-upgraded = po ulepszeniu
al-used = użyte
al-missions = Misje
al-mission-open = do wykonania
al-mission-done = ukończona
al-mission-locked = jeszcze nieaktywna
al-counted = Dotychczas: { $count }
al-countdown = Odliczanie: { $count }
al-carrying = Bohater niesie kulturę bakterii.

## Zło

al-evil = Zło
al-leader = Lider
al-cards-in-hand = karty na ręce: { $cards }
al-deck-size = w talii: { $count }, odrzucone: { $discards }
al-asks = { $name } prosi o zgodę; jako Lider decyduje { $leader }.
al-hand = Twoje karty reakcji
al-hand-count = { $count ->
    [one] Twoja ręka: 1 karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
al-hand-empty = Nie masz kart.
al-card-unknown = Zakryta karta
al-lower-half = Dolna połowa, gdy karta jest niebezpieczna
al-track = Tor reakcji
al-track-free = { $count ->
    [0] nie ma wolnych pól
    [one] 1 wolne pole
    [few] { $count } wolne pola
   *[many] { $count } wolnych pól
}
al-symbols = { $count ->
    [one] 1 odsłonięty symbol zagrożenia
    [few] { $count } odsłonięte symbole zagrożenia
   *[many] { $count } odsłoniętych symboli zagrożenia
}
al-played = { $card }, zagrywa { $name }
al-covered = Zakryta karta ({ $name }), talia { $deck }

## Co słychać

al-noise = Hałas { $where }
al-roll-hero = Bohater atakuje
al-roll-parting = Atak towarzyszący
al-roll-trap = Potykacz
al-roll-monster = Atak na Bohatera
al-hits = { $count ->
    [0] żadnego trafienia
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
al-no-answer = brak odpowiedzi
al-none-there = nie ma na mapie
al-same-level = ten sam poziom
al-on-other-level = drugi poziom
al-asked-before = pytanie sprzed ostatniego ruchu
al-offer = Do wyboru

## Wieści

al-news-card = { $name } zagrywa
al-news-mission = Misja ukończona
al-news-final = Zaczyna się misja finałowa
al-news-terror = Przerażenie!
al-news-terror-cost = { $count ->
    [one] Przerażenie: 1 punkt poczytalności.
    [few] Przerażenie: { $count } punkty poczytalności.
   *[many] Przerażenie: { $count } punktów poczytalności.
}
al-news-nightmare = Potwory są silniejsze, a każdy koniec rundy kosztuje 2 punkty poczytalności.

## Do przeczytania

al-monsters = Potwory
al-kind = Rodzaj
al-side-normal = Przed trybem koszmaru
al-side-nightmare = W trybie koszmaru
al-side-always = Zawsze, także w trybie koszmaru
al-holds-now = teraz
al-column-health = zdrowie
al-column-health-help = Zdrowie: obrażenia, które ranią / dalsze, które zabijają.
al-column-attack = atak
al-column-attack-help = Atak: kości w ciemności / w świetle.
al-column-sanity = przerażenie
al-column-distance = dystans
al-column-distance-help = Przerażenie: tracona poczytalność. Dystans: najmniejsza odległość od Bohatera przy rozstawianiu.
al-stat-health = Obrażenia: { $wound } ranią, dalsze { $kill } zabijają
al-stat-attack = Kości ataku: { $dark } w ciemności, { $lit } w świetle
al-stat-sanity = Przerażenie: { $count } (poczytalność)
al-stat-distance = Minimalny dystans rozstawiania: { $count }
al-boss-experience = po 1 punkcie w dwóch zdolnościach, które wybiera Bohater.
al-about-colonel = Dla kart, które wymieniają rodzaj potwora, Pułkownik to Kultysta.
al-about-matriarch = Dla kart, które wymieniają rodzaj potwora, Matriarchini to Czerw.
al-all-cards = Karty reakcji
al-printed-charges = { $count ->
    [one] 1 ładunek
    [few] { $count } ładunki
   *[many] { $count } ładunków
}
al-upgrade-with = Po ulepszeniu (komponent: { $type }):
al-part-condition = Warunek:
al-part-start = W chwili aktywacji:
al-part-ongoing = Dopóki trwa:
al-part-task = Zadanie:
al-part-reward = Nagroda:
al-part-ability = Jako Bohater:
al-part-skill = Jako sprzymierzeniec, za 1 ładunek:
al-part-sacrifice = Poświęcenie:

## Legenda

al-legend = Legenda
al-legend-view = W polu widzenia; ciemniejszy: odkryty, ale poza polem widzenia
al-legend-lit = Oświetlony
al-legend-switch = Włącznik światła; żarówka tam, gdzie jest jasno
al-legend-danger = Żeton zagrożenia: karty Zła działają tu obiema połowami
al-legend-stairs = Schody, bursztynowe albo turkusowe, na drugi poziom
al-legend-mission = Żeton misji
al-legend-trap = Potykacz
al-legend-door-open = Drzwi
al-legend-door-blocked = Zablokowane drzwi
al-legend-door-welded = Zaspawane drzwi: odblokowanie kosztuje więcej
al-legend-sabotage = Żeton sabotażu
al-legend-breach = Żeton wyrwy
al-legend-record = Żeton zapisu
al-legend-culture = Kultura bakterii
al-legend-wounded = Potwór z czerwoną obwódką i pęknięciem jest ranny. Małe liczby są te same co w przebiegu.
al-legend-hero = Fale obok lampy pokazują, skąd dobiegł hałas.
al-legend-evil = Blada kropkowana obwódka: sektor odkryty; ciągła: w polu widzenia. Potwora z przerywaną obwódką Bohater nie widzi.

## Szkic

al-sketch = Szkic mapy
al-sketch-about = Twoja własna mapa, rysowana ręcznie. Zostaje w tej przeglądarce: nikt inny jej nie widzi. Strzałki przesuwają, Enter rysuje, Shift ze strzałką stawia ścianę.
al-sketch-tools = Co rysować
al-sketch-floor = Sektor
al-sketch-wall = Ściana
al-sketch-me = ja
al-sketch-amber = bursztynowe schody
al-sketch-teal = turkusowe schody
al-sketch-switch = włącznik światła
al-sketch-danger = zagrożenie
al-sketch-monster = potwór
al-sketch-question = znak zapytania
al-sketch-room = Pomieszczenie…
al-sketch-paper = Papier w kratkę
al-sketch-sheet = Kartka { $number }
al-sketch-wipe = Wyczyść kartkę
al-sketch-note = Notatki
al-sketch-nothing = pusto
al-sketch-at = Kolumna { $x }, wiersz { $y }: { $what }

## Koniec

al-end-mission = Wygrywa Bohater: misja finałowa jest ukończona i można wyjść z ciemności.
al-end-lost = Wygrywa Zło: lampa gaśnie, bo zdrowie i poczytalność Bohatera spadły do zera.
al-end-hero-gave-up = Wygrywa Zło: Bohater się poddaje i zostaje w ciemności.
al-end-evil-gave-up = Wygrywa Bohater: po stronie Zła nie został nikt i droga jest wolna.
al-end-undone = nieukończona
al-end-rounds = Rundy
