### Co mówi wiersz poleceń.

about = Planszowe gry o podziemiach, rozgrywane według instrukcji; każda zasada jest przestrzegana.
examples = Zacznij od: undercroft play boss-monster
usage = Użycie:
commands = polecenia
heading-arguments = argumenty
heading-options = opcje
player-you = Gracz

command-games = Wypisz zainstalowane gry i ich ustawienia.
command-bots = Wypisz zainstalowane boty i zapis ich siły.
command-play = Graj w tym terminalu, z botami albo z ludźmi przy jednej klawiaturze.
command-serve = Otwórz stół dla znajomych na innych urządzeniach; Ctrl-C go zamyka.
command-simulate = Niech boty rozegrają wiele partii; policz wyniki.
command-replay = Opowiedz zapisaną partię od nowa.
command-verify = Sprawdź, czy zapisana partia daje ten sam wynik, co do bajtu, i z obiecanego ziarna.
command-rules = Przeszukaj zasady gry albo policz, ile z nich dowodzą testy.
command-cards = Wypisz karty gry.

metavar-command = POLECENIE
metavar-game = GRA
metavar-file = PLIK
metavar-folder = FOLDER
metavar-words = SŁOWA
metavar-seats = MIEJSCA
metavar-setting = NAZWA=WARTOŚĆ
metavar-address = ADRES
metavar-addresses = ADRESY
metavar-log-format = FORMAT
metavar-log-level = POZIOM
metavar-names = NAZWY
metavar-number = N
metavar-url = URL
metavar-digits = CYFRY

help-help = pokaż tę pomoc i zakończ
help-version = pokaż wersję i zakończ
help-lang = język: en albo pl (zwykle taki jak w systemie)
help-json = wypisz jeden obiekt JSON dla programów
help-one-game = nazwa gry; bez niej wszystkie gry
help-game = nazwa gry, jak podaje „undercroft games”
help-set = ustawienie gry, na przykład hard=yes; można podać kilka razy
help-seats = kto gra, w kolejności miejsc: „ty” albo dowolne imię to człowiek, nazwa z „undercroft bots” to bot (zwykle ty,greedy)
help-bot-seats = które boty grają, w kolejności miejsc (zwykle greedy,random)
help-play-seed = ziarno losu: to samo ziarno, te same karty
help-seed = ziarno: to samo ziarno daje te same partie, na dowolnej liczbie procesów
help-load = graj dalej zapisaną partię
help-games = ile partii (zwykle 100)
help-jobs = na ilu procesach (zwykle 1)
help-file = zapisana partia
help-commitment = co serwer pokazał o ziarnie na początku partii, 64 cyfry i litery
help-step = czekaj na Enter po każdym wyborze i pokazuj stół
help-card-words = słowa z nazwy, rodzaju lub tekstu; bez nich wszystkie karty
help-rule-words = numer zasady (BM-BUILD-06) albo słowa z jej tekstu; bez nich wszystkie zasady
help-coverage = ile zasad dowodzą testy i których nie
help-tests = folder testów (zwykle ./tests)
help-play-settings = „undercroft games” objaśnia ustawienia. W trakcie gry „pomoc” pokaże, co można wpisać.
help-serve-lan = wpuść telefony i komputery z sieci lokalnej i pokaż kod QR z adresem
help-serve-host = adres, pod którym serwer nasłuchuje (zwykle 127.0.0.1: tylko ten komputer)
help-serve-port = port (zwykle 8642 albo następny wolny; 0 oznacza dowolny)
help-serve-database = gdzie przechowywać partie, na przykład sqlite+aiosqlite:///table.sqlite albo postgresql+asyncpg://... (zwykle plik we własnym folderze)
help-serve-redis = redis://...: te same partie obsługuje kilka procesów; wymaga PostgreSQL
help-serve-public-url = adres, którego używają ludzie, gdy z przodu stoi proxy, na przykład https://table.example.org
help-serve-allowed-hosts = dalsze nazwy, pod którymi wolno zwracać się do serwera, oddzielone przecinkami
help-serve-trusted-proxies = czyjemu nagłówkowi X-Forwarded-For ufać, po przecinku (zwykle 127.0.0.1)
help-serve-web = folder ze zbudowanym klientem do przeglądarki (zwykle ten z pakietu)
help-serve-bot-workers = w ilu procesach myślą boty (zwykle 1)
help-serve-policies = folder z wyuczonymi sieciami (.zip, .npz, .py), które wolno posadzić jako boty; otwarcie pliku może uruchomić zawarty w nim kod (zwykle żaden)
help-serve-log-format = text dla ludzi albo json dla programów (zwykle text)
help-serve-log-level = od jakiej wagi zapisywać w dzienniku: debug, info, warning albo error (zwykle info)
help-serve-requests-per-minute = ile żądań na minutę może wysłać jedna osoba (zwykle 300)
help-serve-messages-per-minute = ile wiadomości na minutę może jedna osoba wysłać do partii (zwykle 600)
help-serve-metrics = udostępniaj /metrics dla Prometheusa (zwykle tak)
help-serve-limits = pilnuj tych limitów (zwykle tak; wyłączaj tylko przy testach obciążenia)

usage-missing = Czegoś brakuje: { $what }. „--help” pokaże, co trzeba podać.
usage-unknown = „{ $what }” nie jest tu znane. { $nearest ->
    [none] „--help” pokaże, co jest.
   *[other] Czy chodziło o „{ $nearest }”?
}
usage-choice = { $name } nie może mieć wartości „{ $what }”. { $nearest ->
    [none] Możliwe: { $known }.
   *[other] Czy chodziło o „{ $nearest }”? Możliwe: { $known }.
}
usage-number = { $name } wymaga liczby całkowitej od 1, a nie „{ $what }”.
usage-value = { $name } wymaga wartości.
usage-together = { $name } nie może wystąpić razem z { $what }.
usage-no-value = { $name } nie przyjmuje wartości („{ $what }”).
usage-ambiguous = { $name } może znaczyć { $what }.

refusal-no-such-setting = Nie ma ustawienia „{ $name }”. { $nearest ->
    [none] Znane: { $known }.
   *[other] Czy chodziło o „{ $nearest }”? Znane: { $known }.
}
refusal-seats-by-name = Nie ma ustawienia „{ $name }”: kto gra, podaje opcja --seats, na przykład --seats ty,greedy,greedy.
refusal-bad-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
refusal-bad-name = „{ $name }” nie może być imieniem gracza: potrzeba od 1 do { $longest } widocznych znaków.
refusal-no-people = Symulować można tylko boty, a „{ $name }” nie jest botem. Wypisze je „undercroft bots”.
refusal-too-many = { $name } może wynosić najwyżej { $most }.
refusal-game-needed = W którą grę? Wypisze je „undercroft games”: undercroft play GRA.
refusal-settings-are-saved = { $file } to partia gry { $game } z własnymi ustawieniami i ziarnem: pomiń je przy wczytywaniu.
refusal-seat-count = W { $game } gra tyle osób: { $possible }; w obsadzie jest ich { $seats }.
refusal-wrong-seats = { $given ->
    [one] Podano jedno miejsce, a w tej partii jest ich { $seats }.
    [few] Podano { $given } miejsca, a w tej partii jest ich { $seats }.
    [many] Podano { $given } miejsc, a w tej partii jest ich { $seats }.
   *[other] Podano { $given } miejsca, a w tej partii jest ich { $seats }.
}

stopped = Przerwano.
trouble = Nie udało się: { $reason }.
file-missing = Nie ma pliku { $file }.
file-of-other-game = { $file } to partia gry „{ $game }”, a takiej gry tu nie zainstalowano.
file-unreadable = Nie można odczytać pliku { $file }.
folder-missing = Nie ma folderu { $folder }. Podaj folder testów opcją --tests.
no-cards = Gra { $game } nie ma kart.
no-such-card = Żadna karta nie zawiera „{ $words }”.
no-such-rule = Żadna zasada nie zawiera „{ $words }”.

games-players = Liczba graczy: { $seats }.
column-setting = Ustawienie
column-values = Wartości
column-usual = Zwykle
column-meaning = Co znaczy
column-seat = Miejsce
column-bot = Bot
column-strength = Z podaną siłą
column-wins = Wygrane
column-share = Udział
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cards-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
rules-count = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
rule-source = (źródło: { $source })
coverage = Testy dowodzą { $proved } z { $rows } zasad ({ $share } %).
verified-same = { $file } daje ten sam wynik, co do bajtu (wybory: { $entries }, skrót { $digest }).
verified-newer = { $file } daje ten sam wynik: te same wybory ({ $entries }) prowadzą do tego samego. Zapisano go przy innych zasadach lub kartach niż dzisiejsze, więc skróty nie są porównywane.
verified-unmarked = { $file } daje ten sam wynik, o ile widać to po wyborach ({ $entries }). Zapisała go wczesna wersja, która nie notowała, przy jakich zasadach powstał, więc końcowych stanów nie da się porównać.
verified-continued = { $file }: po { $first } z { $entries } wpisów gra toczyła się dalej według innych zasad. Odtąd daje ten sam wynik; to, co wcześniej, można tylko przeczytać.
verified-not-goes-on = Albo od tego czasu zmieniły się zasady, albo ktoś zmienił plik. Partię można grać dalej od ostatniego stanu: undercroft play --load { $file }
commitment-kept = Ziarno jest tym, które obiecano na początku.
commitment-fits = Ziarno jest tym, które obiecuje { $commitment }. Porównaj: to pokazał serwer na początku partii.
commitment-broken = Ziarno nie jest tym, które obiecano na początku: nie pasuje do { $commitment }.
commitment-other = Ziarno nie jest tym, które obiecano na początku: zapis odpowiada obietnicy { $commitment }, a nie { $promised }.
commitment-missing = Ten zapis nie odpowiada żadnej obietnicy: nie pochodzi z serwera albo ktoś usunął z niego sól i obietnicę.

