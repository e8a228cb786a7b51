### undercroft report

command-report = Zrób stronę z wykresami i zdaniami o rozegranych partiach: kto wygrywa, czym i jak przebiegają partie.
help-report-files = pliki utworzone przez „undercroft simulate --out” lub „tournament --out”, ukończone lub nie; z kilku powstaje jeden raport
help-report-out = strona do zapisania, z końcówką .html (zwykle obok pierwszego pliku)
help-report-replace = zastąp stronę, jeśli już istnieje
help-report-summary = wypisz wyniki zwykłym tekstem (Markdown); strona powstaje wtedy tylko z opcją -o

refusal-report-exists = { $file } już istnieje. Podaj inną nazwę opcją -o albo dodaj --replace.
refusal-report-ending = „{ $file }” nie może być stroną: nazwa musi kończyć się na .html.

reporting = Liczenie partii...
reported = { $games ->
    [one] Policzona jedna partia. Otwórz raport w przeglądarce: { $file }
    [few] Policzone { $games } partie. Otwórz raport w przeglądarce: { $file }
    [many] Policzono { $games } partii. Otwórz raport w przeglądarce: { $file }
   *[other] Policzono { $games } partii. Otwórz raport w przeglądarce: { $file }
}
