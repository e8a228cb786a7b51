### Strona partii: wszystko wokół planszy, w każdej grze.

match-board = Plansza
match-board-loading = Rozkładamy planszę…
match-connecting = Siadamy do stołu…
match-lost = Utracono połączenie. Próbujemy ponownie; nic, co zostało zrobione, nie przepadnie.
match-to-lobby = Do sali
match-question-and-log = Pytanie, przebieg i rozmowa

## Miejsca

match-seats = Miejsca
match-free-seat = Miejsce { $number }
match-you = (ty)
match-host = Gospodarz
match-online = jest tutaj
match-offline = poza stołem
match-is-bot = bot ({ $bot })
match-is-stand-in = gra w zastępstwie bot ({ $bot })
match-on-turn = wybiera
match-watching = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
match-time-left = Pozostały czas: { $time }
match-responses-possible = Można odpowiedzieć

## Pytanie

match-question = Pytanie
match-options = Możliwości
match-you-may-respond = Możesz odpowiedzieć
match-your-response = Twoja odpowiedź
match-anything-else = Coś jeszcze, zanim gra pójdzie dalej?
match-your-turn = Twoja kolej
match-picked = Wybrano:
match-put-back = Odłóż: { $name }
match-clear = Wyczyść
match-nothing-left = Nic nie pasuje do tego, co wybrano.
match-pick-first = { $name } (możliwości: { $count })
match-pass-on-phase = Pasuj do zmiany fazy
match-pass-on-turn = Pasuj do końca tej tury
match-passing-phase = Pasujesz do zmiany fazy…
match-passing-turn = Pasujesz do końca tej tury…
match-passing-stop = Przestań pasować
match-keys = Klawisze
match-keys-choices = przejdź do możliwości
match-keys-list = ta lista
match-hold = Chwila
match-holding = Myślę
match-hold-hint = „Chwila”: najwyżej minuta do namysłu, w tajemnicy.
match-holding-hint = Okno pozostanie otwarte najwyżej przez minutę. Naciśnij ponownie, aby je puścić.
match-answered = Odpowiedź przyjęta. Zaraz gramy dalej.
match-answer-kept = Odpowiedź przyjęta. Zadziała, gdy okno się zamknie.
match-window-waiting = Teraz można odpowiadać. Zaraz gramy dalej.
match-sending = Chwileczkę…
match-is-stalled = Serwer nie może teraz niczego zapisać.
match-is-paused = Partia jest wstrzymana.
match-waits-for = { $plays ->
    [bot] { $name } myśli.
   *[person] { $name } wybiera.
}
match-why-not = { $name }: dlaczego nie teraz?
match-why-can = { $name }: można wybrać.
match-fold = Zwiń pytanie
match-unfold = Rozwiń pytanie
match-undo = Cofnij
match-bot-plays-for-you = Gra za ciebie bot.
match-take-back-seat = Wracam do gry
match-rule-number = Zasada { $id }
match-rule-missing = Nie udało się wczytać tej zasady.
match-rule-open = Otwórz w zasadach

## Rozkazy

match-orders = Gdy można odpowiedzieć, pytaj mnie
match-asked-too-often = Pytamy za często albo za rzadko?
match-order-always = zawsze
match-order-concerned = gdy mnie dotyczy
match-order-never = nigdy
match-order-always-means = Pytamy cię zawsze, gdy możesz odpowiedzieć.
match-order-concerned-means = Pytamy cię tylko wtedy, gdy chodzi o coś twojego; w innych przypadkach pasujesz. Tego, co możesz zrobić z czymś cudzym, wtedy nie proponujemy.
match-ask-me-always = Pytaj mnie zawsze
match-order-never-means = Zawsze pasujesz, bez pytania.
match-orders-kinds = Inaczej w niektórych przypadkach
match-order-usual = jak wyżej
match-knock = Zapytaj następnym razem
match-knocking = Zapytamy cię
match-knock-hint = Zapytamy cię raz, przy najbliższej okazji do odpowiedzi, bez względu na stałe polecenia.

## Menu

