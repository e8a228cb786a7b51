### Co może nie pozwolić serwerowi ruszyć i co wisi na jego drzwiach.

refusal-newer-database = Tę bazę danych zapisała nowsza wersja Undercroft ({ $version }). Zaktualizuj Undercroft albo wskaż inną bazę.
refusal-no-database = Nie można użyć bazy danych: { $reason }.
refusal-port-taken = Nie można użyć portu { $port }: zajmuje go inny program albo wymaga on specjalnych uprawnień. Wybierz inny opcją --port.

front-door =
    Undercroft, stół do planszowych gier o podziemiach.
    To jest serwer; strony dla przeglądarki jeszcze tu nie ma. W kopii repozytorium zbuduje ją „make web”.
    Opis interfejsu dla programów: { $schema }.
