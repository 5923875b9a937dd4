# Bez połączenia, i kiedy są nowsze strony.

offline-now = Nie masz połączenia. Działają zasady, edytor, wczytane lekcje i powtórki.
newer-here = Jest nowszy Stolik.
newer-load = Wczytaj go
