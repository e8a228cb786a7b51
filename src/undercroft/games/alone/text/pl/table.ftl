### Alone przy stole: opcje, pytania, wydarzenia, ustawienia. Nazwy rzeczy i teksty kart są w pozostałych plikach.

game-name = Alone
game-summary = Samotny Bohater w ciemnościach opuszczonej stacji przeciw graczom Zła, których jest od jednego do trzech. Bohater wygrywa, gdy ukończy misję finałową; Zło – gdy zdrowie i poczytalność Bohatera spadną do zera.

## Settings

setting-seats = gracze
    .help = Ile osób gra: Bohater, który siedzi na pierwszym miejscu, i od 1 do 3 graczy Zła.
setting-difficulty = poziom trudności
    .help = Ile dostaje Bohater: przedmioty na początek i nagrodę za aktywowanie misji finałowej.
    .easy = łatwy: Pociski i jeszcze jeden przedmiot; runda, 3 punkty zdrowia i 3 poczytalności
    .normal = normalny: jeden przedmiot; runda oraz 3 punkty zdrowia albo 3 poczytalności
    .nightmare = koszmar: jeden przedmiot; 3 punkty zdrowia albo 3 poczytalności
    .impossible = niemożliwy: zupełnie nic
setting-quick-setup = szybkie przygotowanie
    .help = Los wybiera postać Bohatera, a za Zło także talie, Lidera, mapę i start.
setting-extra-content = dodatkowa zawartość
    .help = Z dziewięcioma dodatkowymi przedmiotami i postacią Poszukiwacza złóż.

## Options: setting up

option-pick-character = Postać: { $character }
option-pick-deck = Talia: { $deck }
option-pick-leader = Lider Zła: { $seat }
option-pick-map = { $map ->
    [0] { map-cinder-reach }
    [1] { map-hollow-lantern }
   *[other] { map-cinder-sump }
}
option-turn-level = { $level ->
    [0] Pierwszy poziom
   *[other] Drugi poziom
}: { $quarters ->
    [0] bez obrotu
    [1] ćwierć obrotu w prawo
    [2] pół obrotu
   *[other] ćwierć obrotu w lewo
}
option-keep-rooms = Pomieszczenia jak na mapie
option-deal-rooms = Losowe żetony pomieszczeń
option-pick-start = Bohater zaczyna tutaj: { $sector }
option-draw-from = Dobierz z talii: { $deck }

## Options: the Hero

option-bullet-time = Spowolnienie czasu: 1 żeton adrenaliny za dwie akcje w tej turze
option-move = Ruch: { $way }
option-open-door = Ruch: odblokuj drzwi ({ $way })
option-explore = Eksploracja: { $way }
option-locate = Lokalizowanie
option-fight = Walka: { $figure }
option-search = Przeszukiwanie: 1 przedmiot
option-search-room = Przeszukiwanie pomieszczenia: 3 przedmioty
option-repair = Interakcja: napraw włącznik światła ({ $way })
option-use-device = { $device ->
    [0] Interakcja: ukończ misję „{ $mission }”
    [1] Interakcja: usuń żeton sabotażu („{ $mission }”)
    [2] Interakcja: uruchom oczyszczanie („{ $mission }”)
    [3] Interakcja: uzbrój reaktor („{ $mission }”)
    [4] Interakcja: zabierz kulturę bakterii („{ $mission }”)
    [5] Interakcja: podnieś kulturę bakterii („{ $mission }”)
    [6] Interakcja: uszczelnij wyrwę („{ $mission }”)
   *[other] Interakcja: zabierz zapis („{ $mission }”)
}
option-use-item = Użyj przedmiotu „{ $item }”
option-use-ability = Użyj swojej zdolności
option-use-skill = Umiejętność sprzymierzeńca: { $ally } (1 ładunek)
option-sacrifice = Poświęć sprzymierzeńca: { $ally }
option-toward = Kierunek: { $way }
option-block-door = Zablokuj drzwi: { $way }
option-seal-door = Zablokuj drzwi: { $tile }, { $way }
option-aim-beyond = Sektor dalej: { $tile }, { $way }
option-choose-target = { $target }
option-choose-tile = { $tile }
option-choose-figure = { $figure }
option-charges = { $count ->
    [0] Bez ładunku
    [one] 1 ładunek
    [few] { $count } ładunki
   *[many] { $count } ładunków
}
option-throw-away = Odrzuć żeton zagrożenia: { $tile }
option-upgrade = Ulepsz przedmiot „{ $item }” ładunkiem z karty „{ $donor }”
option-choose-item = Przedmiot „{ $item }”
option-choose-stat = { $stat ->
    [0] Zdrowie
   *[other] Poczytalność
}
option-recover = Zdrowie: { $health }, poczytalność: { $sanity }
option-choose-kind = { $kind }
option-reroll = Przerzuć kość { $die ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
   *[other] 10
}
option-choose-ally = { $character }
option-suffer = Strać { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $stat ->
    [0] zdrowia
   *[other] poczytalności
}
option-give-adrenaline = Odrzuć 1 żeton adrenaliny
option-spoil-die = Zamień w pudło kość { $die ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
   *[other] 10
}
option-give-up-action = Niech akcja nie da efektu

