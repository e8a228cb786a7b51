### Stół rysowany w terminalu i lista kart.

letter-cleric = K
letter-fighter = W
letter-mage = M
letter-thief = Z

board-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round } · { $phase }
}
board-active = aktywny gracz: { $name }
board-order = kolejność gry: { $names }
board-decks = w taliach: komnaty { $rooms }, czary { $spells }, bohaterowie { $heroes }, legendarni bohaterowie { $epic } · stos odrzuconych kart: { $discard }
rule-sources = Źródła: p.N to strona polskiej instrukcji, QS „Szybkie wprowadzenie”, ADV przewodnik po zasadach zaawansowanych, GUIDE poradnik społeczności, own nasze rozstrzygnięcie.
board-legend = ⚔ obrażenia · ♥ życie · { $letters } · komnaty liczy się od bossa · w nawiasie: jak bardzo każde podziemia wabią bohatera
board-texts = Widzisz to pierwszy raz („karta NAZWA” pokaże ponownie)
board-fate = { $end ->
    [dies] dostanie { $damage } z { $health }, zginie
    [survives] dostanie { $damage } z { $health }, przeżyje
   *[open] dostanie { $damage } z { $health } przed odkryciem
}
board-town = Miasto
board-town-empty = nikt tu nie czeka
board-lured = idzie do: { $name } ({ $pulls })
board-own-measure = według własnego tekstu
board-stays = zostaje w mieście ({ $pulls })
board-hero = { $name } ♥{ $health }
board-hero-hurt = { $name } ♥{ $left }/{ $health }
board-worth = { $souls ->
    [one] 1 dusza
    [few] { $souls } dusze
    [many] { $souls } dusz
   *[other] { $souls } duszy
} / { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
board-boss = { $name } ({ $xp } PD)
board-levelled = po Awansie
board-score = dusze: { $souls }, rany: { $wounds }
board-holds = ręka: komnaty { $rooms }, czary { $spells }
board-treasure = skarby: { $icons }
board-known-hand = znane karty na tej ręce: { $cards }
board-out = poza grą
board-entrance = wejście
board-the-boss = boss
board-asleep = dezaktywowana
board-face-down = zakryta komnata
board-mine = twoja: { $name }
board-hand = Twoja ręka
board-hand-empty = brak kart
board-announced = Zapowiedziane, jeszcze niewykonane
board-by = { $card } ({ $name })
board-pile = Stos odrzuconych kart

note-new-place = nowe miejsce
note-covers = na komnacie „{ $name }”
note-town = miasto
note-entrance = wejście: { $name }
note-dungeon = podziemia: { $name }, { $spot }
note-deck = talia bohaterów
note-room-deck = w talii komnat
note-discard-pile = na stosie odrzuconych kart
note-scored = obszar punktacji: { $name }

kind-boss = boss
kind-monster = komnata potworów
kind-trap = komnata pułapek
kind-advanced-monster = wypaśna komnata potworów
kind-advanced-trap = wypaśna komnata pułapek
kind-spell = czar
kind-hero = bohater
kind-epic-hero = legendarny bohater
kind-dark-hero = mroczny bohater
kind-epic-dark-hero = legendarny mroczny bohater

phases-build = faza budowy
phases-adventure = faza przygód
phases-both = faza budowy lub przygód

fact-xp = { $xp } PD
fact-damage = ⚔{ $damage }
fact-health = ♥{ $health }

column-name = Nazwa
column-set = Zestaw
column-kind = Rodzaj
column-numbers = Liczby
column-icons = Ikony
column-copies = Kopie
column-text = Tekst

set-next-level = Następny poziom
set-base = gra podstawowa