match-menu = Stół
match-host-menu = Dla gospodarza
match-look-as = Oddaj urządzenie: { $name }
match-ask-takeback = Poproś innych o cofnięcie
match-takeback-asks = { $name } prosi o cofnięcie ostatniego wyboru.
match-takeback-mine = Prosisz o cofnięcie; pozostali decydują.
match-takeback-granted = Jest zgoda: cofnięto wybór.
match-takeback-refused = Nie ma zgody na cofnięcie.
match-agree = Zgoda
match-refuse = Nie zgadzam się
match-hand-over = Niech gra bot
match-hand-over-title = Oddać grę botowi?
match-hand-over-text = Od teraz na twoim miejscu gra bot. Widzisz wszystko i możesz wrócić do gry w każdej chwili.
match-concede = Poddaj się
match-concede-title = Poddać tę partię?
match-concede-text = { $conceding ->
    [bot] Twoje miejsce przejmie bot.
   *[rules] Odpadasz z gry zgodnie z jej zasadami. Tego nie można cofnąć.
}
match-leave = Odejdź od stołu
match-leave-title = Odejść od stołu?
match-leave-text = { $leaving ->
    [wait] Przed partią twoje miejsce się zwolni; później pozostali zaczekają, aż wrócisz.
   *[bot] Przed partią twoje miejsce się zwolni; później będzie na nim grał bot, aż wrócisz.
}
match-pause = Wstrzymaj
match-resume = Graj dalej
match-stalled = Serwer nie może teraz niczego zapisać, więc partia stoi w miejscu. Ruszy sama, a to, co już zrobiono, nie przepadnie.
match-goes-on = Gramy dalej.
match-paused = Gospodarz wstrzymał partię.
match-end = Zakończ partię
match-end-title = Zakończyć tę partię dla wszystkich?
match-end-text = Partia skończy się od razu, bez wyniku. Tego nie można cofnąć.
match-change-seats = Zastąp kogoś
match-change-seats-hint = Można zastąpić kogoś, kogo nie ma od pół minuty albo na kogo wszyscy czekają od dwóch minut.
match-change-seat = Kto siedzi na miejscu { $number }?
match-change = Zmień…
match-wish-me = Ja, przy tym urządzeniu
match-wish-open = Kto pierwszy przyjdzie
match-wish-invite = Z zaproszeniem
match-wish-bot = Bot: { $bot }
match-reseat = Zastąp
match-reseat-title = Zastąpić: { $name }?
match-reseat-text = { $name } straci to miejsce.
match-sound = Dźwięk, gdy jest moja kolej
match-notify = Powiadomienie, gdy jest moja kolej
match-link = Link do tego stołu
match-copy = Kopiuj
match-copy-named = Kopiuj: { $label }
match-copied = Link skopiowany.
match-copy-yourself = Link jest zaznaczony: skopiuj go na swoim urządzeniu.

notify-hint-ready = Tylko wtedy, gdy patrzysz na inną kartę przeglądarki lub inny program.
notify-hint-ask = Przeglądarka poprosi o zgodę.
notify-hint-denied = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
notify-hint-insecure = Przeglądarki pozwalają na powiadomienia tylko pod adresami https. Tutaj zawołają cię dźwięk i tytuł karty przeglądarki.
notify-hint-missing = Ta przeglądarka nie ma powiadomień. Zawołają cię dźwięk i tytuł karty w oknie przeglądarki.

## Czekanie

match-waiting-title = Stół jest gotowy
match-waiting-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
match-waiting-full = Są już wszyscy. Zaczyna gospodarz.
match-waiting-full-host = Są już wszyscy. Zacznij, kiedy chcesz.
match-seat-open = wolne dla każdego
match-seat-invited = czeka na osobę z zaproszeniem
match-share-open = Wyślij ten link tym, którzy mają zagrać
match-share-invited = Zaproszenie na miejsce { $number } (działa raz)
match-invitation-gone = Zaproszenie na miejsce { $number } pokazano na innym urządzeniu.
match-invite-anew = Zrób nowe
match-begin = Zaczynamy

## Przebieg i rozmowa

match-log = Przebieg
match-chat = Rozmowa
match-log-and-chat = Przebieg i rozmowa
match-log-empty = Jeszcze nic się nie wydarzyło.
match-chat-empty = Nikt się jeszcze nie odezwał.
match-chat-needs-name = Wybierz imię, aby dołączyć do rozmowy.
match-say-something = Powiedz coś
match-send = Wyślij
match-characters-left = { $count ->
    [one] Został jeden znak
    [few] Zostały { $count } znaki
   *[many] Zostało { $count } znaków
}
match-unread = { $count ->
    [one] Jeden nowy wpis
    [few] { $count } nowe wpisy
   *[many] { $count } nowych wpisów
}
match-spectator = ogląda
match-mute = Wycisz
match-mute-title = Wyciszyć: { $name }?
match-mute-text = Nie zobaczysz, co pisze { $name }, tutaj i w innych partiach. Ta osoba się o tym nie dowie.
match-muted = { $name }: wyciszenie.
match-hear = Słuchaj znowu

## Kilka osób przy jednym urządzeniu

match-curtain-title = Urządzenie przejmuje { $name }
match-curtain-text = Pozostali nie patrzą. Nic nie widać, dopóki { $name } nie naciśnie przycisku.
match-curtain-open = To ja, { $name }

## Koniec

match-over-you = Wygrywasz!
match-over-with-you = Wygrywasz! Razem z tobą: { $names }
match-over-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólnie wygrywają { $names }
}
match-over-nobody = Nikt nie wygrywa
match-over-finished = Koniec partii
match-over-ended = Gospodarz zakończył partię bez wyniku
match-over-interrupted = Nie można grać dalej: zmieniły się zasady gry
match-decided = O wyniku zdecydowało:
match-rematch = Rewanż
match-to-rematch = Do rewanżu
match-replay = Obejrzyj powtórkę
match-record = Pobierz zapis