## Options: Evil

option-react = Zagraj kartę „{ $card }”
option-lay = Połóż zakrytą kartę „{ $card }”: standardowa reakcja
option-move-one = Porusz potwora
option-deploy-one = Rozstaw potwora
option-replace-one = Usuń potwora z mapy i rozstaw potwora
option-choose-monster = { $monster }
option-deploy = Rozstaw: { $kind }
option-choose-sector = { $sector }
option-choose-door = { $door }
option-go = Krok: { $way }
option-unblock = Odblokuj drzwi: { $way }
option-stay = Zostań tam
option-report = Powiedz Bohaterowi: { $report }
option-tell-distance = { $distance ->
    [-2] Odmów odpowiedzi
    [-1] Powiedz, że nic takiego nie ma
   *[other] Powiedz: dystans { $distance }, { $level ->
        [0] na tym samym poziomie
       *[other] na innym poziomie
    }
}{ $way-count ->
    [0] {""}
   *[other] , kierunek: { $way }
}
option-invent-noise = Zmyślony hałas: { $report }
option-invent-distance = { $distance ->
    [one] Powiedz: 1 sektor stąd
    [few] Powiedz: { $distance } sektory stąd
   *[many] Powiedz: { $distance } sektorów stąd
}
option-tell-truth-as = { $place ->
    [0] Prawdziwy hałas jako pierwszy
    [1] Prawdziwy hałas jako drugi
   *[other] Prawdziwy hałas jako trzeci
}
option-keep-back = { $element ->
    [0] Ukryj żeton zagrożenia
    [1] Ukryj włącznik światła
    [2] Ukryj schody
    [3] Ukryj żeton warunku
   *[other] Ukryj żeton misji
}
option-show-false = { $element ->
    [0] Pokaż żeton zagrożenia
    [1] Pokaż włącznik światła
    [2] Pokaż schody
    [3] Pokaż żeton warunku
   *[other] Pokaż żeton misji
}
option-show-monster = { $wounded ->
    [yes] Pokaż rannego potwora: { $kind }
   *[no] Pokaż potwora: { $kind }
}
option-take-tile = Zabierz kafelek: { $sector }
option-endure = Stratę ponosi Bohater
option-send-to-ally = Stratę ponosi sprzymierzeniec: { $ally }
option-draw-for = Dobiera { $seat }
option-discard = Odrzuć kartę „{ $card }”
option-place-danger = Umieść żeton zagrożenia: { $sector }
option-remove-danger = Usuń żeton zagrożenia: { $sector }

## Questions: setting up

choice-choose-character = Którą postacią grasz?
choice-choose-leader = Kto z was jest Liderem Zła w pierwszej rundzie?
choice-choose-decks = { $first-count ->
    [0] Zło gra dwiema taliami reakcji. Która jest pierwsza?
   *[other] Pierwsza talia: { $first }. Która jest druga?
}
choice-choose-map = Którą mapę rozkładasz? Bohater jej nie widzi.
choice-choose-turning = { $level ->
    [0] Jak leży pierwszy poziom?
   *[other] Jak leży drugi poziom?
}
choice-choose-rooms = Czy pomieszczenia zostają jak na mapie, czy rozkładasz je losowo?
choice-choose-start = W którym sektorze zaczyna Bohater?

## Questions: the Hero

