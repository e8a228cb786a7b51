### Co liczy się w partiach: nazwy w raportach. Karty mają nazwy we własnych komunikatach.

tally-boss = Boss
tally-order = Kolejność gry
tally-first-room = Pierwsza komnata
tally-souls = Dusze
tally-wounds = Rany
tally-drawn = dociągnięte
tally-played = zagrane
tally-destroyed = zniszczone

order-1 = Pierwszy według PD
order-2 = Drugi według PD
order-3 = Trzeci według PD
order-4 = Czwarty według PD
