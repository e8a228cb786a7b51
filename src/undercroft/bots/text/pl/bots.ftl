### Boty z nazwy oraz to, co może być nie tak z ich obsadą.

bot-random = Losowy
    .about = Wybiera cokolwiek, na chybił trafił. Najłatwiejszy przeciwnik i najszybszy.
bot-greedy = Zachłanny
    .about = Patrzy o jeden ruch naprzód i wybiera to, co w tej chwili jest dla niego najlepsze. Nie oszukuje: zakryte karty tylko zgaduje.
bot-ismcts = Badacz
    .about = Rozgrywa w głowie setki możliwych przyszłości, za każdym razem inaczej zgadując ukryte karty, i wybiera to, co wychodziło najlepiej.
bot-novice = Nowicjusz
    .about = Patrzy jeden ruch naprzód i czasem coś przeoczy. Dobry towarzysz pierwszej partii.
bot-adept = Adept
    .about = Przed każdym ruchem rozważa sto możliwych przyszłości. Godny przeciwnik.
bot-master = Mistrz
    .about = Rozważa do tysiąca możliwych przyszłości: przeważnie krócej niż sekundę na ruch, w cztery osoby czasem kilka sekund. Najsilniejszy przy stole.
bot-policy = Wyuczony
    .about = Gra tak, jak nauczyła się sieć w treningu: ruch po ruchu, bez patrzenia naprzód.

refusal-no-such-bot = Nie ma bota „{ $name }”. { $nearest ->
    [none] Zainstalowane: { $known }.
   *[other] Czy chodziło o „{ $nearest }”? Zainstalowane: { $known }.
}
refusal-broken-bot = Bot „{ $name }” jest zainstalowany, ale nie da się wczytać { $value }: { $reason }. Pozostałe boty grają bez niego.
refusal-bad-strength = Siła bota to liczba od 1 do { $most }, na przykład „{ $name }:5”, a nie „{ $strength }”.
refusal-bad-budget = „{ $strength }” to nie budżet dla bota { $name }. Podaj liczbę iteracji od 1 do { $most } („{ $name }:500”), sekundy („{ $name }:2s”) albo jedno z nich na kilka procesów („{ $name }:500x2”).
refusal-no-policy-file = Nie ma pliku { $file }. Po „policy:” podaj plik z siecią, na przykład „policy:model.zip”.
refusal-bad-policy-kind = „{ $file }” to nie jest plik z wyuczoną siecią. Możliwe: { $kinds }, na przykład „policy:model.zip”.
refusal-broken-policy = Z pliku { $file } nie da się wczytać sieci: { $reason }.
refusal-policy-needs = Do wczytania { $file } potrzeba pakietu „{ $missing }”, a nie jest on zainstalowany. Uruchom: pip install "undercroft[learn]"
refusal-policy-misfit = Sieć z pliku { $file } nie była uczona gry { $game } albo uczyła się innej jej wersji: czyta { $numbers } liczb i ocenia { $actions } akcji, a { $game } ma { $wanted } liczb i teraz możliwa jest akcja { $highest }. Naucz ją od nowa w tej wersji.
refusal-not-shelved = Przy tym stole { $name } nie może zagrać z pliku „{ $file }”. Możliwe: { $known }. Kto prowadzi serwer, udostępnia pliki tak: undercroft serve --policies FOLDER

explain-choice = Wybierając «{ $option }», liczy na wygraną w { $chance } % przypadków; drugi w kolejności wybór, «{ $other }», dałby { $rival } %.
explain-alone = Wybierając «{ $option }», liczy na wygraną w { $chance } % przypadków.
explain-blind = Wybiera «{ $option }» i nie porównuje tego z niczym innym.
explain-follows = Potem spodziewa się: { $line }.
explain-step = { $seat }: «{ $option }»

judged-best = Bot zrobiłby to samo.
judged-good = «{ $taken }» jest mniej więcej tak dobre jak to, co zrobiłby bot.
judged-miss = Lepsze od «{ $taken }» było «{ $best }»: { $chance } % szans na wygraną zamiast { $instead } %, strata { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}.
judged-unclear = «{ $best }» wydawało się lepsze od «{ $taken }», ale oceny bota zbyt się różnią, by to rozstrzygnąć.
