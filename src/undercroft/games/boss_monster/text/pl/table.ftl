### Boss Monster przy stole: opcje, pytania, wydarzenia, ustawienia. Nazwy i teksty kart są w plikach cards*.ftl.

game-name = Boss Monster: Następny poziom
game-summary = Zbuduj podziemia, które każdy bohater chce złupić i których żaden nie przeżyje. Wygrywa boss, który pierwszy zbierze dziesięć dusz; pięć ran to przegrana.

class-cleric = kapłan
class-fighter = wojownik
class-mage = mag
class-thief = złodziej

spot = miejsce { $number } od bossa

phase-setup = przygotowanie
phase-beginning = początek rundy
phase-build = faza budowy
phase-reveal = odkrycie komnat
phase-bait = faza przynęty
phase-adventure = faza przygód
phase-end = koniec rundy

## Settings

setting-seats = gracze
    .help = Ilu graczy gra: od 2 do 4.
setting-sets = zestawy kart
    .help = Które karty są w grze: z zestawu Następny poziom, z gry podstawowej albo z obu razem.
    .next-level = Następny poziom
    .base = gra podstawowa
    .both = oba razem
setting-heroes = zestaw bohaterów
    .help = Przy obu zestawach: z którego przychodzą do miasta bohaterowie. Zwykle z zestawu Następny poziom.
    .next-level = Następny poziom
    .base = gra podstawowa
setting-classic-start = Tryb klasyczny
    .help = Każdy odrzuca dwie karty z pierwszej ręki, zamiast wykładać początkowy stos odrzuconych kart.
setting-hard = Tryb trudny
    .help = Bohaterowie z 4 punktami życia zostają w pudełku: legendarni przychodzą wcześniej.
setting-choose-boss = wybór bossa
    .help = Każdy dostaje dwóch bossów i w tajemnicy zatrzymuje jednego.
setting-machinations = Machinacje
    .help = Kto w rundzie nie zdobył żadnej duszy, może na jej koniec dociągnąć kartę.
setting-endless-lives = Nieskończone życia
    .help = Rany nie kończą gry; kończy się ona, gdy wyczerpią się talie bohaterów.
setting-seed-pile = początkowy stos odrzuconych kart
    .help = Czy na stosie odrzuconych kart leżą na początku 4 komnaty i 2 czary. Zwykle tak, ale nie w Trybie klasycznym.
    .auto = o ile to nie Tryb klasyczny
    .always = zawsze
    .never = nigdy

## Options

option-build = Połóż „{ $card }” ({ $spot })
option-give = Podaruj komnatę „{ $card }”
option-play = Zagraj czar „{ $card }”
option-use = Użyj zdolności karty „{ $card }”
option-choose-text = { $number ->
    [0] Pierwszy tekst karty „{ $card }”
   *[other] Drugi tekst karty „{ $card }”
}
option-choose-room = Komnata „{ $room }”
option-choose-hero = Bohater „{ $hero }”
option-choose-player = { $player }
option-choose-class = Klasa: { $treasure }
option-choose-deck = { $deck ->
    [room] Komnata
   *[spell] Czar
}
option-choose-card = Karta „{ $card }”
option-pay-with = Zapłać kartą „{ $card }”
option-discard = Odrzuć kartę „{ $card }”
option-first = Najpierw karta „{ $card }”
option-level-up-first = Najpierw Awans
option-keep-boss = Zatrzymaj: boss „{ $card }”
option-mulligan = Wtasuj karty z ręki i dociągnij nowe
option-keep-hand = Zatrzymaj te karty

## Questions

