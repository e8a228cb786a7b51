### Alone: misje, naszymi słowami. Pierwsza ukończona z dwóch wcześniejszych misji aktywuje misję finałową.

## Starting missions

mission-voice-behind-the-bulkhead = Głos zza grodzi
    .task = Wykonaj interakcję w Ambulatorium.
    .reward = Wylosuj dwie postacie, którymi nikt nie gra. Wybierz jedną z nich: zostaje twoim sprzymierzeńcem z 6 ładunkami.
mission-emergency-lighting = Oświetlenie awaryjne
    .task = Wykonaj interakcję w Generatorowni.
    .reward = Generatorownia i 5 najbliższych jej sektorów tego samego poziomu zostają oświetlone. Spośród równie bliskich wybiera Zło.
mission-a-gift-from-the-past = Prezent z przeszłości
    .task = Wykonaj interakcję w Kwaterach.
    .reward = Wybierz 3 przedmioty z talii przedmiotów i jej stosu kart odrzuconych. Potem możesz ulepszać przedmioty jak po przeszukiwaniu.
mission-sealed-rations = Zapieczętowane racje
    .task = Wykonaj interakcję w Stołówce.
    .reward = Odzyskujesz łącznie 6 punktów zdrowia i poczytalności w dowolnych proporcjach, na każdym torze najwyżej do 12.
mission-station-survey = Plany stacji
    .task = Wykonaj interakcję w Laboratorium.
    .reward = Odtąd przy każdym lokalizowaniu dowiadujesz się też dla jednego z celów, w którym kierunku zaczyna się najkrótsza droga.
mission-stasis-log = Dziennik stazy
    .task = Wykonaj interakcję w Kapsułach ratunkowych.
    .reward = Zyskujesz dodatkową rundę. W trybie koszmaru jest już na to za późno.
mission-the-quartermasters-locker = Szafka kwatermistrza
    .task = Wykonaj interakcję w Magazynie.
    .reward = Weź kartę „Pociski” z talii przedmiotów lub jej stosu kart odrzuconych, o ile tam jest. Potem uzupełnij swoim przedmiotom 2 zużyte ładunki.
mission-master-override = Kod nadrzędny
    .task = Wykonaj interakcję w Pomieszczeniu kontrolnym.
    .reward = Odtąd odblokowanie drzwi zablokowanych przez ciebie, także wcześniej, kosztuje potwora 2 punkty ruchu.

## Problem missions: the condition holds until the mission is completed

mission-gravity-problems = Problemy z grawitacją
    .condition = W ataku towarzyszącym przeciw Bohaterowi Zło ma 1 kość więcej.
    .task = Wykonaj interakcję w Kapsułach ratunkowych.
    .reward = Warunek przestaje działać.
mission-spore-haze = Mgła zarodników
    .condition = Pole widzenia Bohatera sięga w każdym kierunku tylko na 1 sektor. Na eksplorację to nie wpływa.
    .task = Wykonaj interakcję w Laboratorium.
    .reward = Warunek przestaje działać.
mission-dead-silence = Martwa cisza
    .condition = W turze, w której Bohater wykonał akcję ruchu, standardowa reakcja może poruszyć potwora najwyżej o 2 sektory.
    .task = Wykonaj interakcję w Kwaterach.
    .reward = Warunek przestaje działać.
mission-brownouts = Spadki napięcia
    .condition = Naprawiony włącznik oświetla poza swoim sektorem tylko jeden następny.
    .task = Wykonaj interakcję w Generatorowni.
    .reward = Warunek przestaje działać.
mission-seized-locks = Zatarte zamki
    .condition = Każde zablokowanie drzwi kosztuje Bohatera 1 żeton adrenaliny.
    .task = Wykonaj interakcję w Pomieszczeniu kontrolnym.
    .reward = Warunek przestaje działać.
mission-tainted-stores = Skażone zapasy
    .condition = Zadeklarowanie przeszukiwania poza pomieszczeniem kosztuje Bohatera 1 punkt zdrowia.
    .task = Wykonaj interakcję w Magazynie.
    .reward = Warunek przestaje działać.
mission-whispering-intercom = Szepczący interkom
    .condition = Lokalizowanie kosztuje Bohatera 1 punkt poczytalności albo jeden z celów; wybiera Bohater.
    .task = Wykonaj interakcję w Stołówce.
    .reward = Warunek przestaje działać.
