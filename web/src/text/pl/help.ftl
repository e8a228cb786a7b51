### Strona pomocy i przewodnik po pierwszej partii.

help-title = Jak to działa
help-what = Undercroft to stół do gier planszowych o podziemiach: usiądź przy nim ze znajomymi albo z botami, na telefonie lub dużym ekranie, każdy u siebie albo wszyscy przy jednym urządzeniu. Stół zna każdą zasadę z instrukcji, pokazuje, co można zrobić, i odsłania tylko to, co wolno ci widzieć.
help-how = Partia w sześciu krokach

help-seats-title = Zajmij miejsce
help-seats = Otwórz stół, wybierz, kto gdzie siedzi, i wyślij link. Wolne miejsca mogą zająć boty, a kto przyjdzie bez miejsca, może oglądać. Kilka osób może grać na jednym urządzeniu: między ich turami opada zasłona.
help-lit-title = Wybieraj to, co świeci
help-lit = Gdy przychodzi twoja kolej, wszystko, co można wybrać, ma jasną obwódkę. Dotknij tego, wskaż na liście albo użyj klawiatury: to zawsze ten sam wybór. Wskaż opcję, aby zobaczyć, czego dotyczy i która zasada na nią pozwala.
help-why-title = Zapytaj, dlaczego nie
help-why = Dotknij czegoś, co nie świeci, a stół poda zasadę, która na to nie pozwala. Każda zasada ma numer; przeglądarka zasad znajdzie ją po numerze albo po dowolnym słowie.
help-window-title = Odpowiedz albo spasuj
help-window = Czasem inni mogą odpowiedzieć kartą. Wtedy u wszystkich tak samo odlicza czas pierścień, więc nikt się nie dowie, kto ma odpowiedź na ręce. Odpowiedz, spasuj albo przytrzymaj okno, żeby pomyśleć. Stałe polecenia pasują za ciebie, gdy nic ci nie grozi.
help-undo-title = Zmień zdanie
help-undo = Wybór można cofnąć, dopóki nie zadziała przypadek, nie zostanie odkryta karta ani nie wybierze ktoś inny. Później wciąż możesz poprosić: jeśli wszyscy się zgodzą, czas się cofnie.
help-film-title = Obejrzyj jeszcze raz
help-film = Zakończoną partię można obejrzeć krok po kroku oczami każdego z graczy. Jej zapis można pobrać, a każdy może sprawdzić, że wszystkie tasowania wynikły z ziarna ustalonego przed pierwszym ruchem.

help-glossary = Słowniczek: { $game }
help-keys = Klawiatura
help-keys-match = Przy stole
help-keys-replay = W powtórce
help-key-number = wybierz opcję o tym numerze
help-key-arrows = przechodź między opcjami
help-key-enter = wybierz opcję, wskaż rzecz
help-key-escape = odłóż to, co wskazane
help-key-pass = spasuj w oknie odpowiedzi
help-key-hold = przytrzymaj okno, puść je
help-key-knock = poproś o pytanie przy najbliższej okazji, odwołaj prośbę
help-key-card = pokaż kartę w pełnym rozmiarze
help-key-tab = przechodź po wszystkim, co można wybrać
help-key-space = Spacja
help-key-step = krok wstecz, krok naprzód
help-key-leap = dziesięć kroków
help-key-play = odtwarzaj, zatrzymaj
help-key-ends = na początek, na koniec

help-privacy-title = Twoje dane
help-privacy = Serwer przechowuje wybrane przez ciebie imię, twoje partie i to, co piszesz przy ich stołach. Dwa ciasteczka pamiętają to urządzenie i chronią przed podrobionymi żądaniami; nikt nikogo nie śledzi i nic nie jest wczytywane z innych miejsc. Na swojej stronie możesz usunąć wszystko: partie innych zostaną, ale bez twojego imienia i twoich słów.

help-credits = Podziękowania
help-credits-icons = Ikony z zestawu GameIcons; rysowali je { $authors }:
help-credits-fonts = Kroje pisma Alegreya Sans (The Alegreya Sans Project Authors) i Jersey 20 (The Jersey 20 Project Authors):
help-credits-games = Gry należą do swoich autorów i wydawców. Zasady i teksty kart są tu zapisane naszymi słowami; nie używamy żadnych ilustracji z tych gier.

