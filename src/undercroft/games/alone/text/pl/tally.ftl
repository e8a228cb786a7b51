### Co się liczy w partiach: nazwy w raportach. Karty, postaci i misje mają własne nazwy.

tally-character = Postać
tally-difficulty = Poziom trudności
tally-map = Mapa
tally-mission-starting = Misja początkowa
tally-mission-problem = Misja problemowa
tally-mission-final = Misja finałowa
tally-decks = Talie Zła
tally-health = Zdrowie
tally-sanity = Poczytalność
tally-drawn = dobrane
tally-played = zagrane
tally-covered = zagrane zakryte

fury-speed = Furia i Szybkość
fury-terror = Furia i Groza
fury-traps = Furia i Pułapki
speed-terror = Szybkość i Groza
speed-traps = Szybkość i Pułapki
terror-traps = Groza i Pułapki
