# Klawisze stron poza stołem.

page-key-play = zagraj teraz: szukaj kogoś
page-key-decks = zestawy
page-key-search = do wyszukiwania na stronie, jeśli jest
page-key-rows = z wiersza do wiersza na liście
page-key-does = do tego, co można zrobić w wierszu; zrób pierwsze
page-key-esc = zamknij; przestań szukać
page-key-list = ta lista
page-key-single = Pojedyncze litery są klawiszami
asks-list = Zaproszenia do gry
