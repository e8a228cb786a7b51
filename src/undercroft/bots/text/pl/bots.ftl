### Co może być nie tak z obsadą botów.

refusal-no-such-bot = Nie ma bota „{ $name }”. Czy chodziło o „{ $nearest }”? Zainstalowane: { $known }.
refusal-bad-strength = Siła bota to liczba od 1 do 1000000, na przykład „{ $name }:5”, a nie „{ $strength }”.