choice-choose-action = Twoja tura. Zadeklaruj akcję; wcześniej jest czas na to, co działa na początku tury.
choice-pay-for-target = „{ mission-whispering-intercom }”: czy tracisz 1 punkt poczytalności? Jeśli nie, wskazujesz o jeden cel mniej.
choice-may-throw-away = Możesz odrzucić żeton zagrożenia ze swojego sektora albo z eksplorowanego. Który?
choice-name-target = Jaki cel wskazujesz? Zło powie, jak jest daleko i na którym poziomie.
choice-with-direction = Dla którego celu poznajesz też kierunek?
choice-may-call-off = { $dice ->
    [one] Zaraz nastąpi atak 1 kością ({ $look }, { $figure }). Czy odwołujesz go przedmiotem „{ item-holo-decoy }”?
   *[other] Zaraz nastąpi atak { $dice } kośćmi ({ $look }, { $figure }). Czy odwołujesz go przedmiotem „{ item-holo-decoy }”?
}
choice-may-hold-breath = Wynik rzutu: { $faces }. „{ experience-spores }”: czy wyniki specjalne liczą się jako pudła? Trafienia teraz: { $hits }; wtedy: { $fewer }.
choice-counter-parting = { $dice ->
    [one] Zło zapowiada atak towarzyszący 1 kością. Czy jakoś mu przeciwdziałasz?
   *[other] Zło zapowiada atak towarzyszący { $dice } kośćmi. Czy jakoś mu przeciwdziałasz?
}
choice-may-reroll = { $faces-count ->
    [one] Wynik rzutu: { $faces }; trafienia: { $hits }. Przerzucasz tę kość czy pasujesz?
   *[other] Wynik rzutu: { $faces }; trafienia: { $hits }. Przerzucasz którąś kość czy pasujesz?
}
choice-choose-experience = { $but-count ->
    [0] Boss nie żyje. W której zdolności zyskujesz pierwszy punkt doświadczenia?
   *[other] W której innej zdolności zyskujesz punkt doświadczenia?
}
choice-may-upgrade = { $most ->
    [1] Możesz ulepszyć jeden przedmiot. Który?
   *[other] Możesz ulepszać przedmioty. Który teraz?
}
choice-may-keep-light = { $own ->
    [yes] W twoim sektorze zaraz zgaśnie światło. Czy ratujesz je przedmiotem „{ item-signal-mirror }”?
   *[no] W sektorze w polu widzenia zaraz zgaśnie światło. Czy ratujesz je przedmiotem „{ item-signal-mirror }”?
}
choice-may-steady = { $amount ->
    [one] Zaraz stracisz 1 punkt poczytalności.
    [few] Zaraz stracisz { $amount } punkty poczytalności.
   *[many] Zaraz stracisz { $amount } punktów poczytalności.
} „{ skill-captain }”: czy odrzucasz ładunek sprzymierzeńca, by stracić o 1 mniej?
choice-may-armour = { $amount ->
    [one] Zaraz stracisz 1 punkt zdrowia.
    [few] Zaraz stracisz { $amount } punkty zdrowia.
   *[many] Zaraz stracisz { $amount } punktów zdrowia.
} Czy odrzucasz ładunek przedmiotu „{ item-scrap-plates }”, by stracić mniej?
choice-ask-distance = Słyszysz hałas: { $report }. „{ ability-prospector }”: czy pytasz, jak daleko się rozległ?
choice-may-block = Możesz zablokować drzwi swojego sektora. Które?
choice-may-seal = { $least ->
    [1] Które drzwi blokujesz?
   *[other] Możesz zablokować drzwi. Które?
}
choice-where-next = { $points ->
    [one] Masz jeszcze 1 punkt ruchu. Dokąd idziesz?
    [few] Masz jeszcze { $points } punkty ruchu. Dokąd idziesz?
   *[many] Masz jeszcze { $points } punktów ruchu. Dokąd idziesz?
}
choice-may-burst = „{ ability-pilot }”: możesz przejść o jeden sektor dalej. Dokąd?
choice-health-or-sanity = Odzyskujesz zdrowie czy poczytalność?
choice-choose-recovery = { $amount ->
    [one] Odzyskujesz 1 punkt. Zdrowia czy poczytalności?
    [few] Odzyskujesz { $amount } punkty. Zdrowia czy poczytalności?
   *[many] Odzyskujesz { $amount } punktów. Zdrowia czy poczytalności?
}
choice-split-recovery = { $points ->
    [one] Odzyskujesz 1 punkt. Na którym torze?
    [few] Odzyskujesz { $points } punkty. Jak je dzielisz?
   *[many] Odzyskujesz { $points } punktów. Jak je dzielisz?
}
choice-may-salvage = „{ skill-engineer }”: za ładunek sprzymierzeńca możesz uzupełnić ładunek przedmiotu. Którego?
choice-may-tunnel = „{ skill-prospector }”: czy odrzucasz ładunek sprzymierzeńca, by eksplorować jeszcze jeden sektor?
choice-who-joins = Kto zostaje twoim sprzymierzeńcem?
choice-which-item = Który przedmiot bierzesz?
choice-which-is-charged = Który przedmiot odzyskuje ładunek?
choice-move-charge = Na który przedmiot przekładasz ładunek z karty „{ $card }”?
choice-which-mission-room = O które pomieszczenie pytasz?
choice-how-many-charges = Ile ładunków zużywasz? Przedmiot: „{ $item }”.
choice-which-way = W którym kierunku używasz przedmiotu „{ $item }”?
choice-where-to-aim = W który sektor celujesz? Przedmiot: „{ $item }”.
choice-whom-to-strike = Kogo atakujesz przedmiotem „{ $item }”?
choice-what-to-clean = Który żeton zagrożenia odrzucasz?
choice-what-to-dissolve = Który żeton zagrożenia usuwasz?
choice-may-keep-sector = { $more-count ->
    [0] „{ item-echo-cache }”: za ładunek możesz zatrzymać sektory w labiryncie. Który najpierw?
   *[other] Który sektor zatrzymujesz jeszcze?
}
choice-sanity-or-adrenaline = { $amount ->
    [one] Tracisz 1 punkt poczytalności czy odrzucasz 1 żeton adrenaliny?
    [few] Tracisz { $amount } punkty poczytalności czy odrzucasz 1 żeton adrenaliny?
   *[many] Tracisz { $amount } punktów poczytalności czy odrzucasz 1 żeton adrenaliny?
}
choice-points-or-hit = Wynik rzutu: { $faces }. Tracisz { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $stat ->
    [0] zdrowia
   *[other] poczytalności
} czy zamieniasz trafienie w pudło?
choice-points-or-action = Tracisz { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $stat ->
    [0] zdrowia
   *[other] poczytalności
}, czy też akcja nie daje efektu?

