### Co może być nie tak z prośbą do środowiska uczenia.

refusal-not-installed = Środowiska uczenia potrzebują pakietu „{ $missing }”, a nie jest on zainstalowany. Uruchom: pip install "undercroft[{ $extra }]"
refusal-no-numbers = { $game } nie nadaje się do uczenia: nie zamienia swoich opcji i widoków na liczby (option_count, option_number, numbers).
refusal-illegal-action = { $where ->
    [single] Akcja { $action } nie jest teraz możliwa dla miejsca { $seat }.
   *[other] Akcja { $action } nie jest teraz możliwa dla miejsca { $seat } w partii { $where }; żadna partia nie ruszyła dalej.
} Możliwe: { $legal }.
refusal-bad-seed = Ziarno to liczba całkowita albo nic, a nie „{ $seed }”.
refusal-bad-option = { $option } nie może tu mieć wartości „{ $value }”. Możliwe: { $possible }.
refusal-worker-lost = Proces, który rozgrywał część partii, zawiódł: { $reason }. Utwórz środowisko od nowa.
refusal-not-offered = Przeciwnik „{ $name }” wybrał „{ $option }”, a takiej możliwości nie było.
refusal-env-closed = Nie ma partii, które mogłyby ruszyć dalej: reset() jeszcze ich nie zaczął albo środowisko zostało zamknięte, co dzieje się też wtedy, gdy krok nie dobiegnie końca. Wywołaj reset(), żeby zacząć od nowa.
refusal-never-asked = Przez { $matches } partii miejsce { $seat } nie miało żadnej decyzji do podjęcia. Pozwól na dłuższe partie (max_cycles) albo wybierz inne miejsce.

over = Partia się skończyła.
choose = Wybierz akcję:
