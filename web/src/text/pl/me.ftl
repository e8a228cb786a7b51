### Moja strona: imię, ustawienia, konto, dane.

who-title = Kim jesteś?
who-new = Jestem tu pierwszy raz
who-back = Mam konto
who-go-on = Dalej

me-title = Moja strona
me-who = Moje imię
me-name = Imię przy stole
me-name-about = Miejsca zajęte wcześniej zachowują imię, z którym zostały zajęte.
me-rename = Zmień imię
me-renamed = Nowe imię zapisane.

pref-title = Ustawienia
pref-about = Zapamiętane na tym urządzeniu. Każda zmiana działa od razu.
pref-theme = Motyw
pref-theme-system = Jak w systemie
pref-theme-light = Jasny
pref-theme-dark = Ciemny
pref-text-size = Wielkość tekstu
pref-motion = Ruch
pref-motion-system = Jak w systemie
pref-motion-full = Wszystko się rusza
pref-motion-none = Nic się nie rusza
pref-palette = Kolory
pref-palette-usual = Zwykłe
pref-palette-clear = Dla daltonistów
pref-sound = Dźwięki
pref-sound-about = Cichy dźwięk, gdy czekamy na twój wybór.
pref-notify = Powiadomienia

preview-title = Tak to wygląda
preview-text = Bohater spogląda na wejście, liczy skarby i wchodzi do środka.
preview-can = można wybrać
preview-chosen = wybrane
preview-lit = dotyczy tego opcja
preview-good = dobra wiadomość
preview-bad = zła wiadomość

account-title = Konto
account-have = Twoje konto to { $login }. Z loginem i hasłem wrócisz na każdym urządzeniu.
account-guest = Jesteś gościem: zna cię tylko ta przeglądarka. Z kontem wrócisz też na innych urządzeniach, ze swoim imieniem i partiami.
account-make-title = Załóż konto
account-make = Załóż konto
account-made = Konto założone. Strzeż hasła: nikt nie może ci go przysłać.
account-other-title = Zaloguj się na inne konto
account-other-about = Na tym urządzeniu będziesz wtedy kimś innym, a do obecnego gościa nie da się wrócić.
account-log-in = Zaloguj się
account-log-out = Wyloguj się
account-welcome = Miło cię widzieć, { $name }.
account-login = Login
account-login-hint = Od 3 do 40 liter, cyfr, kropek, łączników lub podkreśleń.
account-password = Hasło
account-password-hint = Co najmniej 8 znaków. Nie ma e-maila, którym można by je odzyskać.
log-out-ask = Wylogować gościa?
log-out-guest = Gość nie ma hasła. Po wylogowaniu nie można wrócić jako ta sama osoba ani na swoje miejsca. Jeśli chcesz wracać, najpierw załóż konto.

delete-title = Moje dane
delete-about = Możesz usunąć wszystko, co ten serwer o tobie wie.
delete-button = Usuń moje dane…
delete-ask = Usunąć wszystkie moje dane?
delete-goes = Znikną twoje imię, konto, sesje na wszystkich urządzeniach i twoje wiadomości z czatów. Na twoich miejscach dalej grają boty.
delete-stays = Partie, które inni z tobą grają lub grali, zostaną dla nich, bez twojego imienia i słów.
delete-final = Tego nie można cofnąć.
delete-yes = Usuń wszystko
delete-done = Twoje dane zostały usunięte. Do zobaczenia.