## Questions: Evil

choice-answer = Co odpowiadasz? Cel: { $target }.
choice-may-part = { $dice ->
    [one] Bohater opuszcza sektor z potworami. Czy wykonujesz atak towarzyszący 1 kością?
   *[other] Bohater opuszcza sektor z potworami. Czy wykonujesz atak towarzyszący { $dice } kośćmi?
}
choice-which-monster = Którego potwora poruszasz?
choice-deploy-kind = { $distance_mod ->
    [0] Jakiego rodzaju potwora rozstawiasz?
   *[other] Jakiego rodzaju potwora rozstawiasz? Zmiana minimalnego dystansu rozstawiania: { $distance_mod }.
}
choice-deploy-where = Gdzie rozstawiasz potwora: { $kind }?
choice-move-or-deploy = Standardowa reakcja: poruszasz potwora czy rozstawiasz nowego?
choice-from-which-deck = Z której talii dobierasz?
choice-who-draws = Zło dobiera kartę. Kto ją dobiera?
choice-choose-tile = Zabrakło kafelków tego kształtu. Z którego sektora, spośród najdalszych od Bohatera, zabierasz kafelek?
choice-who-suffers = Bohater ma stracić { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $stat ->
    [0] zdrowia
   *[other] poczytalności
} ({ $source ->
    [0] { source-attack }
    [1] { source-parting-attack }
    [2] { source-terror }
   *[other] { source-card }
}). Kto ponosi stratę?
choice-choose-report = Co mówisz Bohaterowi o hałasie?
choice-may-react = { $timing ->
    [0] Akcja Bohatera została zadeklarowana.
    [1] Cele zostały wskazane.
    [2] Zaraz coś zostanie odkryte.
    [3] Bohater jest w nowym sektorze.
    [4] Kości Bohatera leżą na stole.
    [5] { $stat ->
        [0] Bohater traci zdrowie.
       *[other] Bohater traci poczytalność.
    }
   *[6] Akcje tej tury dobiegły końca.
} Zagrywasz kartę reakcji czy pasujesz?
choice-consent = { $trigger ->
    [-1] { $player } chce zagrać zakrytą kartę.
    [0] { $player } chce zagrać kartę ({ trigger-move }).
    [1] { $player } chce zagrać kartę ({ trigger-explore }).
    [2] { $player } chce zagrać kartę ({ trigger-fight }).
    [3] { $player } chce zagrać kartę ({ trigger-locate }).
    [4] { $player } chce zagrać kartę ({ trigger-search }).
    [5] { $player } chce zagrać kartę ({ trigger-interact }).
    [6] { $player } chce zagrać kartę ({ trigger-health-loss }).
   *[other] { $player } chce zagrać kartę ({ trigger-sanity-loss }).
} Czy jako Lider Zła dajesz zgodę?
choice-may-use-lower = Karta „{ $card }” jest tu niebezpieczna. Czy używasz też jej dolnej połowy?
choice-may-discard = Którą kartę odrzucasz? Potem uzupełniasz rękę do limitu: { $limit }.
choice-place-danger-tokens = Gdzie umieszczasz żeton zagrożenia? Nieumieszczone wracają do puli.
choice-place-instead = Gdzie umieszczasz żeton zagrożenia w zamian za zdjęty?
choice-choose-attacker = Który potwór atakuje teraz?
choice-who-frightens = Który potwór przeraża Bohatera jako następny?
choice-move-one-or-replace = Poruszasz potwora czy usuwasz jednego z mapy i rozstawiasz potwora?
choice-which-to-take-off = Którego potwora usuwasz z mapy?
choice-name-one = O którego potwora chodzi?
choice-which-to-relocate = Którego potwora przenosisz?
choice-relocate-where = Do którego sektora przenosisz potwora: { $monster }?
choice-which-target = W stronę którego celu poruszają się potwory?
choice-which-of-them = Kilka miejsc jest równie blisko ({ $target }). W stronę którego poruszają się potwory?
choice-which-door = Które drzwi blokujesz?
choice-which-hero-door = Które drzwi sektora Bohatera odblokowujesz?
choice-where-danger = Gdzie umieszczasz żeton zagrożenia?
choice-which-danger = Który żeton zagrożenia przesuwasz?
choice-danger-to = Dokąd trafia żeton zagrożenia? Teraz: { $sector }.
choice-which-hit = Kości Bohatera pokazują: { $faces }. Którą musi przerzucić?
choice-which-light = W którym sektorze wyłączasz oświetlenie?
choice-hide-next = Który sektor usuwasz z labiryntu?
choice-lie-about = { $delta ->
    [one] Dla którego celu wolno ci podać dystans różniący się od prawdziwego o 1?
   *[other] Dla którego celu wolno ci podać dystans różniący się od prawdziwego najwyżej o { $delta }?
}
choice-refuse = Dla którego celu odmawiasz odpowiedzi?
choice-choose-invention = Co mówisz o hałasie, którego nie było?
choice-choose-distance = Jak daleko rozległ się ten hałas, gdyby Bohater zapytał?
choice-choose-truth = Co mówisz o prawdziwym hałasie?
choice-place-truth = Na którym miejscu podajesz prawdziwy hałas?
choice-trick-where = W którym sektorze labirynt zwodzi Bohatera?
choice-what-to-keep-back = Co tam ukrywasz ({ $sector })? Pas: nic.
choice-what-to-show = Co nieprawdziwego tam pokazujesz ({ $sector })?
choice-place-boss = Gdzie stawiasz bossa: { $boss }?
choice-may-move-boss = Czy poruszasz bossa?
choice-place-breach = { $left ->
    [one] Gdzie umieszczasz ostatni żeton wyrwy?
    [few] Gdzie umieszczasz żeton wyrwy? Zostały { $left }.
   *[many] Gdzie umieszczasz żeton wyrwy? Zostało { $left }.
}
choice-place-record = { $left ->
    [one] W którym pomieszczeniu umieszczasz ostatni żeton zapisu?
    [few] W którym pomieszczeniu umieszczasz żeton zapisu? Zostały { $left }.
   *[many] W którym pomieszczeniu umieszczasz żeton zapisu? Zostało { $left }.
}
choice-next-nearest = Który z równie bliskich sektorów zostaje oświetlony następny?
choice-next-step = { $points ->
    [one] { $monster }: został 1 punkt ruchu. Dokąd?
    [few] { $monster }: zostały { $points } punkty ruchu. Dokąd?
   *[many] { $monster }: zostało { $points } punktów ruchu. Dokąd?
}

## Events: setting up, rounds and turns

event-character-picked = Postać Bohatera: { $character }.
event-decks-picked = Talie Zła: { $decks }.
event-leader-named = Liderem Zła jest { $seat }.
event-missions-drawn = Misje: { $missions }.
event-map-laid = Mapa jest rozłożona: { $map ->
    [0] { map-cinder-reach }
    [1] { map-hollow-lantern }
   *[other] { map-cinder-sump }
}.
event-round-began = { $left ->
    [0] Runda { $number } (tryb koszmaru)
    [one] Runda { $number } (ostatnia przed trybem koszmaru)
    [few] Runda { $number } (tryb koszmaru za { $left } rundy)
   *[many] Runda { $number } (tryb koszmaru za { $left } rund)
}
event-turn-began = Tura { $number }
event-bullet-time-used = Spowolnienie czasu: za 1 żeton adrenaliny Bohater wykonuje w tej turze dwie akcje.
event-action-declared = Bohater deklaruje akcję: { $action ->
    [0] { action-move }
    [1] { action-explore }
    [2] { action-fight }
    [3] { action-locate }
    [4] { action-search }
   *[other] { action-interact }{ $item-count ->
        [0] { $mission-count ->
            [0] , naprawa włącznika światła
           *[other] , misja „{ $mission }”
        }
       *[other] {""}
    }
}{ $way-count ->
    [0] {""}
   *[other] , { $way }
}{ $item-count ->
    [0] {""}
   *[other] , przedmiot „{ $item }”
}.
event-action-failed = { $action ->
    [0] Akcja ruchu nie daje efektu.
    [1] Akcja eksploracji nie daje efektu.
    [2] Akcja walki nie daje efektu.
    [3] Akcja lokalizowania nie daje efektu.
    [4] Akcja przeszukiwania nie daje efektu.
   *[other] Akcja interakcji nie daje efektu.
}
event-nightmare-began = Zaczyna się tryb koszmaru: potwory są silniejsze, a każdy koniec rundy kosztuje Bohatera 2 punkty poczytalności.
event-round-gained = Bohater zyskuje rundę. Rundy do trybu koszmaru: { $left }.

## Events: the labyrinth

event-sector-revealed = { $room ->
    [0] Nowy odkryty sektor: { room-infirmary }
    [1] Nowy odkryty sektor: { room-laboratory }
    [2] Nowy odkryty sektor: { room-quarters }
    [3] Nowy odkryty sektor: { room-control_room }
    [4] Nowy odkryty sektor: { room-escape_pods }
    [5] Nowy odkryty sektor: { room-generator_room }
    [6] Nowy odkryty sektor: { room-canteen }
    [7] Nowy odkryty sektor: { room-storage }
   *[other] { $shape ->
        [0] Nowy odkryty sektor: { shape-corridor }
        [1] Nowy odkryty sektor: { shape-corner }
        [2] Nowy odkryty sektor: { shape-junction }
       *[other] Nowy odkryty sektor: { shape-crossing }
    }
} { $sector-count ->
    [0] ({ $tile }).
   *[other] ({ $tile }, { $sector }).
}
event-tile-taken = { $sector-count ->
    [0] Znika z labiryntu: { $tile }.
   *[other] Znika z labiryntu: { $tile } ({ $sector }).
}
event-sector-named = { $way-count ->
    [0] Bohater celuje tutaj: { $tile }
   *[other] Bohater celuje dalej: { $tile }, { $way }
}{ $sector-count ->
    [0] .
   *[other] {" "}({ $sector }).
}
event-trap-set = { $sector-count ->
    [0] Tutaj rozciągnięto potykacz: { $tile }.
   *[other] Tutaj rozciągnięto potykacz: { $tile } ({ $sector }).
}
event-labyrinth-put-right = Nie wszystko w labiryncie było prawdą. Poprawiony zostaje { $tile }.
event-lights-changed = { $on ->
    [yes] Włącza się oświetlenie: { $sectors }.
   *[no] Gaśnie oświetlenie: { $sectors }.
}
event-light-seen = { $on ->
    [yes] Robi się jasno: { $tile }.
   *[no] Robi się ciemno: { $tile }.
}
event-danger-placed = { $sector-count ->
    [0] Pojawia się żeton zagrożenia: { $tile }.
   *[other] Pojawia się żeton zagrożenia: { $sector }{ $tile-count ->
        [0] .
       *[other] {" "}({ $tile }).
    }
}
event-danger-removed = { $sector-count ->
    [0] Znika żeton zagrożenia: { $tile }.
   *[other] Znika żeton zagrożenia: { $sector }{ $tile-count ->
        [0] .
       *[other] {" "}({ $tile }).
    }
}
event-door-changed = { $blocked ->
    [yes] Drzwi zostają zablokowane
   *[no] Drzwi zostają odblokowane
}{ $tile-count ->
    [0] {" "}({ $door }).
   *[other] : { $tile }, { $way }.
}

