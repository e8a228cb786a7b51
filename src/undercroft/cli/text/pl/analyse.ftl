### Co mówi „undercroft analyse” i jak boty tłumaczą się przy stole.

command-analyse = Oceń zakończoną partię: w których decyzjach przeoczono coś lepszego i co to było.
metavar-bot = BOT
help-analyse-bot = bot, który ocenia: greedy jest szybki, adept potrzebuje około minuty, master jest dokładny (zwykle master); można dodać budżet, na przykład ismcts:300
help-analyse-seat = oceń tylko decyzje tego miejsca, licząc od 1
help-analyse-seed = ziarno domysłów bota (zwykle to samo co partii): to samo ziarno, ta sama ocena
help-explain = boty tłumaczą każdy wybór jednym zdaniem; może to zdradzić, co mają na ręce

refusal-no-opinions = Bot „{ $bot }” nie porównuje możliwości, więc nie oceni cudzych. Wybierz greedy, adept albo master.
refusal-no-such-place = --seat to tutaj liczba od 1 do { $seats }: ta partia nie ma więcej miejsc.
file-not-over = Partia { $file } nie jest jeszcze skończona. Najpierw rozegraj ją do końca: undercroft play --load { $file }

analysing = Oceniam
analysed = { $decisions ->
    [one] Jedna decyzja, oceniona przez bota { $bot } na podstawie tego, co mógł wiedzieć gracz na tym miejscu.
    [few] { $decisions } decyzje, ocenione przez bota { $bot } na podstawie tego, co mógł wiedzieć gracz na każdym miejscu.
   *[many] { $decisions } decyzji, ocenionych przez bota { $bot } na podstawie tego, co mógł wiedzieć gracz na każdym miejscu.
}
analysed-legend = Najlepsze: jak często wybrano najsilniejszą możliwość. Strata: średnio, w punktach procentowych szansy na wygraną. Przeoczenia: poważne błędy (od { $blunder } punktów) · błędy (od { $mistake }) · niedokładności (od { $inaccuracy }).
analysed-no-miss = Nie przeoczono niczego lepszego, czego bot mógłby być pewien.
analysed-miss = Krok { $step }, { $name }: { $verdict ->
    [blunder] poważny błąd
    [mistake] błąd
   *[inaccuracy] niedokładność
} ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $order ->
    [yes] ; pas ze stałego polecenia
   *[no] {""}
})
analysed-partly = Przerwano: ocenione decyzje: { $done } z { $decisions }.
bot-thinks = { $name }: { $sentence }

column-player = Gracz
column-decisions = Decyzje
column-best = Najlepsze
column-loss = Strata
column-misses = Przeoczenia
column-unclear = Niejasne
column-worst = Najgorsze
points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