## Jak grać w Boss Monster

play-title = Jak grać: { $game }
play-all-rules = Wszystkie zasady, z wyszukiwarką
play-aim = Jesteś bossem na końcu podziemi. Twoje skarby wabią bohaterów, a twoje komnaty mają ich po drodze zabić. Każdy bohater, który zginie, to dla ciebie dusza; każdy, który dotrze do ciebie żywy, to rana. Dziesięć dusz daje zwycięstwo. Po pięciu ranach odpadasz.
play-round-title = Runda w pięciu krokach
play-step-arrive-title = Bohaterowie przychodzą do miasta
play-step-arrive = Po jednym na każdego gracza. Każdy dociąga kartę komnaty.
play-step-build-title = Wszyscy budują
play-step-build = Po kolei każdy może położyć jedną zakrytą komnatę: na nowym miejscu po lewej albo na innej komnacie. Miejsc jest najwyżej pięć. Potem wszystkie nowe komnaty odkrywa się razem.
play-step-lure-title = Bohaterowie dają się zwabić
play-step-lure = Każdy idzie do podziemi, w których jest najwięcej jego skarbu. Przy remisie zostaje w mieście.
play-step-walk-title = Bohaterowie idą
play-step-walk = Od lewej, przez kolejne komnaty, a każda zadaje obrażenia. Kto straci całe życie, ginie; kto coś zachowa, dociera do bossa.
play-step-count-title = Wynik
play-step-count = Liczy się dusze i rany. Jeśli nikt nie wygrał, zaczyna się następna runda.
play-signs-title = Co znaczą symbole
play-sign-damage = Obrażenia
play-sign-damage-text = – tyle komnata odbiera każdemu bohaterowi, który przez nią przechodzi.
play-sign-health = Życie
play-sign-health-text = – tyle obrażeń wytrzyma bohater.
play-sign-soul = Dusza
play-sign-soul-text = – martwy bohater. Dziesięć wygrywa; legendarni liczą się za dwie.
play-sign-wound = Rana
play-sign-wound-text = – bohater, który do ciebie dotarł. Pięć to przegrana; legendarni liczą się za dwie.
play-sign-monster = Komnata potworów
play-sign-monster-text = – niektóre karty wspierają tylko komnaty potworów.
play-sign-trap = Komnata pułapek
play-sign-trap-text = – niektóre karty wspierają tylko komnaty pułapek.
play-sign-advanced = Złota ramka
play-sign-advanced-text = – wypaśna komnata: można ją zbudować tylko na komnacie, z którą ma wspólny skarb. Taką ramkę mają też legendarni bohaterowie.
play-sign-treasure = Skarby
play-sign-treasure-text = są na komnatach i na bossach. Każda klasa bohaterów kocha jeden ich rodzaj:
play-end-title = Jak się to kończy
play-end = Kto na koniec rundy ma dziesięć dusz i mniej niż pięć ran, wygrywa; wygrywa też ten, kto zostanie w grze jako ostatni. Jeśli wygrywa kilka osób naraz, rozstrzyga większa różnica dusz i ran, a potem mniejsza liczba PeDeków bossa.

## Słowa gry Boss Monster