choice-may-replace = { $cards-count ->
    [0] Karta „{ $source }” pozwala ci na coś innego zamiast zwykłego dociągnięcia. Korzystasz?
   *[other] Na stos odrzuconych kart trafiają: { $cards }. Czy używasz karty „{ $source }”?
}
choice-order-own-abilities = Kilka twoich zdolności chce teraz zadziałać. Która pierwsza?
choice-choose-text = Karta „{ $source }” ma kilka tekstów do wyboru. Z którego korzystasz?
choice-choose-target = Wybierz cel karty „{ $source }”.
choice-choose-cost = Karta „{ $source }” ma swoją cenę. Wybierz kartę, którą zapłacisz.
choice-may-cancel = { $by } zagrywa czar „{ $spell }”. Zanegujesz go?
choice-may-stop = { $by } używa zdolności karty „{ $source }”. Powstrzymasz ją?
choice-may-use-ability = Zdolność karty „{ $source }” może teraz zadziałać. Użyjesz jej?
choice-may-act = { $pending-count ->
    [0] { $hero-count ->
        [0] { $phase ->
            [build] Faza budowy (aktywny gracz: { $active }). Zagraj czar, użyj zdolności albo spasuj.
           *[other] Faza przygód (aktywny gracz: { $active }). Zagraj czar, użyj zdolności albo spasuj, zanim wejdzie kolejny bohater.
        }
       *[other] Bohater „{ $hero }” stoi w komnacie (podziemia: { $active }). Zagraj czar, użyj zdolności albo spasuj.
    }
   *[other] { $builds ->
        [yes] Zapowiedziane, jeszcze niewykonane: { $pending }. Odpowiedz czarem lub zdolnością albo spasuj, a to się stanie; swoją komnatę położysz potem.
       *[no] Zapowiedziane, jeszcze niewykonane: { $pending }. Odpowiedz czarem lub zdolnością albo spasuj, a to się stanie.
    }
}
choice-may-build = Twoja kolej na budowę. Połóż jedną zakrytą komnatę (wszystkie odkrywa się razem), zagraj czar, użyj zdolności albo spasuj.
choice-order-built = Twoje nowe komnaty zaczynają działać. Co najpierw?
choice-may-scheme = W tej rundzie nie przybyła ci żadna dusza: Machinacje pozwalają ci dociągnąć kartę. Z której talii?
choice-pick-diverted = Karta „{ $source }” pozwala ci wziąć kartę, która trafiłaby na stos odrzuconych kart. Którą bierzesz?
choice-choose-discard = { $left ->
    [one] Musisz odrzucić kartę. Którą?
    [few] Musisz odrzucić { $left } karty. Którą najpierw?
    [many] Musisz odrzucić { $left } kart. Którą najpierw?
   *[other] Musisz odrzucić { $left } karty. Którą najpierw?
}
choice-choose-from-pile = Wybierz kartę ze stosu odrzuconych kart, którą bierzesz na rękę.
choice-choose-own-spell = Wybierz swój czar zagrany w tej rundzie, który wraca na twoją rękę.
choice-choose-from-hand = Widzisz karty, które ma na ręce { $victim }. { $optional ->
    [yes] Wybierz kartę, którą zabierasz, albo spasuj.
   *[no] Wybierz kartę, którą zabierasz.
}
choice-choose-kind = Zabierasz losową kartę spośród tych, które ma na ręce { $victim }. Komnatę czy czar?
choice-choose-receiver = Musisz oddać kartę komnaty. Kto ją dostanie?
choice-choose-passed-on = Którą kartę komnaty oddajesz? Dostanie ją { $receiver }.
choice-choose-own-loss = Karta przeciwnika każe ci zniszczyć jedną z twoich komnat. Którą?
choice-build-at-once = Zbuduj od razu jeszcze jedną, odkrytą komnatę: wybierz ją i miejsce.
choice-may-place-extra = Możesz położyć jeszcze jedną zakrytą komnatę. Wybierz ją i miejsce albo spasuj.
choice-may-build-found = Masz komnatę „{ $card }”. Zbuduj ją od razu albo spasuj i zatrzymaj na ręce.
choice-may-build-on = Możesz od razu zbudować komnatę potworów z ręki na komnacie „{ $room }”. Wybierz ją albo spasuj.
choice-choose-gift = Którą komnatę kładziesz zakrytą na komnacie „{ $room }”? Pas: zachowujesz swoje prawo do budowy.
choice-choose-found = { $is_monster ->
    [yes] Przeglądasz talię komnat i stos odrzuconych kart. Którą wypaśną komnatę potworów bierzesz?
   *[no] Przeglądasz talię komnat i stos odrzuconych kart. Którą wypaśną komnatę pułapek bierzesz?
}
choice-choose-invited = Który bohater, z miasta albo z talii bohaterów, staje przy twoim wejściu?
choice-choose-healed = Leczysz ranę. Którego bohatera zakrywasz?
choice-choose-turned-up = Twoja dusza staje się raną. Którego bohatera odkrywasz?
choice-choose-given-up = Którą ze swoich dusz oddajesz?
choice-choose-from-hero-decks = Który bohater z talii zajmuje miejsce oddanej duszy?
choice-choose-boss = Wybierz bossa, którym grasz. Wszystkich bossów odkrywa się razem.
choice-may-mulligan = Twoje pierwsze karty są mało zróżnicowane, więc możesz wymienić je wszystkie. Zatrzymujesz je?
choice-place-first-room = Przed pierwszą rundą możesz położyć obok bossa typową komnatę. Wybierz ją albo spasuj.

