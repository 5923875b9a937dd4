# Analiza: co kosztowały wybory w skończonej partii i co było losem.

analysis-title = Analiza
analysis-data = Jako dane
analysis-in-replay = W powtórce
analysis-chance = Szansa na wygraną
analysis-now-own = Tura { $n }: twoja szansa na wygraną
analysis-now-of = Tura { $n }: szansa na wygraną: { $name }
analysis-percent = { $n } %
analysis-off = ± { $n }
analysis-minus = −{ $n } %
analysis-plot-own = Twoja szansa na wygraną, tura po turze
analysis-plot-of = Szansa na wygraną, tura po turze: { $name }
analysis-turn-button = Tura { $n }, { $name }: szansa przed wyborami { $before } procent, po nich { $after }
analysis-lost = strata
analysis-key-choice = przez wybór
analysis-key-luck = przez los i to, czego nie dało się przewidzieć
analysis-key-own = twoja strata
analysis-key-of = strata: { $name }
analysis-key-keys = Kliknij turę albo
analysis-costly = kosztowne
analysis-costly-back = Do poprzedniego kosztownego wyboru
analysis-costly-on = Do następnego kosztownego wyboru
analysis-back = Jeden wybór wstecz
analysis-on = Jeden wybór dalej
analysis-runs = Policzone: tura { $n } z { $all }.
analysis-left-seconds = Zostało około { $n } s.
analysis-left-minutes = Zostało około { $n } min.
analysis-this = Ten wybór
analysis-turn-own = Tura { $n }, twój wybór
analysis-turn-of = Tura { $n }, { $name }
analysis-looked = rozważone: { $n } z { $many }
analysis-looked-more = rozważone: { $n } z ponad { $many }
analysis-nothing-missed = Niczego nie przeoczono.
analysis-cost-own = Ten wybór kosztował { $n } %.
analysis-cost-of = { $name }: ten wybór kosztował { $n } %.
analysis-why = Najlepsze, { $best }: { $why }
analysis-luck-down =
    { $more ->
        [yes] To, co nastąpiło, zabrało kolejne { $n } %, i to niczyja wina.
       *[no] To, co nastąpiło, zabrało { $n } %, i to niczyja wina.
    }
analysis-luck-up = To, co nastąpiło, dało { $n } %.
analysis-options-own = Rozważone odpowiedzi z twoją szansą na wygraną
analysis-options-of = Rozważone odpowiedzi z szansą na wygraną: { $name }
analysis-best = najlepsze
analysis-given = zagrane
analysis-drawn = W ramkach:
analysis-drawn-both = zagrane i najlepsze
analysis-unseen = karta, której z tego miejsca nie było widać
analysis-others =
    { $n ->
        [one] Rozważono jeszcze jedną, gorszą.
        [few] Rozważono jeszcze { $n } gorsze.
       *[other] Rozważono jeszcze { $n } gorszych.
    }
analysis-most = Co kosztowało najwięcej
analysis-in-turn = tura { $n }
analysis-missed = Przeoczone:
analysis-none = Żaden wybór nie kosztował więcej niż { $n } %.
analysis-none-yet = W tym, co już policzono, nie ma nic kosztownego.
analysis-seen = Każdy wybór jest oceniony z tego, co widać było z jego miejsca: { $hidden }. Rozdano na nowo to, co mogło tam być, a bot rozegrał dalej partii: { $n }.
analysis-from = Z miejsca: { $name }
analysis-closed = Listy talii pozostają tu zakryte, więc oceniane są tylko twoje wybory.
analysis-left-out = Wybory pominięte, bo ich ocena trwała zbyt długo: { $n }.
analysis-decided = Co przesądziło.
analysis-start = { $n } na początku
analysis-by-own = twoje wybory
analysis-by = wybory: { $name }
analysis-by-luck = los i to, czego nie dało się przewidzieć
analysis-outside = bo partię przerwano z zewnątrz
analysis-result = : { $n }.