glossary-boss-monster-soul = Dusza
glossary-boss-monster-soul-text = Bohater, który zginął w twoich podziemiach. Kto kończy rundę z dziesięcioma duszami, wygrywa; niektórzy bohaterowie są warci więcej niż jedną.
glossary-boss-monster-wound = Rana
glossary-boss-monster-wound-text = Bohater, który żywy dotarł do twojego bossa. Pięć ran i odpadasz.
glossary-boss-monster-hero = Bohater
glossary-boss-monster-hero-text = Przychodzi do miasta szukać skarbów. Ma swoją klasę i życie; ginie, gdy komnaty zadadzą mu tyle obrażeń, ile ma życia.
glossary-boss-monster-town = Miasto
glossary-boss-monster-town-text = Tu bohaterowie czekają, aż jedne podziemia zwabią ich bardziej niż wszystkie inne.
glossary-boss-monster-dungeon = Podziemia
glossary-boss-monster-dungeon-text = Twoje komnaty, najwyżej pięć obok siebie. Bohaterowie idą od wejścia po lewej do bossa po prawej.
glossary-boss-monster-room = Komnata
glossary-boss-monster-room-text = Karta z obrażeniami, skarbem i często ze zdolnością. Buduje się ją na nowym miejscu po lewej albo na innej komnacie.
glossary-boss-monster-advanced = Wypaśna komnata
glossary-boss-monster-advanced-text = Mocniejsza komnata, którą można zbudować tylko na komnacie z takim samym rodzajem skarbu.
glossary-boss-monster-treasure = Skarb
glossary-boss-monster-treasure-text = Symbole na twoim bossie i widocznych komnatach. Każda klasa bohaterów kocha jeden ich rodzaj.
glossary-boss-monster-lure = Wabienie
glossary-boss-monster-lure-text = Bohater idzie do tych jednych podziemi, które pokazują najwięcej jego skarbu. Przy remisie zostaje w mieście.
glossary-boss-monster-round = Runda
glossary-boss-monster-round-text = Przychodzą bohaterowie i wszyscy dociągają karty; wszyscy budują; bohaterowie dają się zwabić; idą przez komnaty; na koniec sprawdza się wynik.
glossary-boss-monster-xp = PeDeki
glossary-boss-monster-xp-text = Liczba na karcie bossa. Kto ma więcej, jest pierwszy w każdej fazie.
glossary-boss-monster-active = Aktywny gracz
glossary-boss-monster-active-text = Ten, kto właśnie buduje albo czyi bohaterowie właśnie idą.
glossary-boss-monster-spell = Czar
glossary-boss-monster-spell-text = Karta na jeden raz: do fazy budowy, fazy przygód albo do obu, jak mówią jej symbole. Czarów jest mało: trzymaj je na właściwą chwilę.
glossary-boss-monster-window = Okno
glossary-boss-monster-window-text = Chwila, w której każdy może odpowiedzieć czarem lub zdolnością, zanim stanie się to, co zapowiedziano.
glossary-boss-monster-level-up = Awans
glossary-boss-monster-level-up-text = Zdolność twojego bossa. Działa raz: gdy twoje podziemia po raz pierwszy mają pięć widocznych komnat.
glossary-boss-monster-asleep = Dezaktywowana
glossary-boss-monster-asleep-text = Taka komnata śpi do końca rundy: bez obrażeń, bez skarbu, bez zdolności.
glossary-boss-monster-uncover = Odsłonięcie
glossary-boss-monster-uncover-text = Gdy komnata na wierzchu zostaje zniszczona, widać znów tę pod nią. To nie jest budowa.

## Przewodnik

guide = Przewodnik
guide-next = Dalej
guide-understood = Rozumiem
guide-show = Pokaż mi
guide-skip = Bez przewodnika
guide-again = Powtórz
guide-done = Dalej dam sobie radę

