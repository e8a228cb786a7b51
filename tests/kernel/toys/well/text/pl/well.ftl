coin = moneta { $number }

option-pass = Odpocznij
option-pick = Weź: { $coin }
option-cast = Rzuć los
option-peer = Zajrzyj na dno
option-call = Zawołaj: { $whom }
option-linger = Zaczekaj
option-dive = Nurkuj
option-trip = Potknij się
option-splash = Chlapnij
option-toss = Rzuć kamyk

choice-act = { $seat }, co robisz?
    .short = Działaj
choice-may-answer = { $seat }, { $caller } woła: { $whom }. Odpowiadasz?

event-coins-picked = { $coins-count ->
    [one] { $seat } bierze { $coins-count } monetę: { $coins }.
    [few] { $seat } bierze { $coins-count } monety: { $coins }.
   *[many] { $seat } bierze { $coins-count } monet: { $coins }.
}
event-luck-cast = { $seat } rzuca: { $luck }.
event-splashed = { $seat } chlapie.

window-may-answer = ktoś woła
window-pause = ktoś się ociąga
