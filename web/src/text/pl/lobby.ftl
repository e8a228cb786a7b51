### Nagłówek, sala, nowe partie, dosiadanie się.

loading = Chwileczkę…
server-unreachable = Serwer teraz nie odpowiada. Sprawdź połączenie; wciąż próbujemy.
language = Język

## Nagłówek

nav-home = Undercroft: do sali gier
nav-pages = Strony
nav-lobby = Sala
nav-rules = Zasady
nav-help = Pomoc
nav-menu = Menu
nav-preferences = Ustawienia
nav-me = { $name }: moja strona i ustawienia
theme-to-dark = Ciemny motyw
theme-to-light = Jasny motyw

## Imię

name-question = Jak mamy się do ciebie zwracać?
name-example = Twoje imię przy stole
name-first = Najpierw wpisz imię. Może być dowolne.
name-why = Bez rejestracji. Rozejrzeć się i popatrzeć można też bez imienia.
name-have-account = Mam konto

## Sala

greeting-new = Witaj w Undercroft
greeting-back = Miło cię widzieć, { $name }
greeting-about = Planszowe podziemia do gry ze znajomymi. Zasad pilnuje stół.
which-game = W co gramy?

bots-title = Zagraj z botami
bots-text = Partia zacznie się od razu.
bots-how-many = Boty
bots-level = Kto gra
bots-experiments = Do eksperymentów
bots-play = Zagraj teraz

friends-title = Zagraj ze znajomymi
friends-text = Dostaniesz link do wysłania znajomym. Partia zacznie się, gdy wszyscy usiądą.
friends-how-many = Gracze
friends-make = Otwórz stół

link-title = Dołącz przez link
link-text = Ktoś przysłał ci link? Kliknij go albo wklej tutaj.
link-field = Link
link-go = Do stołu
link-wrong = To nie jest link do stołu. Powinien zawierać „/match/” i kilka liter po nim.

guided-title = Pierwszy raz? Zacznij tutaj
guided-text = Partia z jednym botem i przewodnikiem, który mówi, co się dzieje i co warto wybrać. Zasad nie trzeba znać.
guided = Zagraj pierwszą partię z przewodnikiem
guided-side = Po której stronie?
own-table-text = Boty i znajomi razem, własne zasady, zegar?
own-table = Urządź stół po swojemu

mine-title = Moje partie
mine-more = { $count ->
    [one] Jeszcze jedna
   *[other] Jeszcze { $count }
}
mine-over = { $count ->
    [one] Moja zakończona partia
   *[other] Moje zakończone partie: { $count }
}
public-title = Publiczne stoły
public-none = Nie ma teraz żadnego publicznego stołu. Otwórz własny, a inni znajdą go tutaj.
public-make = Otwórz stół

lobby-match-players = Gracze
lobby-match-watching = { $count ->
    [one] jedna osoba patrzy
    [few] { $count } osoby patrzą
    [many] { $count } osób patrzy
   *[other] { $count } osoby patrzy
}
lobby-match-continue = Graj dalej
lobby-match-to-table = Do stołu
lobby-match-join = Dosiądź się
lobby-match-watch = Popatrz
lobby-match-result = Wynik
lobby-match-replay = Powtórka

status-waiting = czeka na graczy
status-playing = gra trwa
status-paused = wstrzymana
status-finished = rozegrana
status-ended = zakończona przez gospodarza
status-interrupted = przerwana

seat-open = wolne miejsce
seat-invited = zaproszenie
seat-gone = ktoś, kto odszedł
seat-won = Zwycięstwo:
seat-bot = Bot:
seat-online = Teraz przy stole:
seat-number = Miejsce { $number }

share-table = Kopiuj link
share-seat = Zaproszenie na miejsce { $number }
share-copied = Link skopiowany. Wyślij go znajomym.
share-text = Chodź, zagrajmy:
share-by-hand = Link do ręcznego skopiowania

## Dosiadanie się

join-title = Jest tu miejsce dla ciebie
join-invited = Masz zaproszenie
join-invited-by = { $host } zaprasza cię do tego stołu
join-as = Siadasz jako { $name }.
join-as-other = Przy tym stole już ktoś ma to imię. Siadasz jako { $name }.
join-only-invited = Wolne miejsca są dla zaproszonych. Otwórz przysłany link albo sprawdź, czy któreś na ciebie czeka.
join-sit = Usiądź
join-kept = Usiądź na miejscu, które na mnie czeka
join-watch = Tylko popatrzę
join-which-seat = Wybierz konkretne miejsce

## Nowa partia

new-title = Nowy stół
new-seats = Kto gra?
new-how-many = Liczba miejsc
new-pace = W jakim tempie?
new-more = Więcej: uzgodnij wszystko po kolei
new-settings = Zasady tej partii
new-settings-about = Bez zmian gra się zgodnie z instrukcją.
new-table = Stół
new-listed = Pokaż wśród publicznych stołów
new-listed-yes = Każdy może go znaleźć, zająć wolne miejsce i patrzeć.
new-listed-no = Znajdą go tylko osoby, które mają link.
new-starts-itself = Zacznij automatycznie
new-starts-yes = Partia zacznie się, gdy tylko wszystkie miejsca będą zajęte.
new-starts-no = O początku partii decydujesz ty.
new-begin = Zacznij partię
new-make = Otwórz stół

seat-kind-me = Ja
seat-kind-friend = Ktoś przy tym urządzeniu
seat-kind-open = Kto przyjdzie
seat-kind-invite = Ktoś, kogo zaproszę
seat-kind-bot = Bot
seat-about-me = Ty, na tym urządzeniu.
seat-about-friend = Gracie na jednym urządzeniu. Między turami opada zasłona, żeby nikt nie widział cudzych kart.
seat-about-open = Pierwsza osoba, która usiądzie: z listy publicznej albo przez link do stołu.
seat-about-invite = Dostaniesz link tylko do tego miejsca, dla jednej osoby. Działa jeden raz.
seat-which-bot = Który bot na miejscu { $number }
seat-friend-name = Imię tej osoby
seat-friend-name-of = Imię osoby na miejscu { $number }
seat-friend-nameless = Jak ta osoba ma na imię?

pace-relaxed = Spokojnie
pace-relaxed-about = Bez zegara, więcej czasu na reakcje; na nieobecnych się czeka.
pace-usual = Zwyczajnie
pace-usual-about = Bez zegara. Za nieobecnych tymczasem gra bot.
pace-brisk = Żwawo
pace-brisk-about = Minuta na każdy wybór. Gdy czas minie, pasujesz; jeśli pasować nie można, wybrana zostaje pierwsza możliwość.
pace-correspondence = Korespondencyjnie
pace-correspondence-about = Trzy dni na każdy wybór; grasz, kiedy możesz. Potem wkracza bot.
pace-own = Własne ustalenia, jak poniżej.
clock-none = Ile kto chce
setting-as-fits = Zależnie od innych ustawień
