### Plansza gry Boss Monster.

bm-loading = Karty są właśnie rozkładane…
bm-none = brak
bm-hint-touch = Przytrzymaj kartę, aby ją powiększyć.
bm-hint = Aby przyjrzeć się karcie: kliknij ją prawym przyciskiem, przytrzymaj albo przejdź do niej strzałkami i naciśnij i.

## Runda i fazy

bm-phase-label = Runda i faza
bm-round = Runda { $number }
bm-active = Aktywny gracz: { $name }.
bm-phase-setup = Rozdawane są karty bossów i pierwsze karty na rękę.
bm-phase-beginning = Do miasta przybywają bohaterowie, a każdy gracz dociąga kartę.
bm-phase-build = Po kolei każdy może położyć jedną zakrytą komnatę, zagrywać czary i używać zdolności.
bm-phase-reveal = Wszystkie nowe komnaty zostają odkryte i zaczynają działać.
bm-phase-bait = Każdy bohater idzie tam, gdzie jest najwięcej jego skarbów; przy remisie zostaje w mieście.
bm-phase-adventure = Po kolei bohaterowie spod wejść idą przez komnaty: giną albo ranią bossa.
bm-phase-end = Dezaktywowane komnaty znów działają, liczone są dusze i rany.

## Miasto

bm-town = Miasto
bm-town-empty = W mieście nie ma bohaterów.
bm-pulls = Jak mocno wabią poszczególne podziemia
bm-lure-goes = Pójdzie do: { $name }.
bm-lure-tie = Remis ({ $names }): zostaje w mieście.
bm-lure-nothing = Nic go nie wabi: zostaje w mieście.
bm-lure-kept = Czyjś efekt zatrzymuje go w mieście.
bm-fate-dies = Zginie w komnacie „{ $room }”.
bm-fate-survives = Przeżyje i zrani bossa.

## Podziemia

bm-dungeon-of = Podziemia ({ $name }), od wejścia do bossa
bm-entrance = Wejście
bm-corridor = w korytarzu
bm-next-place = Nowe miejsce przy wejściu, miejsce { $place } od bossa
bm-no-rooms = Nie ma komnat
bm-place = miejsce { $place } od bossa
bm-beneath = { $count ->
    [one] pod nią jedna komnata
    [few] pod nią { $count } komnaty
   *[many] pod nią { $count } komnat
}
bm-asleep = dezaktywowana
bm-hidden = zakryta komnata
bm-hidden-own = zakryta: { $name }
bm-face-down-short = zakryta
bm-boss-hidden = Boss, jeszcze nieujawniony
bm-levelled = Już awansował.
bm-not-levelled = Jeszcze nie awansował.
bm-forecast = Prognoza:
bm-forecast-dies = bohater „{ $name }” ginie w komnacie „{ $room }”.
bm-forecast-falls = bohater „{ $name }” pada od razu.
bm-forecast-survives = bohater „{ $name }” przeżywa i rani bossa.
bm-forecast-survives-mine = bohater „{ $name }” przeżywa i rani cię.
bm-forecast-caveat = Czary mogą to zmienić.
bm-forecast-step = Prognoza: po komnacie „{ $room }” zostaje { $left }
bm-forecast-dies-here = Według prognozy ginie tutaj

## Gracze

bm-player = Gracz { $name }
bm-player-active = Gracz { $name }, aktywny
bm-you = ty
bm-out = poza grą
bm-fold = Podziemia: { $name }
bm-souls-label = { $count ->
    [one] 1 dusza; { $limit } wygrywa
    [few] { $count } dusze; { $limit } wygrywa
   *[many] { $count } dusz; { $limit } wygrywa
}
bm-wounds-label = { $limit ->
    [0] { $count ->
        [one] 1 rana
        [few] { $count } rany
       *[many] { $count } ran
    }
   *[other] { $count ->
        [one] 1 rana; { $limit } oznacza przegraną
        [few] { $count } rany; { $limit } oznacza przegraną
       *[many] { $count } ran; { $limit } oznacza przegraną
    }
}
bm-souls-of = Dusze: { $name }
bm-wounds-of = Rany: { $name }
bm-hand-of = Na ręce: komnaty { $rooms }, czary { $spells }
bm-rooms-in-hand = Komnaty na ręce
bm-spells-in-hand = Czary na ręce
bm-known-hand = Znane karty na ręce: { $name }
bm-known-count = Znane: { $count }

## Ręka, stosy, stół

bm-my-hand = { $count ->
    [one] Moja ręka: 1 karta
    [few] Moja ręka: { $count } karty
   *[many] Moja ręka: { $count } kart
}
bm-hand-empty = Nie masz kart na ręce.
bm-offer = Wybierz spośród nich
bm-piles = Talie i stosy
bm-room-deck = Talia komnat
bm-spell-deck = Talia czarów
bm-discard = Odrzucone karty
bm-heroes-left = Kolejni bohaterowie
bm-removed = Usunięte z gry
bm-announced = Zapowiedziane
bm-announced-by = zapowiada { $name }
bm-intent = to właśnie przygotowujesz
bm-herald-level = { $name }: boss awansuje
bm-herald-spell = { $name } zagrywa czar
bm-herald-ability = { $name } używa zdolności

## Karty

bm-kind-monster = Komnata potworów
bm-kind-trap = Komnata pułapek
bm-kind-monster-advanced = Wypaśna komnata potworów
bm-kind-trap-advanced = Wypaśna komnata pułapek
bm-kind-spell = Czar
bm-kind-boss = Boss
bm-kind-hero = Bohater
bm-kind-hero-epic = Legendarny bohater
bm-damage = obrażenia { $count }
bm-health = życie { $count }
bm-xp = PD { $count }
bm-card-unknown = Zakryta karta
bm-hero-label = Bohater { $name }, skarby: { $classes }, życie { $left } z { $health }
bm-legend = Co znaczą symbole
bm-legend-damage = obrażenia zadawane każdemu przechodzącemu bohaterowi
bm-legend-health = życie
bm-legend-treasure = skarb, który wabi: { $class }
bm-legend-wants = szuka skarbów: { $class }
bm-other-language = Po angielsku:

## Koniec

bm-scores = Wynik końcowy
bm-score-place = Miejsce
bm-score-player = Gracz
bm-score-souls = Dusze
bm-score-wounds = Rany
bm-score-balance = Różnica
bm-score-xp = PD
bm-score-winner = Zwycięzca
bm-score-explained = Gdy wygrywa kilku graczy, rozstrzyga większa różnica dusz i ran, a potem mniejsza liczba PD.
