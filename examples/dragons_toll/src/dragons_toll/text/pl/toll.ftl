game-name = Smocze myto
game-summary = Wyłóż skarb po ciemku i licz na to, że smok zje cudzy.
setting-seats = gracze
    .help = Ilu graczy gra: od 2 do 4.

card = karta { $number }

choice-lay-card = Połóż przed smokiem zakrytą kartę.
choice-may-burn-torch = Kość pokazała wynik. Spalić pochodnię, by rzucić ponownie?

option-lay-down = Wyłóż: { $card }
option-burn-torch = Spal pochodnię

event-card-laid = { $card-count ->
    [0] { $seat } wykłada zakrytą kartę.
   *[other] { $seat } wykłada zakrytą kartę: { $card }.
}
event-die-cast = Smok wyrzuca { $die }.
event-card-eaten = Smok zjada: { $card }. Właściciel: { $seat }.
