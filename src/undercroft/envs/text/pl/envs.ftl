### Co może być nie tak z prośbą do środowiska uczenia.

refusal-not-installed = Środowiska uczenia potrzebują pakietu „{ $missing }”, a nie jest on zainstalowany. Uruchom: pip install "undercroft[envs]"
refusal-no-numbers = { $game } nie nadaje się do uczenia: nie zamienia swoich opcji i widoków na liczby (option_count, option_number, numbers).
refusal-illegal-action = { $where ->
    [single] Akcja { $action } nie jest teraz możliwa dla miejsca { $seat }.
   *[other] Akcja { $action } nie jest teraz możliwa dla miejsca { $seat } w partii { $where }; żadna partia nie ruszyła dalej.
} Możliwe: { $legal }.
refusal-bad-seed = Ziarno to liczba całkowita albo nic, a nie „{ $seed }”.
refusal-bad-option = { $option } nie może tu mieć wartości „{ $value }”. Możliwe: { $possible }.
refusal-worker-lost = Proces, który rozgrywał część partii, zawiódł: { $reason }. Utwórz środowisko od nowa.

over = Partia się skończyła.
choose = Wybierz akcję:
