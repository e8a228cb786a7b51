### Alone rysowane w terminalu, uwagi przy opcjach i lista kart.

rule-sources = Źródła: p.N to strona polskiego kompendium Zła, after p.N wynika z tej strony; znane tylko z drugiej ręki: INTRO zasady wprowadzające, HERO kompendium Bohatera, ARTICLE artykuł wydawcy, REVIEWS recenzje i omówienia; own nasze rozstrzygnięcie.

## Signs of the drawing

mark-spores = Z
mark-parasites = P
mark-cultists = K
mark-hybrids = H
mark-worms = C
mark-colonel = Płk
mark-matriarch = Matr.
mark-amber = B
mark-teal = T
mark-sabotage = sabotaż
mark-breach = wyrwa
mark-record = zapis
mark-culture = kultura

short-infirmary = Ambulat.
short-laboratory = Laborat.
short-quarters = Kwatery
short-control_room = Kontrolne
short-escape_pods = Kapsuły
short-generator_room = Generat.
short-canteen = Stołówka
short-storage = Magazyn

board-legend-hero = Północ jest u góry. Każdy kafelek ma swój numer. @ ty · ? nieodkryte · * światło · ! żeton zagrożenia · o włącznik światła · ≡B, ≡T bursztynowe i turkusowe schody · ◆ pomieszczenie misji · ~ potykacz · ▯ drzwi · ▮ zablokowane · █ zaspawane
board-legend-evil = Północ jest u góry. Każdy sektor ma swój numer, w nawiasie, jeśli jest odkryty. @ Bohater · * światło · ! żeton zagrożenia · o włącznik światła · ≡B, ≡T bursztynowe i turkusowe schody · ◆ pomieszczenie misji · ~ potykacz · ≠ Bohater jest tu zwodzony · ▯ drzwi · ▮ zablokowane · █ zaspawane
board-legend-monsters = Potwory, każdy ze swoim numerem: { $kinds }; Płk Pułkownik, Matr. Matriarchini; - ranny
board-monsters = Potwory: ile obrażeń rani, ile zabija, kości, przerażenie, dystans
board-texts = Widzisz to pierwszy raz („karta NAZWA” pokaże ponownie)

## The table

board-setup = Przygotowanie
board-round = Runda { $round }
board-rounds = { $left ->
    [one] tryb koszmaru po tej rundzie
    [few] tryb koszmaru za { $left } rundy
    [many] tryb koszmaru za { $left } rund
   *[other] tryb koszmaru za { $left } rundy
}
board-nightmare = tryb koszmaru
board-turns = żetony tur: { $left }
board-bullet-time = spowolnienie czasu, akcje do wykonania: { $actions }
board-health = zdrowie { $left }/12
board-sanity = poczytalność { $left }/12
board-adrenaline = adrenalina { $left } (w następnej rundzie { $refill })
board-items = przedmioty: { $items }
board-allies = sprzymierzeńcy: { $allies }
board-charges = { $name }, ładunki: { $charges }
board-upgraded = { $item }, po ulepszeniu
board-experience = doświadczenie: { $abilities }
board-points = { $name } { $points } z 2
board-missions = Misje
board-mission-open = { $name } · { $category } · { $room }
board-mission-done = { $name } · { $category } · ukończona
board-mission-asleep = { $name } · { $category } · { $room } · czeka, aż jedna z pozostałych zostanie ukończona
board-counters = misja finałowa: licznik { $count }{ $countdown ->
    [0] {""}
   *[other] , odliczanie { $countdown }
}{ $carrying ->
    [yes] , Bohater niesie kulturę bakterii
   *[no] {""}
}
board-track = Tor reakcji
board-slots = zajęte pola: { $used } z { $slots } · odsłonięte symbole zagrożenia: { $symbols }
board-played = { $name } ({ $seat }, pola: { $slots })
board-covered = zakryta karta, talia { $deck }
board-roll = kości na stole: { $faces }
board-cards = Karty Zła i talie
board-backs = { $deck } { $count }
board-holds = { $seat }, karty na ręce: { $cards }
board-leads = { $seat }, Lider Zła, karty na ręce: { $cards }
board-deck = talia { $deck }: kart { $cards }, odrzuconych { $discards }
board-item-deck = przedmioty: w talii { $cards }, odrzuconych { $discards }
board-hand = Twoja ręka
board-hand-empty = brak kart
board-left = { $kind } { $count }
board-supply = potwory do rozstawienia: { $kinds }
board-danger-aside = żetony zagrożenia do umieszczenia: { $count }
board-labyrinth = Labirynt
board-elsewhere = Na innym poziomie
board-nothing = jeszcze nic nie odkryto
board-level = Poziom { $number }

