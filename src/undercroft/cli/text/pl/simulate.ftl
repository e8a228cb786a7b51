### Co mówi „undercroft simulate”.

help-rotate = przesuwaj obsadę o jedno miejsce z partii na partię, by żadne miejsce nikogo nie faworyzowało
help-cluster = graj na klastrze Ray: auto, local, HOST:PORT albo ray://HOST:PORT
help-out = zapisz w tym pliku .parquet po jednym wierszu na partię; by dokończyć przerwany przebieg, powtórz polecenie
help-decisions = zapisz obok, w .decisions.parquet, także po jednym wierszu na decyzję
help-replace = zastąp dawne wyniki nowymi

refusal-needs-out = { $name } wymaga --out PLIK.parquet.
refusal-bad-seed = Ziarno to najwyżej { $most } widocznych znaków.

progress-rate = { $rate }/s
progress-waiting = długa partia: { $time }
simulating = Rozgrywanie
going-on = Ciąg dalszy: partie, które już są: { $done } z { $games }.
stopped-kept = Przerwano. Zachowane partie: { $done } z { $games }, w { $folder }; by kontynuować, powtórz polecenie.
simulated = Ukończone partie: { $finished } z { $games }. Decyzje: { $decisions } w { $seconds } s.
simulated-speed = Decyzji na sekundę: { $rate }; opcji na decyzję: { $options }.
simulated-together = Wszyscy przy stole wygrywają albo przegrywają razem: { $bots }; wygrane partie: { $won } z { $finished } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
simulated-seed = Ziarno: { $seed }
simulated-file = Wyniki: { $file }
simulated-error = Partię z ziarnem { $seed } przerwał błąd: { $error }
simulated-errors = Partie przerwane błędem: { $count }.