mission-coolant-leak = Wyciek chłodziwa
    .condition = Na koniec każdej rundy Zło dostaje 1 dodatkowy żeton zagrożenia.
    .task = Wykonaj interakcję w Ambulatorium.
    .reward = Warunek przestaje działać.

## Final missions

mission-call-for-help = Wołanie o pomoc
    .start = Zło umieszcza Pułkownika w sektorze, który leży w takiej samej odległości od Pomieszczenia kontrolnego jak sektor Bohatera, ale nie w sektorze Bohatera.
    .task = Wykonaj interakcję w Pomieszczeniu kontrolnym, gdy nie ma tam żetonów sabotażu.
    .ongoing = Pułkownik jest traktowany jak Kultysta, zawsze ma statystyki z trybu koszmaru i nie wlicza się do limitu potworów na poziomie. Na koniec każdej rundy Zło może go poruszyć najwyżej o 2 sektory. Na koniec tury Pułkownik atakuje Bohatera, jeśli jest odkryty i w polu widzenia. Jeśli dotrze do Pomieszczenia kontrolnego przed Bohaterem, pojawiają się tam 2 żetony sabotażu. Na koniec każdej rundy, w której tam jest, pojawia się kolejny, bez względu na to, kto był pierwszy. Interakcja w Pomieszczeniu kontrolnym usuwa jeden żeton.
    .reward = Bohater wygrywa.
mission-purge-cycle = Cykl oczyszczania
    .start = Zło dobiera 2 karty.
    .task = Wykonaj sześć razy interakcję w Generatorowni.
    .ongoing = Po każdej z tych interakcji, oprócz ostatniej, Zło może rozstawić potwora z minimalnym dystansem rozstawiania mniejszym o 1.
    .reward = Bohater wygrywa.
mission-burn-the-nest = Spalić gniazdo
    .start = Zło umieszcza Matriarchinię w Stołówce, a jeśli jest tam Bohater – w sąsiednim sektorze.
    .task = Zabij Matriarchinię, a potem wykonaj interakcję w Stołówce.
    .ongoing = Na koniec każdej rundy Zło może poruszyć Matriarchinię najwyżej o 1 sektor.
    .reward = Bohater wygrywa.
mission-last-pod-out = Ostatnia kapsuła
    .task = Wykonaj interakcję w Pomieszczeniu kontrolnym, aby rozpocząć odliczanie 8 tur, a potem, zanim dobiegnie ono końca, w Kapsułach ratunkowych.
    .ongoing = Jeśli odliczanie dobiegnie końca, Bohater traci 3 punkty zdrowia i musi rozpocząć je od nowa.
    .reward = Bohater wygrywa.
mission-antidote = Antidotum
    .task = Zabierz kulturę bakterii, wykonując interakcję w Laboratorium, a potem, niosąc ją, wykonaj interakcję w Ambulatorium.
    .ongoing = Jeśli w jednym ataku Bohater straci co najmniej 2 punkty zdrowia, upuszcza kulturę bakterii. Może ją podnieść interakcją w tym samym sektorze.
    .reward = Bohater wygrywa.
mission-seal-the-breach = Uszczelnić wyrwę
    .start = Zło umieszcza 3 żetony wyrwy w różnych nieodkrytych sektorach, które nie są pomieszczeniami i leżą co najmniej 3 sektory od Bohatera.
    .task = Wykonaj interakcję w Magazynie, gdy zostały najwyżej 2 żetony wyrwy.
    .ongoing = Interakcja w sektorze z żetonem wyrwy usuwa go.
    .reward = Bohater wygrywa.
mission-hold-the-light = Utrzymać światło
    .start = Zło dobiera 1 kartę.
    .task = Zakończ 3 tury z rzędu w Kwaterach, oświetlonych i bez potwora.
    .ongoing = Każda tura, która kończy się inaczej, zeruje licznik.
    .reward = Bohater wygrywa.
mission-black-box = Czarna skrzynka
    .start = Zło umieszcza po jednym żetonie zapisu w 4 pomieszczeniach, ale nie w Ambulatorium ani w sektorze Bohatera.
    .task = Wykonaj interakcję w Ambulatorium, gdy masz co najmniej 2 zapisy.
    .ongoing = Interakcja w pomieszczeniu z żetonem zapisu pozwala go zabrać.
    .reward = Bohater wygrywa.