guide-boss-monster-welcome = Witaj! Jesteś bossem: potworem na końcu podziemi. Bohaterowie chcą twoich skarbów, a ty ich dusz. Każdy bohater, który zginie w twoich komnatach, to dusza; każdy, który do ciebie dotrze, to rana. Dziesięć dusz daje zwycięstwo, pięć ran to przegrana.
guide-boss-monster-table = Bohaterowie czekają w mieście. Twoje podziemia leżą obok bossa, a karty na ręce widzisz tylko ty. Wszystko, co możesz wybrać, ma jasną obwódkę. Zostanę przez pierwszą rundę i niczego za ciebie nie nacisnę.
guide-boss-monster-choose-boss = Możesz wybrać bossa. Skarb na jego karcie od początku wabi jedną klasę bohaterów, a jego Awans działa raz, gdy masz pięć komnat. Kto ma więcej PeDeków, jest pierwszy w każdej fazie. Weź tego, którego tekst bardziej ci się podoba.
guide-boss-monster-may-mulligan = Twoje pierwsze karty są mało zróżnicowane, więc możesz wymienić je wszystkie. Zatrzymaj je, jeśli pokazują co najmniej dwa rodzaje skarbów; inaczej spróbuj jeszcze raz.
guide-boss-monster-place-first-room = Komnata przed pierwszą rundą, za darmo. Liczba przy pękniętym sercu to jej obrażenia, a symbol obok to skarb. Weź taką z dużymi obrażeniami, najlepiej ze skarbem, który ma też twój boss: dotknij komnaty, a potem jej miejsca. Szkoda byłoby spasować.
guide-boss-monster-may-build = Możesz położyć jedną komnatę, na razie zakrytą. Bohater z miasta idzie tam, gdzie jest najwięcej jego skarbu: to właśnie wabienie. Ginie, jeśli twoje komnaty razem zadają co najmniej tyle obrażeń, ile ma życia: masz duszę. Jeśli nie, masz ranę. Wab więc tych, których pokonasz; teraz zwykle najlepsze jest nowe miejsce po lewej.
guide-boss-monster-may-place-extra = Jeszcze jedna komnata w prezencie. Nowe miejsce po lewej wydłuża podziemia, a dłuższe podziemia pokonują więcej bohaterów.
guide-boss-monster-order-built = Kilka rzeczy dzieje się naraz i ty decydujesz, co najpierw. Zwykle to bez różnicy: zacznij od tego, co pozwala dociągnąć karty.
guide-boss-monster-may-act = Chwila na czary i zdolności. Czarów masz mało, a każdy działa tylko raz. Pas nic nie kosztuje.
guide-boss-monster-may-act-build = Możesz zagrać czar albo użyć zdolności, zanim komnaty zostaną odkryte. Zwykle lepiej poczekać: trzymaj czary na chwilę, gdy jakiś bohater miałby do ciebie dotrzeć. Pas nic nie kosztuje.
guide-boss-monster-may-act-adventure = Bohaterowie idą i to jest chwila na czary. Spójrz na prognozę: jeśli bohater miałby do ciebie dotrzeć, czar, który go zrani albo wzmocni komnatę, zamieni ranę w duszę. Jeśli i tak wszyscy zginą, spasuj i zachowaj czar.
guide-boss-monster-may-cancel = Przeciwnik zagrywa czar, a ty możesz go zanegować. Zrób to, jeśli przez ten czar stracisz komnatę albo przejdzie bohater; w przeciwnym razie zachowaj odpowiedź na później.
guide-boss-monster-may-use-ability = Jedna z twoich kart proponuje swoją zdolność. Jeśli nic nie kosztuje, użyj jej.
guide-boss-monster-choose-target = Wskaż cel: wybrać można to, co świeci. Pomóż własnym komnatom albo zaszkodź najlepszej komnacie przeciwnika.
guide-boss-monster-choose-cost = To ma swoją cenę. Oddaj kartę, której będzie ci najmniej brakować.
guide-boss-monster-choose-discard = Musisz odrzucić kartę. Najmniej szkoda wypaśnej komnaty, która nie pasuje na żadną z twoich.
guide-boss-monster-choice = Wybierz coś, co świeci, albo opcję z listy. Wskaż opcję, aby zobaczyć, czego dotyczy; jej zasady są o jedno dotknięcie stąd.
guide-boss-monster-window = Możesz teraz odpowiedzieć. Jeśli nic złego ci nie grozi, spasuj.
guide-boss-monster-waiting = Wybierają inni. Tymczasem możesz obejrzeć dowolną kartę: każda sama się objaśnia.
guide-boss-monster-phase-setup = Inni się przygotowują. Wszystkie pierwsze komnaty odkrywa się razem.
guide-boss-monster-phase-build = Przeciwnik też buduje zakrytą komnatę. Porównaj skarby: przy każdym bohaterze w mieście widać, do kogo by teraz poszedł.
guide-boss-monster-phase-bait = Teraz decydują bohaterowie. Każdy idzie tam, gdzie najwięcej jego skarbu; przy remisie zostaje w mieście.
guide-boss-monster-phase-adventure = Bohaterowie idą od wejścia do bossa, a każda komnata odbiera im serca. Nie zostało żadne: dusza dla właściciela podziemi. Coś zostało przy bossie: rana.
guide-boss-monster-end = To była cała runda: przychodzą bohaterowie, wszyscy budują, bohaterowie dają się zwabić i idą. I tak dalej, aż ktoś zdobędzie dziesięć dusz. Od teraz warto stawiać wypaśne komnaty na komnatach z takim samym skarbem, a przy pięciu komnatach twój boss awansuje. Powodzenia, bossie!
