### Alone: nazwy rzeczy. Karty, przedmioty, misje i postacie mają własne pliki.

## Rooms (by the words in ids.ROOMS)

room-infirmary = Ambulatorium
room-laboratory = Laboratorium
room-quarters = Kwatery
room-control_room = Pomieszczenie kontrolne
room-escape_pods = Kapsuły ratunkowe
room-generator_room = Generatorownia
room-canteen = Stołówka
room-storage = Magazyn

## Shapes of sectors

shape-corridor = korytarz
shape-corner = zakręt
shape-junction = rozwidlenie
shape-crossing = skrzyżowanie
shape-room = pomieszczenie

## Places and figures: the Hero knows tiles and figures, Evil sectors and monsters

tile = kafelek { $number }
figure = figurka { $number }
sector = sektor { $level }.{ $number }
monster = { $kind } { $number }
door = drzwi { $number }
item-copy = { $name } ({ $number })

## Monsters, each by the name of one

kind-spores = Zarodniki
kind-parasites = Pasożyt
kind-cultists = Kultysta
kind-hybrids = Hybryda
kind-worms = Czerw

boss-colonel = Pułkownik
boss-matriarch = Matriarchini

## Ways out of a sector, and what noises are told as

way-north = północ
way-east = wschód
way-south = południe
way-west = zachód
way-amber = bursztynowe schody
way-teal = turkusowe schody

report-north = z północy
report-east = ze wschodu
report-south = z południa
report-west = z zachodu
report-amber = z bursztynowych schodów
report-teal = z turkusowych schodów
report-here = w samym sektorze Bohatera
report-other-level = z innego poziomu
report-muffled = stłumiony, nie wiadomo skąd

## What Locate may ask about (by the words in targets.TARGETS)

target-room-infirmary = Ambulatorium
target-room-laboratory = Laboratorium
target-room-quarters = Kwatery
target-room-control_room = Pomieszczenie kontrolne
target-room-escape_pods = Kapsuły ratunkowe
target-room-generator_room = Generatorownia
target-room-canteen = Stołówka
target-room-storage = Magazyn
target-shape-corridor = najbliższy korytarz
target-shape-corner = najbliższy zakręt
target-shape-junction = najbliższe rozwidlenie
target-shape-crossing = najbliższe skrzyżowanie
target-door = najbliższe drzwi
target-stairs-amber = najbliższy koniec bursztynowych schodów
target-stairs-teal = najbliższy koniec turkusowych schodów
target-stairs = najbliższe schody
target-switch = najbliższy włącznik światła
target-kind-spores = najbliższe Zarodniki
target-kind-parasites = najbliższy Pasożyt
target-kind-cultists = najbliższy Kultysta
target-kind-hybrids = najbliższa Hybryda
target-kind-worms = najbliższy Czerw
target-shape-room = najbliższe pomieszczenie
target-danger = najbliższy żeton zagrożenia
target-mission = najbliższy żeton misji
target-token-sabotage = najbliższy żeton sabotażu
target-token-breach = najbliższy żeton wyrwy
target-token-record = najbliższy żeton zapisu
target-token-culture = najbliższy żeton kultury bakterii
target-boss-colonel = Pułkownik
target-boss-matriarch = Matriarchini

## Reaction decks and maps

deck-fury = Furia
deck-speed = Szybkość
deck-terror = Groza
deck-traps = Pułapki

map-cinder-reach = Popielny Trakt
map-hollow-lantern = Pusta Latarnia
map-cinder-sump = Popielna Zęza

## Characters and difficulty levels

character-captain = Kapitan
character-pilot = Pilot
character-engineer = Inżynier
character-doctor = Lekarz
character-prospector = Poszukiwacz złóż

difficulty-easy = łatwy
difficulty-normal = normalny
difficulty-nightmare = koszmar
difficulty-impossible = niemożliwy

## Actions, and what makes a reaction card playable

action-move = ruch
action-explore = eksploracja
action-fight = walka
action-locate = lokalizowanie
action-search = przeszukiwanie
action-interact = interakcja

trigger-move = akcja ruchu
trigger-explore = akcja eksploracji
trigger-fight = akcja walki
trigger-locate = akcja lokalizowania
trigger-search = akcja przeszukiwania
trigger-interact = akcja interakcji
trigger-health-loss = utrata zdrowia
trigger-sanity-loss = utrata poczytalności

timing-after-declared = po zadeklarowaniu akcji
timing-after-targets-chosen = po wskazaniu celów
timing-before-reveal = przed odkryciem czegokolwiek
timing-after-enter = po wejściu do sektora
timing-after-roll = po rzucie Bohatera
timing-on-loss = w chwili utraty
timing-end-of-turn = na końcu tury

## Tracks, sources of loss, dice, items, missions

stat-health = zdrowie
stat-sanity = poczytalność

source-attack = atak potwora
source-parting-attack = atak towarzyszący
source-terror = przerażenie
source-card = karta reakcji
source-choice = cena wyboru
source-mission = misja
source-nightmare = tryb koszmaru

face-hit = trafienie
face-special = wynik specjalny
face-miss = pudło

type-mechanical = mechaniczny
type-electronic = elektroniczny
type-chemical = chemiczny

category-starting = misja początkowa
category-problem = misja problemowa
category-final = misja finałowa

window-reacting = w trakcie akcji
window-reacting-to-loss = po utracie zdrowia lub poczytalności
window-reacting-at-end = na końcu tury

role-hero = Bohater
role-evil = Zło
