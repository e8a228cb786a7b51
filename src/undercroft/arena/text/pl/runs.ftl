### Co może być nie tak z rozgrywkami areny, ich plikami albo klastrem.

refusal-not-installed = Potrzebny jest do tego pakiet { $package }, a nie jest zainstalowany. Zainstaluj go: pip install "undercroft[{ $extra }]"
refusal-worker-died = Proces, który rozgrywał partie, został zakończony z zewnątrz; może zabrakło pamięci. Spróbuj z mniejszym --jobs.
refusal-not-parquet = „{ $file }” nie może przyjąć wyników: potrzebna jest nazwa taka jak games.parquet, z widocznych znaków.
refusal-no-folder = Nie ma folderu { $folder }. Najpierw go utwórz albo podaj inny.
refusal-cannot-write = Nie można zapisać { $file }: { $reason ->
    [folder] to jest folder
    [forbidden] brak uprawnień
    [full] dysk jest pełny
    [large] plik byłby większy, niż wolno
    [long] zbyt długa nazwa
    [nowhere] nie ma takiego folderu
   *[other] { $reason }
}.
refusal-results-exist = { $file } już istnieje. Podaj inny plik albo dodaj --replace, by zastąpić go nowymi wynikami.
refusal-other-run = W { $folder } są niedokończone wyniki innego przebiegu (różnice: { $differs }). Powtórz tamto polecenie, by go dokończyć, podaj inny plik albo dodaj --replace, by z tamtych wyników zrezygnować.
refusal-run-in-progress = Inny proces zapisuje właśnie { $file }. Poczekaj na niego albo podaj inny plik.
refusal-damaged-part = Nie można odczytać { $file }. Usuń ten plik i powtórz polecenie: od nowa zostaną rozegrane tylko jego partie i późniejsze.
refusal-other-duel = W { $file } jest inny pojedynek (różnice: { $differs }). Podaj inny plik albo dokończ tamten pojedynek.
refusal-damaged-duel = { $file } nie da się odczytać jako pojedynku. Podaj inny plik.
refusal-bad-address = „{ $address }” nie jest adresem klastra. Możliwe: auto (ten, który działa na tym komputerze), local (własny), HOST:PORT albo ray://HOST:PORT.
refusal-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster: { $reason }. Uruchom go poleceniem „ray start --head” albo pomiń --cluster.
refusal-no-cluster-here = Na tym komputerze nie działa żaden klaster Ray. Uruchom go poleceniem „ray start --head” albo pomiń --cluster.
refusal-cluster-failed = Klaster nie podołał: { $reason }. Na wszystkich jego komputerach musi być zainstalowana ta sama wersja undercroft.
