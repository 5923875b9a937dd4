## Co zrobić: podpowiedź i wszystko, co można zrobić

hint = Podpowiedź
hint-choose = Wybierz to
hint-thinking = Zastanawia się …
hint-failed = Teraz nie ma podpowiedzi.
could = Co mogę zrobić?
could-wait = Teraz nie twoja kolej. Odpowiada { $name }; gdy przyjdzie twoja, zobaczysz tu, co możesz zrobić.
could-over = Partia jest skończona.
could-failed = Nie udało się zrobić listy. Spróbuj jeszcze raz.
could-choose = Wybór na tej liście zaznacza to na stole. Nic się jeszcze nie zagrywa.
could-not = Teraz nie
could-more = i jeszcze { $n }
key-hint = podpowiedź: co zrobiłby gracz komputerowy
key-could = co mogę zrobić?

# beside a reckoning
rule-called = Zasada { $rule }
