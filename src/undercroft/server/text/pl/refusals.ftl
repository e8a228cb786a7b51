### Czego stół odmawia: co jest nie tak i co pomoże.

refusal-bad-configuration = Ustawienie { $name } nie może mieć wartości „{ $value }”: { $name ->
    [allowed_hosts] trzeba podać nazwy hostów oddzielone przecinkami
    [bot_workers] potrzebna jest liczba całkowita od 1
    [database] potrzebny jest adres taki jak sqlite+aiosqlite:///table.sqlite albo postgresql+asyncpg://host/nazwa, a kilka procesów (redis) wymaga PostgreSQL
    [host] potrzebny jest adres tego komputera, na przykład 127.0.0.1
    [lan] możliwe są tylko true i false
    [limits] możliwe są tylko true i false
    [log_format] możliwe są tylko text i json
    [log_level] możliwe są debug, info, warning i error
    [messages_per_minute] potrzebna jest liczba całkowita od 1
    [metrics] możliwe są tylko true i false
    [policies] potrzebna jest nazwa folderu
    [port] potrzebna jest liczba od 0 do 65535
    [public_url] potrzebny jest adres zaczynający się od http:// albo https://
    [redis] potrzebny jest adres zaczynający się od redis://, rediss:// albo unix://
    [requests_per_minute] potrzebna jest liczba całkowita od 1
    [secret] potrzeba co najmniej 32 znaków
    [web] potrzebny jest folder ze zbudowanym klientem do przeglądarki, a w nim index.html i folder assets
   *[other] ta wartość nie pasuje
}.

refusal-bad-request = Nie można odczytać żądania: sprawdź „{ $field }”.
refusal-not-found = Pod tym adresem nic nie ma.
refusal-wrong-method = Tego adresu nie można użyć w ten sposób.
refusal-too-large = To jest zbyt duże, by dało się to tutaj odczytać.
refusal-too-many = Za często. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
refusal-too-many-sockets = Zbyt wiele stołów jest stąd otwartych naraz. Najpierw zamknij któryś z nich.
refusal-foreign-origin = To nie przyszło ze strony tego stołu albo strona jest nieaktualna. Wczytaj ją ponownie.
refusal-wrong-host = Ten serwer nie ma takiej nazwy. Użyj adresu, który serwer pokazuje przy starcie, albo dopuść tę nazwę w jego ustawieniach (allowed_hosts).
refusal-server-trouble = Coś poszło nie tak po naszej stronie. Spróbuj ponownie; jeśli to nie pomoże, podaj osobie prowadzącej serwer ten numer: { $number }.
refusal-database-trouble = Serwer nie może teraz niczego zapisać, więc to się nie liczy. Gra ruszy sama, gdy tylko będzie to możliwe; wtedy spróbuj ponownie.
refusal-shutting-down = Serwer zaraz się zatrzyma. Spróbuj ponownie za chwilę.

refusal-not-signed-in = Najpierw wybierz imię.
refusal-bad-name = Imię musi mieć od 1 do 24 widocznych znaków.
refusal-bad-login = Login ma od 3 do 40 znaków: litery od a do z, cyfry, kropki, łączniki i podkreślenia.
refusal-bad-password = Hasło musi mieć od 8 do 200 znaków.
refusal-login-taken = Ktoś inny ma już taki login. Wybierz inny.
refusal-has-account = Masz już konto.
refusal-wrong-login = Login i hasło do siebie nie pasują.

refusal-no-such-match = Nie ma takiej partii. Sprawdź link jeszcze raz.
refusal-not-the-host = Może to zrobić tylko gospodarz partii.
refusal-not-your-seat = To nie jest twoje miejsce.
refusal-seat-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
refusal-second-seat = Partia już trwa i w niej grasz: nie możesz widzieć tego, co widać z innego miejsca. Posadź tam bota albo zostaw je komuś innemu.
refusal-seat-known = Partia już trwa i grasz w niej na więcej niż jednym miejscu: nikt inny nie może zająć tego, z którego już wszystko widzisz. Niech gra na nim bot albo zatrzymaj je dla siebie.
refusal-no-seat-free = Wszystkie miejsca są zajęte. Możesz oglądać partię.
refusal-wrong-invitation = To zaproszenie jest nieważne albo straciło ważność. Poproś gospodarza o nowe.
refusal-seats-missing = Partia nie może się zacząć, dopóki są puste miejsca. Poczekaj na ludzi albo posadź boty.
refusal-has-begun = Partia już się zaczęła.
refusal-not-begun = Partia jeszcze się nie zaczęła.
refusal-not-over = Będzie to dostępne po zakończeniu partii.
refusal-is-over = Partia jest zakończona.
refusal-is-paused = Gospodarz wstrzymał partię. Poczekaj, aż ją wznowi.
refusal-not-idle = Osoba na tym miejscu jest obecna i gra.
refusal-too-much-thought = Przy wspólnym stole bot { $name } myśli najwyżej { $most } s nad ruchem, w jednym procesie. Napisz „{ $name }:{ $most }s” albo samo „{ $name }”.
refusal-too-many-matches = Prowadzisz już tyle niedokończonych partii, ile wolno. Najpierw dokończ lub zakończ którąś z nich.

refusal-late = W międzyczasie sytuacja na stole się zmieniła, więc nic nie zostało zrobione. Spójrz jeszcze raz i wybierz.
refusal-bot-plays = Na tym miejscu gra teraz bot. Najpierw przejmij od niego miejsce.
refusal-nothing-asked = Nikt nie prosił o cofnięcie.
refusal-asked-already = Ktoś już prosi o cofnięcie albo właśnie nie było na nie zgody. Poczekaj na następny wybór.
refusal-too-long = Wiadomość może mieć najwyżej tyle znaków: { $most }.
refusal-nothing-said = Wiadomość jest pusta.