## Events: figures and noises

event-hero-moved = { $sector-count ->
    [0] Bohater się porusza: { $way }.
   *[other] Bohater się porusza: { $way } ({ $sector }).
}
event-monster-deployed = Rozstawiony potwór: { $monster } ({ $sector }).
event-monster-removed = { $monster-count ->
    [0] Znika potwór: { $look } ({ $figure }).
   *[other] Znika z mapy potwór: { $monster }.
}
event-monster-moved = { $monster-count ->
    [0] Porusza się potwór: { $look } ({ $figure }), teraz { $tile }.
   *[other] Porusza się potwór: { $monster }, teraz { $sector }.
}
event-monster-seen = { $wounded ->
    [yes] Widać rannego potwora
   *[no] Widać potwora
}: { $monster-count ->
    [0] { $look }
   *[other] { $monster }
} ({ $figure }, { $tile }{ $sector-count ->
    [0] {""}
   *[other] , { $sector }
}).
event-monster-left = Znika z oczu potwór: { $monster-count ->
    [0] { $look }
   *[other] { $monster }
} ({ $figure }{ $sector-count ->
    [0] {""}
   *[other] , teraz { $sector }
}){ $way-count ->
    [0] {""}
   *[other] , kierunek: { $way }
}.
event-noise-heard = { $sector-count ->
    [0] Bohater słyszy hałas: { $report }.
   *[other] Bohater słyszy hałas: { $report } ({ $sector }).
}
event-noise-distance-told = { $distance ->
    [one] Hałas rozległ się 1 sektor stąd.
    [few] Hałas rozległ się { $distance } sektory stąd.
   *[many] Hałas rozległ się { $distance } sektorów stąd.
}
event-terrified = Bohatera przeraża potwór: { $look } ({ $figure }).

## Events: dice, losses, wounds

event-dice-rolled = { $by ->
    [hero] { $again ->
        [yes] Bohater rzuca ponownie
       *[no] Bohater atakuje
    }
    [parting] Atak towarzyszący przeciw Bohaterowi
    [trap] Atakuje potykacz
   *[other] Atak na Bohatera
}{ $monster-count ->
    [0] { $look-count ->
        [0] {""}
       *[other] {" "}({ $look }, { $figure })
    }
   *[other] {" "}({ $monster })
}: { $faces }. Trafienia: { $hits }.
event-hit-spoilt = Jedno trafienie zamienia się w pudło. Kości Bohatera pokazują teraz: { $faces }. Trafienia: { $hits }.
event-breath-held = Bohater używa zdolności „{ experience-spores }”: wyniki specjalne liczą się jako pudła. Trafienia: { $hits }.
event-attack-called-off = { $monster-count ->
    [0] { $look-count ->
        [0] Atak towarzyszący się nie odbywa.
       *[other] Atak się nie odbywa ({ $look }, { $figure }).
    }
   *[other] Atak się nie odbywa ({ $monster }).
}
event-points-lost = Bohater traci { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $stat ->
    [0] zdrowia
   *[other] poczytalności
} ({ $source ->
    [0] { source-attack }
    [1] { source-parting-attack }
    [2] { source-terror }
    [3] { source-card }
    [4] { source-choice }
    [5] { source-mission }
   *[other] { source-nightmare }
}). Zostaje: { $left }.
event-points-regained = Bohater odzyskuje { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $stat ->
    [0] zdrowia
   *[other] poczytalności
}. Ma teraz: { $left }.
event-adrenaline-changed = Adrenalina Bohatera: { $left }.
event-loss-sent-to-ally = { $amount ->
    [one] Stratę ponosi sprzymierzeniec: { $ally } (1 ładunek).
    [few] Stratę ponosi sprzymierzeniec: { $ally } ({ $amount } ładunki).
   *[many] Stratę ponosi sprzymierzeniec: { $ally } ({ $amount } ładunków).
}
event-ally-gained = Bohater zyskuje sprzymierzeńca: { $ally }.
event-ally-lost = Bohater traci sprzymierzeńca: { $ally }.
event-skill-used = Bohater korzysta z umiejętności sprzymierzeńca: { $ally }.
event-ally-sacrificed = Bohater poświęca sprzymierzeńca: { $ally }.
event-ability-used = Bohater używa zdolności postaci: { $character }.
event-monster-wounded = { $monster-count ->
    [0] Potwór zostaje ranny: { $look } ({ $figure }).
   *[other] Potwór zostaje ranny: { $monster }.
}
event-monster-healed = { $monster-count ->
    [0] Potwór nie jest już ranny: { $look } ({ $figure }).
   *[other] Potwór nie jest już ranny: { $monster }.
}
event-monster-roused = { $monster-count ->
    [0] Potwór rzuca w tej turze 1 kością ataku więcej: { $look } ({ $figure }).
   *[other] Potwór rzuca w tej turze 1 kością ataku więcej: { $monster }.
}
event-monster-killed = { $monster-count ->
    [0] Ginie potwór: { $look } ({ $figure }).
   *[other] Ginie potwór: { $monster }.
}
event-experience-gained = { $unlocked ->
    [yes] Bohater zyskuje punkt doświadczenia i odblokowuje zdolność ({ $kind }).
   *[no] Bohater zyskuje punkt doświadczenia ({ $kind }).
}