serve-address = Undercroft: { $address }
serve-public = Dla ludzi dostępny pod adresem { $address }
serve-network = W twojej sieci: { $address }
serve-scan = Albo skieruj tu aparat telefonu:
serve-no-network = Wygląda na to, że ten komputer nie jest w żadnej sieci.
serve-database = Partie są przechowywane tutaj: { $database }
serve-how-to-stop = Ctrl-C zatrzymuje serwer; po ponownym uruchomieniu partie toczą się dalej.
serve-port-taken = Port { $wished } jest zajęty; zamiast niego używam { $port }.
serve-no-client = Nie ma tu klienta do przeglądarki: programy mogą grać, ale przeglądarka pokaże tylko krótką informację. W kopii repozytorium zbuduje go „make web”; potem uruchom serwer ponownie.
serve-stopped = Serwer zatrzymany; wszystko jest zapisane.

welcome = Przy stole: { $seats }. Ziarno: { $seed }. Wpisz numer, by wybrać; „pomoc” pokaże wszystko inne.
story-so-far = Partia trwa dalej. „dziennik” opowie wszystko od początku; ostatnie wydarzenia:
your-choice = Twój wybór (numer, pomoc, koniec):
press-enter = Naciśnij Enter.
press-enter-step = [Enter]
curtain = Teraz kolej gracza: { $name }. Nikt inny nie patrzy teraz na ekran.
why-what = Podaj numer z listy (dlaczego 2) albo rzecz, którą widzisz.
card-what = Podaj słowa z jej nazwy albo tekstu: karta SŁOWA.
why-card = Nie stoi za tym osobna zasada: wynika to z tekstu karty.
why-possible = { $name }: to można teraz wybrać.
why-not = { $name }: nie teraz, ponieważ
agree-to-undo = { $alone ->
    [yes] To cofnie też losowanie albo wybory innych; boty się zgadzają, ale los nie musi się powtórzyć. Cofnąć? (tak/nie)
   *[no] { $name }: czy zgadzasz się, by cofnąć ostatni wybór? (tak/nie)
}
more-cards = { $count ->
    [one] Pasuje jeszcze jedna karta; podaj więcej słów.
    [few] Pasują jeszcze { $count } karty; podaj więcej słów.
    [many] Pasuje jeszcze { $count } kart; podaj więcej słów.
   *[other] Pasuje jeszcze { $count } karty; podaj więcej słów.
}
ask-how = Kiedy pytać cię o odpowiedź na ruch (teraz: { $now ->
    [always] zawsze
    [never] nigdy
   *[concerned] dotyczy
})? Powiedz: pytaj zawsze, pytaj dotyczy albo pytaj nigdy.
ask-set = Od teraz pytanie pojawi się: { $order ->
    [always] zawsze, gdy możesz coś zrobić.
    [never] nigdy tam, gdzie można też spasować.
   *[concerned] gdy jest twoja kolej albo sprawa dotyczy czegoś twojego.
}
save-first = Zapisać partię przed wyjściem? (tak/nie)
resume = Zapisano. Aby grać dalej: undercroft play --load { $file }
kept = Partia jest zachowana w pliku { $file }: „undercroft replay” ją opowie, „undercroft analyse” oceni, „undercroft verify” sprawdzi.
input-ended = Koniec danych wejściowych.
interrupted = Przerwano.
bot-broke = Bot „{ $name }” się zepsuł: { $error }.
bot-cheated = Bot „{ $name }” wybrał „{ $option }”, a takiej możliwości nie było.
goodbye = Do następnego razu.
table-help =
    3               wybierz numer 3 (działa też tekst opcji)
    dlaczego 3      zasada, która stoi za opcją 3, i tekst jej karty
    dlaczego SŁOWA  dlaczego rzeczy, którą widzisz, nie można teraz wybrać
    karta SŁOWA     co jest wydrukowane na karcie
    stół            jeszcze raz cały stół, z tekstami kart i stosem odrzuconych
    dziennik        wszystko, co się dotąd wydarzyło
    cofnij          cofnij swój ostatni wybór
    pytaj JAK       kiedy pytać cię o odpowiedź na ruchy: zawsze, dotyczy, nigdy
    zapisz PLIK     zapisz partię (bez PLIKU: we własnym folderze)
    koniec          wyjdź; partię można zapisać