## Notes

note-steps = { $way } { $count }
note-here = twój sektor
note-end-of = drugi koniec: { $stairs }
note-distance = dystans { $steps }
note-lit = oświetlony
note-danger = żeton zagrożenia
note-switch = włącznik światła
note-revealed = odkryty
note-wounded = { $name }, ranny potwór
note-is-wounded = ranny potwór
note-named = { $name }: { $text }
note-health = zdrowie teraz { $left }
note-sanity = poczytalność teraz { $left }

about-fury = potwory walczą zacieklej i chętniej atakują
about-speed = potwory są szybsze, a Zło częściej reaguje
about-terror = straszy Bohatera i kieruje jego działaniami
about-traps = więcej żetonów zagrożenia i większy z nich pożytek

## Texts and facts

text-halves = { $upper } Jeśli niebezpieczna: { $lower }
text-item = { $effect } Ulepszenie: { $upgrade }
text-condition = Do tego czasu: { $text }
text-start = W chwili aktywacji: { $text }
text-ongoing = Dopóki trwa: { $text }
text-task = Zadanie: { $text }
text-reward = Nagroda: { $text }
text-ability = Jako Bohater, { $name }: { $text }
text-skill = Jako sprzymierzeniec, za 1 ładunek, { $name }: { $text }
text-sacrifice = Poświęcenie na początku tury, { $name }: { $text }
text-monster = W trybie koszmaru: { $nightmare }. Doświadczenie, { $name }: { $text }
text-boss = Pojawia się z misją finałową „{ $mission }”. Dla wszystkich kart to { $kind }, a w trybie koszmaru nic się nie zmienia. { $start } { $ongoing } Za zabicie: po 1 punkcie doświadczenia w dwóch zdolnościach, które wybiera Bohater.
facts-item = { $type }, ulepszenie: { $component }, ładunki: { $charges }
facts-monster = rana: { $wound }, zabicie: jeszcze { $kill } · kości { $dark } w ciemności, { $lit } w świetle · przerażenie { $sanity } · dystans { $distance }
facts-boss = rana: { $wound }, zabicie: jeszcze { $kill } · kości { $dark } w ciemności, { $lit } w świetle · przerażenie { $sanity }

## The list of cards

column-name = Nazwa
column-kind = Rodzaj
column-facts = Dane
column-copies = Sztuki
column-provenance = Pochodzenie
column-text = Tekst

list-reaction = reakcja, { $deck }
list-item = przedmiot
list-extra-item = przedmiot (zawartość dodatkowa)
list-character = postać
list-extra-character = postać (zawartość dodatkowa)
list-monster = potwór
list-boss = boss

provenance-confirmed = potwierdzone
provenance-inferred = wywnioskowane
provenance-designed = zaprojektowane
provenance-tuned = zaprojektowane; liczbę zmieniono dla równowagi
provenance-item = potwierdzone; typ, ładunki i ulepszenie zaprojektowane
provenance-character = nazwa potwierdzona; zdolności zaprojektowane
provenance-row = potwierdzone; tryb koszmaru i doświadczenie zaprojektowane
provenance-reasoned-row = wywnioskowane; tryb koszmaru i doświadczenie zaprojektowane
provenance-colonel = potwierdzone; liczby zaprojektowane