## Events: actions, items, missions

event-targets-named = { $targets-count ->
    [one] Cel Bohatera: { $targets }.
   *[other] Cele Bohatera: { $targets }.
}
event-distance-told = Odpowiedź Zła – { $distance ->
    [-2] { $target }: odmowa
    [-1] { $target }: brak na mapie
    [one] { $target }: 1 sektor stąd
    [few] { $target }: { $distance } sektory stąd
   *[many] { $target }: { $distance } sektorów stąd
}{ $level ->
    [0] , na tym samym poziomie
    [1] , na innym poziomie
   *[other] {""}
}{ $way-count ->
    [0] {""}
   *[other] , kierunek: { $way }
}.
event-item-gained = Bohater zyskuje przedmiot „{ $item }”.
event-item-used = Bohater używa przedmiotu „{ $item }”. Pozostałe ładunki: { $charges }.
event-item-discarded = Zużyty przedmiot: „{ $item }”.
event-item-upgraded = Bohater ulepsza przedmiot „{ $item }” ładunkiem z karty „{ $donor }”. Ładunki, które na niej zostały: { $charges }.
event-item-charged = Przedmiot „{ $item }” odzyskuje ładunek. Ładunki: { $charges }.
event-mission-completed = Ukończona misja: „{ $mission }”.
event-final-mission-activated = Aktywowana zostaje misja finałowa: „{ $mission }”.
event-mission-progressed = Misja „{ $mission }” posuwa się naprzód. Stan licznika: { $count }.
event-countdown-changed = Odliczanie: { $left }.
event-culture-taken = Bohater niesie kulturę bakterii.
event-culture-dropped = Bohater upuszcza kulturę bakterii.
event-tokens-changed = { $name ->
    [0] Żetony sabotażu
    [1] Żetony wyrwy
    [2] Żetony zapisu
   *[other] Kultura bakterii
}, { $sector-count ->
    [0] { $tile }: { $count }.
   *[other] { $sector }: { $count }.
}

## Events: Evil

event-reaction-played = { $card-count ->
    [0] { $seat } kładzie zakrytą kartę (talia: { $deck }).
   *[other] { $face_down ->
        [yes] { $seat } kładzie zakrytą kartę „{ $card }” (talia: { $deck }).
       *[no] { $seat } zagrywa kartę „{ $card }” (talia: { $deck }).
    }
}
event-consent-refused = Lider Zła nie zgadza się na kartę gracza: { $seat }.
event-lower-half-used = Karta „{ $card }” jest niebezpieczna: działa też jej dolna połowa.
event-card-drawn = { $card-count ->
    [0] { $seat } dobiera kartę (talia: { $deck }).
   *[other] { $seat } dobiera kartę „{ $card }” (talia: { $deck }).
}
event-card-discarded = { $card-count ->
    [0] { $seat } odrzuca kartę (talia: { $deck }).
   *[other] { $seat } odrzuca kartę „{ $card }” (talia: { $deck }).
}
event-deck-shuffled = Potasowany stos kart odrzuconych tworzy nową talię: { $deck }.
event-leader-changed = Teraz Liderem Zła jest { $seat }.
event-danger-set-aside = { $count ->
    [one] Zło odkłada na bok 1 żeton zagrożenia.
    [few] Zło odkłada na bok { $count } żetony zagrożenia.
   *[many] Zło odkłada na bok { $count } żetonów zagrożenia.
}
