### Boty z nazwy oraz to, co może być nie tak z ich obsadą.

bot-random = Losowy
    .about = Wybiera cokolwiek, na chybił trafił. Najłatwiejszy przeciwnik i najszybszy.
bot-greedy = Zachłanny
    .about = Patrzy o jeden ruch naprzód i wybiera to, co w tej chwili jest dla niego najlepsze. Nie oszukuje: zakryte karty tylko zgaduje.

refusal-no-such-bot = Nie ma bota „{ $name }”. Czy chodziło o „{ $nearest }”? Zainstalowane: { $known }.
refusal-bad-strength = Siła bota to liczba od 1 do { $most }, na przykład „{ $name }:5”, a nie „{ $strength }”.