## Events

event-bosses-revealed = Kolejność gry: { $seats }. Bossowie: { $bosses }.
event-mulligan-taken = { $seat } wtasowuje wszystkie karty z ręki i dociąga nowe.
event-pile-seeded = Na początek na stosie odrzuconych kart leżą: { $cards }.
event-round-began = Runda { $number }
event-phase-began = { $phase ->
    [build] Faza budowy
    [bait] Faza przynęty
    [adventure] Faza przygód
   *[end] Koniec rundy
}
event-heroes-arrived = { $heroes-count ->
    [one] Do miasta przybywa: { $heroes }.
   *[other] Do miasta przybywają: { $heroes }.
}
event-cards-drawn = { $deck ->
    [room] { $cards-count ->
        [0] { $count ->
            [one] { $seat } dociąga kartę komnaty.
            [few] { $seat } dociąga { $count } karty komnat.
            [many] { $seat } dociąga { $count } kart komnat.
           *[other] { $seat } dociąga { $count } karty komnat.
        }
       *[other] { $seat } dociąga: { $cards }.
    }
   *[spell] { $cards-count ->
        [0] { $count ->
            [one] { $seat } dociąga kartę czaru.
            [few] { $seat } dociąga { $count } karty czarów.
            [many] { $seat } dociąga { $count } kart czarów.
           *[other] { $seat } dociąga { $count } karty czarów.
        }
       *[other] { $seat } dociąga: { $cards }.
    }
}
event-hand-seen = { $cards-count ->
    [0] { $seat } ogląda karty, które ma na ręce { $victim }.
   *[other] { $seat } ogląda karty, które ma na ręce { $victim }: { $cards }.
}
event-card-passed = { $card-count ->
    [0] { $seat } dostaje kartę. Oddaje ją { $giver }.
   *[other] { $seat } dostaje kartę „{ $card }”. Oddaje ją { $giver }.
}
event-card-shown = { $seat } pokazuje kartę „{ $card }”.
event-cards-discarded = { $seat } odrzuca: { $cards }.
event-card-diverted = { $seat } bierze kartę „{ $card }”, zanim ta trafi na stos odrzuconych kart. Pozwala na to karta „{ $source }”.
event-taken-from-pile = { $seat } bierze kartę „{ $card }” ze stosu odrzuconych kart.
event-pile-reshuffled = { $deck ->
    [room] Talia komnat się skończyła: potasowane komnaty ze stosu odrzuconych kart tworzą nową talię.
   *[spell] Talia czarów się skończyła: potasowane czary ze stosu odrzuconych kart tworzą nową talię.
}
event-room-placed = { $room-count ->
    [0] { $seat } kładzie zakrytą komnatę (podziemia: { $owner }, { $spot }).
   *[other] { $seat } kładzie zakrytą komnatę „{ $room }” (podziemia: { $owner }, { $spot }).
}
event-room-taken-back = { $room-count ->
    [0] { $seat } bierze zakrytą komnatę z powrotem na rękę.
   *[other] { $seat } bierze komnatę „{ $room }” z powrotem na rękę.
}
event-room-built-face-up = { $seat } buduje komnatę „{ $room }” ({ $spot }).
event-leveled-up = { $seat } ma Awans: boss „{ $boss }” pokazuje, co potrafi.
event-spell-played = { $aims-count ->
    [0] { $seat } zagrywa czar „{ $spell }”.
   *[other] { $seat } zagrywa czar „{ $spell }”. Cel: { $aims }.
}
event-ability-used = { $aims-count ->
    [0] { $seat } używa zdolności karty „{ $source }”.
   *[other] { $seat } używa zdolności karty „{ $source }”. Cel: { $aims }.
}
event-ability-fired = Działa zdolność karty „{ $source }” ({ $seat }).
event-spell-cancelled = { $seat } neguje czar „{ $spell }” kartą „{ $source }”.
event-ability-stopped = Zdolność karty „{ $source }” zostaje powstrzymana.
event-effect-fizzled = Karta „{ $source }” nie działa: jej cel jest już poza zasięgiem.
event-room-destroyed-by-card = Komnata „{ $room }” zostaje zniszczona (podziemia: { $seat }).
event-room-deactivated = Komnata „{ $room }” zostaje dezaktywowana do końca rundy (podziemia: { $seat }).
event-rooms-swapped = Komnaty „{ $first }” i „{ $second }” zamieniają się miejscami (podziemia: { $seat }).
event-room-changed = Obrażenia komnaty „{ $room }” zmieniają się o { $amount } do końca rundy.
event-treasure-changed = { $treasure-count ->
    [0] Komnata „{ $room }” nie ma skarbów do końca rundy.
   *[other] Komnata „{ $room }” ma o jeden skarb więcej do końca rundy: { $treasure }.
}
event-ability-blanked = Komnata „{ $room }” do końca rundy liczy się jak komnata bez zdolności.
event-dungeon-closed = Do końca rundy żaden bohater nie może wejść do podziemi ({ $seat }).
event-hero-toughened = Bohater „{ $hero }” ma +{ $amount } do życia do końca rundy („{ $source }”).
event-hero-lured = { $by_text ->
    [yes] { $seat } zwabia bohatera „{ $hero }” (tak mówi karta tego bohatera).
   *[no] { $seat } zwabia bohatera „{ $hero }” (skarby: { $pull }, u następnego: { $next_best }).
}
event-hero-stayed = { $kept ->
    [yes] Bohater „{ $hero }” musi w tej rundzie zostać w mieście.
   *[no] Bohater „{ $hero }” zostaje w mieście: żadne podziemia nie wabią go bardziej niż wszystkie inne.
}
event-soul-turned-up = { $seat } odkrywa bohatera „{ $hero }”: jego dusze są teraz ranami.
event-hero-walked-in = Bohater „{ $hero }” wchodzi do podziemi ({ $seat }).
event-hero-wounded = { $room-count ->
    [0] Bohater „{ $hero }” otrzymuje obrażenia: { $amount } (pozostałe życie: { $left }).
   *[other] Bohater „{ $hero }” otrzymuje obrażenia w komnacie „{ $room }”: { $amount } (pozostałe życie: { $left }).
}
event-hero-moved = { $seat-count ->
    [0] Bohater „{ $hero }” wraca do miasta.
   *[other] Bohater „{ $hero }” staje przy wejściu do podziemi ({ $seat }).
}
event-hero-sent-back = Bohater „{ $hero }” musi się cofnąć do komnaty „{ $room }”.
event-hero-killed = { $souls ->
    [one] Bohater „{ $hero }” ginie. { $seat } zdobywa duszę.
    [few] Bohater „{ $hero }” ginie. { $seat } zdobywa { $souls } dusze.
    [many] Bohater „{ $hero }” ginie. { $seat } zdobywa { $souls } dusz.
   *[other] Bohater „{ $hero }” ginie. { $seat } zdobywa { $souls } duszy.
}
event-boss-wounded = { $wounds ->
    [one] Bohater „{ $hero }” przechodzi podziemia. { $seat } otrzymuje ranę.
    [few] Bohater „{ $hero }” przechodzi podziemia. { $seat } otrzymuje { $wounds } rany.
    [many] Bohater „{ $hero }” przechodzi podziemia. { $seat } otrzymuje { $wounds } ran.
   *[other] Bohater „{ $hero }” przechodzi podziemia. { $seat } otrzymuje { $wounds } rany.
}
event-wound-healed = { $seat } leczy ranę: bohater „{ $hero }” liczy się teraz jako dusze.
event-soul-lost = { $seat } traci dusze, które daje bohater „{ $hero }”.
event-soul-gained = Bohater „{ $hero }” leży zakryty na obszarze punktacji ({ $seat }).
event-hero-removed = Bohater „{ $hero }” zostaje usunięty z gry.
event-win-forbidden = { $seat } nie może wygrać w tej rundzie.
event-building-forbidden = Do końca rundy nikt nie może budować; zakryte komnaty wracają na ręce.
event-round-ended = Koniec rundy { $number }.
event-score-told = { $seat }: { $souls ->
    [one] 1 dusza
    [few] { $souls } dusze
    [many] { $souls } dusz
   *[other] { $souls } duszy
}, { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}.
event-nothing-placed = { $seat } nie kładzie żadnej komnaty.
event-player-eliminated = { $wounds ->
    [one] { $seat } odpada z gry (1 rana).
    [few] { $seat } odpada z gry ({ $wounds } rany).
    [many] { $seat } odpada z gry ({ $wounds } ran).
   *[other] { $seat } odpada z gry ({ $wounds } rany).
}

window-priority = czary i zdolności
window-cancelling = negowanie czaru
window-stopping = powstrzymanie zdolności komnaty
