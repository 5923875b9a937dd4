"""What the server itself has to say to people, in three languages. Sentences about the game are the text room's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .account_words import ACCOUNT_SENTENCES
from .called import LEFT_NAME
from .manners_words import MANNERS
from .notice_words import NOTICES
from .search_words import SEARCH
from .words_arena import ARENA
from .words_people import PEOPLE
from .words_studies import STUDIES

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    # at a table
    "stale": (
        "The table has moved on since you chose.",
        "Na stole zaszła już zmiana.",
        "選んでいる間に場が進みました。",
    ),
    "no-seat": (
        "This game has {} seats; say who sits at each.",
        "Ta gra ma miejsc: {}; podaj, kto siedzi na każdym.",
        "このゲームの席は{}つです。それぞれに誰が座るかを決めてください。",
    ),
    "not-there": (
        "You sit at no seat of this table; take at least one.",
        "Nie zajmujesz przy tym stole żadnego miejsca; wybierz choć jedno.",
        "あなたの席がありません。少なくとも1つ選んでください。",
    ),
    "both-teams": (
        "You may play both seats of one team, or all four, but not some of each team.",
        "Możesz grać na obu miejscach jednej drużyny albo na wszystkich czterech, ale nie za część każdej.",
        "1人で両ペアの一部を受け持つことはできません。同じペアの2席か、4席すべてにしてください。",
    ),
    "not-your-turn": ("It is not your turn.", "To nie twoja tura.", "いまはあなたの番ではありません。"),
    "illegal": ("That is not offered now.", "Tego nie ma teraz do wyboru.", "その選択肢はいまはありません。"),
    "over": ("The game is over.", "Partia jest skończona.", "対戦は終わっています。"),
    "running": ("The game is not over yet.", "Partia jeszcze trwa.", "対戦はまだ終わっていません。"),
    "waiting": (
        "The table still waits for players.",
        "Stół czeka jeszcze na graczy.",
        "まだプレイヤーを待っています。",
    ),
    "no-hints": (
        "Another person plays at this table, so nobody is told what a bot would do.",
        "Przy tym stole gra jeszcze ktoś, więc nikt nie dostaje podpowiedzi.",
        "ほかの人も対戦しているので、ヒントは出せません。",
    ),
    "dealt": ("The cards are dealt already.", "Karty są już rozdane.", "すでに配られています。"),
    "no-part": (
        "This is not the part that you sealed.",
        "To nie jest część, którą zapieczętowała ta przeglądarka.",
        "封をしたときの値と一致しません。",
    ),
    "not-seated": ("You only watch this table.", "Przy tym stole tylko oglądasz.", "この席では観戦のみできます。"),
    "no-team": (
        "You have no partner at this table to talk to alone.",
        "Nie masz przy tym stole partnera, z którym można rozmawiać na osobności.",
        "この席には内緒で話せる味方がいません。",
    ),
    "other-team": (
        "This chat is heard by your own team only; to speak to everybody, talk to the table.",
        "Tę rozmowę słyszy tylko twoja drużyna; żeby mówić do wszystkich, pisz do stołu.",
        "このチャットは味方だけに届きます。全員に話すときは卓への発言を使ってください。",
    ),
    "bad-message": (
        "The server did not understand this message.",
        "Serwer nie zrozumiał tej wiadomości.",
        "メッセージを読み取れませんでした。",
    ),
    "slow-down": (
        "Too many messages at once; wait a moment.",
        "Za dużo wiadomości naraz; odczekaj chwilę.",
        "送信が多すぎます。少し待ってください。",
    ),
    "nothing-to-undo": (
        "There is no answer of yours to take back.",
        "Nie masz czego cofnąć.",
        "取り消せる手がありません。",
    ),
    "undo-asked": (
        "Somebody has asked to take back already.",
        "Prośba o cofnięcie już czeka.",
        "すでに待ったの申し出があります。",
    ),
    "undo-far": (
        "This goes back {1}, and takes back what {0} did since as well.",
        "To cofa {1}; przepadnie też, co potem zagrali: {0}.",
        "{1}戻り、その後の{0}さんの手も取り消すことになります。",
    ),
    "undo-late": (
        "Nobody answered in time: nothing is taken back.",
        "Nikt nie odpowiedział na czas: nic nie cofnięto.",
        "時間内に返事がなかったため、待ったは取り下げられました。",
    ),
    "undo-refused": (
        "{} does not allow it: nothing is taken back.",
        "{}: brak zgody, nic nie cofnięto.",
        "{}さんが認めなかったため、待ったは取り下げられました。",
    ),
    "undo-passed": (
        "The game has gone on: nothing is taken back.",
        "Gra poszła dalej: nic nie cofnięto.",
        "対戦が進んだため、待ったは取り下げられました。",
    ),
    "back-to": ("to turn {}", "do tury {}", "ターン{}まで"),
    "back-within": ("within turn {}", "w obrębie tury {}", "ターン{}の中で"),
    "back-setup": ("to the setup", "do przygotowania", "対戦準備まで"),
    "back-within-setup": ("within the setup", "w obrębie przygotowania", "対戦準備の中で"),
    "no-undo": (
        "Nobody has asked you to take back.",
        "Nikt nie prosi cię o cofnięcie.",
        "あなたへの待ったの申し出はありません。",
    ),
    "fault": (
        "The server made a mistake; nothing changed at the table.",
        "Serwer popełnił błąd; na stole nic się nie zmieniło.",
        "サーバーの不具合です。場は変わっていません。",
    ),
    "moving": (
        "This table is moving to another server; try again in a moment.",
        "Ten stół przenosi się właśnie na inny serwer; spróbuj za chwilę.",
        "このテーブルは別のサーバーへ移っているところです。少し待ってからもう一度お試しください。",
    ),
    "store": (
        "The server could not keep this; nothing changed.",
        "Serwer nie mógł tego zapisać; nic się nie zmieniło.",
        "保存できませんでした。何も変わっていません。",
    ),
    "not-watched": (
        "The players of this table want no spectators.",
        "Gracze nie chcą tu widzów.",
        "この席は観戦できません。",
    ),
    "no-table": ("There is no such table.", "Nie ma takiego stołu.", "その席はありません。"),
    "many-sockets": (
        "You have too many tables open at the same time.",
        "Masz otwartych zbyt wiele stołów naraz.",
        "同時に開いている席が多すぎます。",
    ),
    # HTTP
    "bad-request": ("The request has an error: {}.", "W żądaniu jest błąd: {}.", "リクエストに誤りがあります：{}。"),
    "not-found": (
        "There is nothing at this address.",
        "Pod tym adresem nic nie ma.",
        "このアドレスには何もありません。",
    ),
    "not-allowed": (
        "This address does not take such requests.",
        "Ten adres nie przyjmuje takich żądań.",
        "このアドレスではその操作はできません。",
    ),
    "too-large": (
        "That is too long; at most {} kB.",
        "To jest za długie; najwyżej {} kB.",
        "長すぎます。上限は{} kBです。",
    ),
    "origin": (
        "This request did not come from a page of this server.",
        "To żądanie nie przyszło ze strony tego serwera.",
        "このサーバーのページからの操作ではありません。",
    ),
    "header": (
        "A request that changes something needs the header X-Stolik: 1.",
        "Żądanie, które coś zmienia, potrzebuje nagłówka X-Stolik: 1.",
        "変更にはヘッダー X-Stolik: 1 が必要です。",
    ),
    "host": (
        "This server does not answer to that name.",
        "Ten serwer nie odpowiada na tę nazwę.",
        "その名前のサーバーではありません。",
    ),
    "restart": (
        "The server is being restarted; the table comes back by itself.",
        "Serwer uruchamia się ponownie; stolik sam wróci.",
        "サーバーを再起動しています。卓は自動で戻ります。",
    ),
    "no-session": (
        "Your session has ended; load the page again.",
        "Twoja sesja wygasła; wczytaj stronę jeszcze raz.",
        "セッションが切れました。ページを読み込み直してください。",
    ),
    "by-invitation": (
        "You come in here with an invitation: open a link that the host gave you, or a friend's invitation to a table.",
        "Tu wchodzi się z zaproszeniem: otwórz link od gospodarza albo zaproszenie od kogoś do stołu.",
        "ここは招待制です。主催者からもらったリンクか、友だちからの卓への招待を開いてください。",
    ),
    "nobody-new": (
        "Nobody new is let in here now; if you were here before, open your link for coming back.",
        "Nikt nowy teraz tu nie wejdzie; jeśli to nie twój pierwszy raz, otwórz swój link powrotny.",
        "いまは新しい人を受け入れていません。前に来たことがあれば、戻るためのリンクを開いてください。",
    ),
    "no-entry": (
        "This invitation has been used, withdrawn, or is too old; ask whoever sent it for a new one.",
        "To zaproszenie zostało już użyte, wycofane albo jest zbyt stare; poproś o nowe.",
        "この招待は使用済みか、取り消されたか、期限が切れています。送ってくれた人に新しいものを頼んでください。",
    ),
    "no-key": (
        "This link has been used, replaced by a newer one, or is too old.",
        "Ten link został już użyty, zastąpiony nowszym albo jest zbyt stary.",
        "このリンクは使用済みか、新しいものに替わったか、期限が切れています。",
    ),
    "too-many": (
        "Too many requests; try again in {} s.",
        "Za dużo żądań; spróbuj ponownie za {} s.",
        "リクエストが多すぎます。{}秒後にもう一度試してください。",
    ),
    "too-much": (
        "You have asked for {} things already that are still being worked on; try again in {} s.",
        "Czekasz już na wyniki, których jest: {}; spróbuj ponownie za {} s.",
        "処理中の依頼がすでに{}件あります。{}秒後にもう一度試してください。",
    ),
    "busy": (
        "Too much is being asked of this server now; try again in {} s.",
        "Serwer ma teraz zbyt wiele pracy; spróbuj ponownie za {} s.",
        "いまサーバーが混み合っています。{}秒後にもう一度試してください。",
    ),
    "analysis-runs": (
        "Another game is being analysed for you; this one can be when that is done.",
        "Trwa analiza innej twojej partii; tę można zacząć, gdy się skończy.",
        "ほかの対戦を解析中です。終わってから始めてください。",
    ),
    "analyses-busy": (
        "As many games as may be are being analysed now; try again in {} s.",
        "Trwa już tyle analiz, ile może naraz; spróbuj ponownie za {} s.",
        "いま同時にできる数の解析が動いています。{}秒後にもう一度試してください。",
    ),
    "analyses-an-hour": (
        "You have had {} games analysed within an hour; the next can be in {} min.",
        "Analizy zlecone przez ciebie w ciągu godziny: {}; następną można zacząć za {} min.",
        "1時間に解析できる対戦は{}までです。次は{}分後に始められます。",
    ),
    "not-analysed": (
        "This game can’t be analysed: {}.",
        "Tej partii nie da się przeanalizować: {}.",
        "この対戦は解析できません：{}。",
    ),
    "analysis-closed": (
        "The deck lists of this table stay closed: only whoever played has an analysis, of their own choices.",
        "Listy talii tego stołu pozostają zakryte: analizę ma tylko ten, kto grał, i tylko swoich wyborów.",
        "このテーブルのデッキは非公開のままなので、解析を見られるのは対戦した人だけで、自分の選択に限られます。",
    ),
    "gauntlet-none": (
        "There is no bundled deck that this one may meet, or no computer player to play it.",
        "Nie ma dołączonej talii, z którą ta mogłaby zagrać, albo bota, który by nią zagrał.",
        "このデッキと対戦できる付属デッキ、または使うボットがありません。",
    ),
    "gauntlet-anew": (
        "You are having another deck tried; this one was stopped.",
        "Sprawdzasz teraz inną talię; tę zatrzymano.",
        "別のデッキを試しているため、こちらは中止しました。",
    ),
    "gauntlets-full": (
        "Too many decks are waiting to be tried; try again in {} s.",
        "Zbyt wiele talii czeka na sprawdzenie; spróbuj ponownie za {} s.",
        "試すのを待っているデッキが多すぎます。{}秒後にもう一度試してください。",
    ),
    "gauntlets-an-hour": (
        "You have had {} decks tried within an hour; the next can be in {} min.",
        "Talie sprawdzone dla ciebie w ciągu godziny: {}; następną można za {} min.",
        "1時間に試せるデッキは{}個までです。次は{}分後に試せます。",
    ),
    "gauntlet-failed": (
        "The games could not be played to the end. Try again.",
        "Nie udało się rozegrać partii do końca. Spróbuj ponownie.",
        "対戦を最後まで進められませんでした。もう一度試してください。",
    ),
    "gauntlet-restart": (
        "The server is being restarted; try the deck again in a moment.",
        "Serwer uruchamia się ponownie; za chwilę sprawdź talię jeszcze raz.",
        "サーバーを再起動しています。少し待ってからもう一度試してください。",
    ),
    "too-long": (
        "This took longer than {} s and was stopped.",
        "To trwało dłużej niż {} s i zostało przerwane.",
        "{}秒以内に終わらなかったため、中止しました。",
    ),
    "too-much-memory": (
        "This needed more memory than one request may take, and was stopped.",
        "To wymagało więcej pamięci, niż wolno zużyć jednemu żądaniu, i zostało przerwane.",
        "使えるメモリの上限を超えたため、中止しました。",
    ),
    "name-length": (
        "A name has 1 to {} characters.",
        "Nazwa ma od 1 do {} znaków.",
        "名前は1〜{}文字です。",
    ),
    "name-characters": (
        "A name can't hold invisible characters.",
        "Nazwa nie może zawierać niewidocznych znaków.",
        "名前に見えない文字は使えません。",
    ),
    "no-game": ("There is no such game here.", "Nie ma tu takiej gry.", "そのゲームはありません。"),
    "no-deck": ("There is no such set.", "Nie ma takiego zestawu.", "そのセットはありません。"),
    "bundled-deck": (
        "This set belongs to the game and can't be changed; keep a copy instead.",
        "Ten zestaw należy do gry i nie można go zmienić; zapisz kopię.",
        "これは付属のセットなので変更できません。コピーを保存してください。",
    ),
    "no-pack": ("There is no such pack.", "Nie ma takiej paczki.", "そのパックはありません。"),
    "no-pack-card": (
        "There is no such card in this pack.",
        "W tej paczce nie ma takiej karty.",
        "そのカードはこのパックにありません。",
    ),
    "pack-name": (
        "A pack needs a name of letters or digits.",
        "Paczka potrzebuje nazwy z liter lub cyfr.",
        "パックの名前には文字か数字が必要です。",
    ),
    "pack-kind": (
        "“{}” is no card file that can be read here: those end in {}.",
        "„{}” nie jest plikiem kart, który da się tu przeczytać: takie pliki kończą się na {}.",
        "「{}」は読み込めるカードファイルではありません。使えるのは{}です。",
    ),
    "pack-changed": (
        "This pack was changed elsewhere meanwhile, so nothing was written over it; load the page anew and try again.",
        "Ta paczka została tymczasem zmieniona gdzie indziej, więc nic nie zostało nadpisane; "
        "wczytaj stronę ponownie i spróbuj jeszcze raz.",
        "このパックはその間に別の場所で変更されたため、上書きしませんでした。ページを読み込み直して、もう一度お試しください。",
    ),
    "table-cards": (
        "A set at this table has cards that this version can't hold any more ({}), so the table was closed; "
        "open a new one.",
        "Zestaw przy tym stole ma karty, których ta wersja już nie przyjmuje ({}), więc stół został zamknięty; "
        "otwórz nowy.",
        "このテーブルのセットに、このバージョンでは扱えないカードがあるため（{}）、テーブルを閉じました。"
        "新しいテーブルを開いてください。",
    ),
    "table-left": (
        "Whoever opened this table has closed it before the game began.",
        "Kto otworzył ten stół, zamknął go, zanim zaczęła się gra.",
        "このテーブルは、開いた人が対戦の始まる前に閉じました。",
    ),
    "bad-pack": (
        "No pack can be made of this file: {}",
        "Z tego pliku nie da się zrobić paczki: {}",
        "このファイルからはパックを作れません：{}",
    ),
    "pack-reading": (
        "A file of yours is being read already; wait for it, or stop it.",
        "Jeden z twoich plików jest już czytany; poczekaj na niego albo go zatrzymaj.",
        "別のファイルを読み込んでいます。終わるまで待つか、中止してください。",
    ),
    "pack-long": (
        "Reading took too long, and was stopped after {} of {} entries.",
        "Czytanie trwało za długo i zostało zatrzymane po {} z {} wpisów.",
        "時間がかかりすぎたため、{1}件中{0}件で読み込みを止めました。",
    ),
    "have-pack": (
        "You have this pack since {}; replace it?",
        "Masz tę paczkę od {}; zastąpić ją?",
        "このパックは{}からあります。置き換えますか？",
    ),
    "have-pack-name": (
        "You have a pack called “{}” since {}; replace it?",
        "Masz paczkę o nazwie „{}” od {}; zastąpić ją?",
        "「{}」という名前のパックが{}からあります。置き換えますか？",
    ),
    "packs-clash": (
        "{} are in your pack “{}” already, with other texts; remove that one first, or leave this one out.",
        "{} – te karty są już w twojej paczce „{}”, z innymi tekstami; najpierw ją usuń albo pomiń ten plik.",
        "{}は、すでにパック「{}」に別の内容で入っています。先にそちらを削除するか、このファイルは追加しないでください。",
    ),
    "many-packs": (
        "You have {} packs, which is the most; remove one first.",
        "Masz {} paczek, więcej się nie da; najpierw którąś usuń.",
        "パックは{}個までです。先にどれかを削除してください。",
    ),
    "many-pack-cards": (
        "All your packs together have at most {} cards; remove one first, or add a smaller file.",
        "Wszystkie twoje paczki mają razem najwyżej {} kart; najpierw którąś usuń albo dodaj mniejszy plik.",
        "パックのカードは合わせて{}枚までです。先にどれかを削除するか、小さいファイルを追加してください。",
    ),
    "much-packs": (
        "All your packs together take at most {} MB; remove one first, or add a smaller file.",
        "Wszystkie twoje paczki zajmują razem najwyżej {} MB; najpierw którąś usuń albo dodaj mniejszy plik.",
        "パックは合わせて{}MBまでです。先にどれかを削除するか、小さいファイルを追加してください。",
    ),
    "nothing-shared": (
        "No card of this pack can be played yet, so there is nothing to pass on.",
        "Żadną kartą z tej paczki nie można jeszcze grać, więc nie ma czego przekazać.",
        "このパックにはまだ使えるカードがないので、渡せるものがありません。",
    ),
    "bad-words": ("That can't be read: {}", "Tego nie da się przeczytać: {}", "読み取れません：{}"),
    "cards-clash": (
        "Your “{}” ({}) does other things than the one that is in this game already, so they can't be played together.",
        "Twoja karta „{}” ({}) działa inaczej niż ta, która już jest w tej grze, więc nie można nimi grać razem.",
        "あなたの「{}」（{}）は、この対戦にある同じカードと効果が違うため、一緒には使えません。",
    ),
    "slow-cards": (
        "What these cards would do takes too long to work out. Choose something else, or give up.",
        "Wyliczenie tego, co zrobią te karty, trwa za długo. Wybierz coś innego albo się poddaj.",
        "これらのカードの処理に時間がかかりすぎます。ほかの手を選ぶか、投了してください。",
    ),
    "many-decks": (
        "You have {} sets, which is the most; delete one first.",
        "Masz {} zestawów, więcej się nie da; najpierw któryś usuń.",
        "セットは{}個までです。先にどれかを削除してください。",
    ),
    "many-tables": (
        "You have {} games under way, which is the most; finish one first.",
        "Masz {} partii w toku, więcej się nie da; najpierw którąś skończ.",
        "進行中の対戦は{}までです。先にどれかを終えてください。",
    ),
    "many-finished": (
        "You keep {} finished games, which is the most; delete some of them in the list of your tables.",
        "Masz {} skończonych partii, więcej się nie da; usuń kilka z nich na liście swoich stołów.",
        "終わった対戦は{}までです。自分の卓の一覧でいくつか削除してください。",
    ),
    "many-records": (
        "You keep {} loaded records, which is the most; delete some of them in the list of your tables.",
        "Masz {} wczytanych zapisów, więcej się nie da; usuń kilka z nich na liście swoich stołów.",
        "読み込んだ棋譜は{}までです。自分の卓の一覧でいくつか削除してください。",
    ),
    "much-kept": (
        "Your finished games take {} MB, which is the most; delete some of them in the list of your tables.",
        "Twoje skończone partie zajmują {} MB, więcej się nie da; usuń kilka z nich na liście swoich stołów.",
        "終わった対戦の容量が上限の{} MBに達しました。自分の卓の一覧でいくつか削除してください。",
    ),
    "many-an-hour": (
        "You have opened {} tables within an hour; you may open the next one in {} min.",
        "Otwarte przez ciebie stoły w ciągu godziny: {}; następny możesz otworzyć za {} min.",
        "1時間に開ける卓は{}までです。次は{}分後に開けます。",
    ),
    "seat-left": (
        "Somebody who played here has deleted this game; open a new table.",
        "Ktoś, kto tu grał, usunął tę partię; otwórz nowy stół.",
        "ここで対戦した人がこの対戦を削除しました。新しい卓を開いてください。",
    ),
    "no-bot": (
        "There is no such computer player.",
        "Nie ma takiego gracza komputerowego.",
        "そのコンピューターはいません。",
    ),
    "no-invite": ("This invitation is no longer good.", "To zaproszenie jest już nieaktualne.", "この招待は無効です。"),
    "taken": ("This seat is taken.", "To miejsce jest zajęte.", "席はもう埋まっています。"),
    "their-set": (
        "Who comes by the link brings a set; choose none for seat {}.",
        "Kto przyjdzie z linku, przyniesie swój zestaw; nie wybieraj go dla miejsca {}.",
        "リンクから来る人が自分のセットを選びます。{}番の席には選べません。",
    ),
    "own-table": (
        "This is your own table; send the invitation to somebody else.",
        "To twój własny stół; wyślij zaproszenie komuś innemu.",
        "これは自分の席です。招待は相手に送ってください。",
    ),
    "bad-option": ("A setting is wrong: {}.", "Błędne ustawienie: {}.", "設定に誤りがあります：{}。"),
    "bad-record": (
        "This record can't be read: {}.",
        "Nie można odczytać tego zapisu: {}.",
        "この棋譜は読めません：{}。",
    ),
    "foreign-cards": (
        "This record brings cards that are in no set here; it can be looked at, and played on where their pack is.",
        "Ten zapis ma karty spoza tutejszych zestawów; można go obejrzeć, a grać dalej tam, gdzie jest ich paczka.",
        "この棋譜にはここにないカードが含まれています。見ることはできますが、続きを遊べるのはそのパックがある場所だけです。",
    ),
    "foreign-start": (
        "This record begins from a position that is neither dealt from decks nor a drawn table of this server, "
        "and the game that led to it is not in it.",
        "Ten zapis zaczyna się od pozycji, która nie wynika z talii ani z żadnego przykładu na tym serwerze, "
        "a partii, która do niej doprowadziła, w nim nie ma.",
        "この棋譜の開始局面は、デッキから配られたものでも、このサーバーの例題でもなく、そこに至る対戦も記録されていません。",
    ),
    "not-over": (
        "The record is shown when the game is over.",
        "Zapis można obejrzeć po zakończeniu partii.",
        "棋譜は対戦が終わってから見られます。",
    ),
    "lists-closed": (
        "The deck lists of this table stay closed, so nothing can be played on from it, nor shown of what began from a "
        "position.",
        "Listy talii tego stołu pozostają zakryte, więc nie można od niego grać dalej ani pokazać tego, co zaczęło się "
        "od pozycji.",
        "このテーブルのデッキは非公開のままなので、ここから続けて遊ぶことも、途中から始まった対戦を見せることもできません。",
    ),
    "other-rules": (
        "This game can't be opened by this version: {}.",
        "Ta wersja nie może otworzyć tej partii: {}.",
        "このバージョンではこの対戦を開けません：{}。",
    ),
    "damaged": (
        "What is kept of this table is damaged: {}. It is shut, and nothing of it is thrown away; "
        "whoever runs this server can look into it with stolik admin check.",
        "Zapis tego stołu jest uszkodzony: {}. Stół jest zamknięty, a nic z niego nie przepada; "
        "kto prowadzi ten serwer, może go zbadać poleceniem stolik admin check.",
        "この卓の保存データが壊れています：{}。卓は閉じられ、内容は何も捨てられません。"
        "サーバーの管理者は stolik admin check で調べられます。",
    ),
    "game-missing": (
        "The game {} is not installed here any more. The table is kept until it is.",
        "Gra {} nie jest tu już zainstalowana. Stół czeka, aż wróci.",
        "ゲーム「{}」は、いまここにありません。席は取っておかれます。",
    ),
    "no-position": ("There is no such position.", "Nie ma takiej pozycji.", "その局面はありません。"),
    "no-scenario": ("There is no such example.", "Nie ma takiego przykładu.", "その例はありません。"),
    "no-lesson": ("There is no such lesson.", "Nie ma takiej lekcji.", "そのレッスンはありません。"),
    "no-puzzle": ("There is no such puzzle.", "Nie ma takiego zadania.", "その問題はありません。"),
    "no-guide": (
        "There is no page on how to play this game.",
        "Nie ma strony o tym, jak się w to gra.",
        "この対戦の遊び方のページはありません。",
    ),
    "no-rule": ("There is no such rule.", "Nie ma takiej zasady.", "そのルールはありません。"),
    "many-tokens": (
        "You have {} programs, which is the most; make a token for one of them instead.",
        "Masz {} programów, więcej się nie da; utwórz token dla któregoś z nich.",
        "プログラムは{}個までです。すでにあるプログラムのトークンを作ってください。",
    ),
    "no-token": ("There is no such token.", "Nie ma takiego tokenu.", "そのトークンはありません。"),
    "no-such-session": (
        "There is no such session; it may have ended already.",
        "Nie ma takiej sesji; może już się zakończyła.",
        "そのセッションはありません。すでに終了しているかもしれません。",
    ),
    "name-taken": ("That name is taken.", "Ta nazwa jest zajęta.", "その名前は使われています。"),
    "no-player": (
        "Nobody of that name is here now.",
        "Nie ma tu teraz nikogo o tej nazwie.",
        "その名前の相手はいまいません。",
    ),
    "no-challenge": ("There is no such challenge.", "Nie ma takiego wyzwania.", "その申し込みはありません。"),
    "fault-http": (
        "The server made a mistake; it is noted in its log.",
        "Serwer popełnił błąd; zapisano go w dzienniku.",
        "サーバーの不具合です。記録しました。",
    ),
    # names, and rows of the log
    "guest": ("Guest {}", "Gość {}", "ゲスト{}"),
    "nobody": ("nobody yet", "jeszcze nikt", "募集中"),
    "no-fitting-deck": (
        "No bundled deck fits these settings; choose one of your own.",
        "Żadna gotowa talia nie pasuje do tych ustawień; wybierz własną.",
        "この設定に合う既成デッキがありません。自分のデッキを選んでください。",
    ),
    "wrong-side": (
        "This deck plays the side of the other seat; choose one of the other side.",
        "Ta talia należy do strony, którą gra już ktoś inny; wybierz talię drugiej strony.",
        "このデッキは相手と同じサイドです。もう一方のサイドのデッキを選んでください。",
    ),
    "undo-ask": (
        "{} asks to take back, {}.",
        "{} prosi o cofnięcie {}.",
        "{}さんが待ったを申し出ています（{}戻る）。",
    ),
    "undo-ask-seen": (
        "{} asks to take back, {}. Drawn, shown or taken since: {}.",
        "{} prosi o cofnięcie {}. Od tego czasu dobrane, pokazane lub wzięte: {}.",
        "{}さんが待ったを申し出ています（{}戻る）。その後に引いた・見えた・とったカード：{}。",
    ),
    "dealt-anew": (
        "Luck and all that nobody knew are dealt anew.",
        "Los i wszystko, czego nikt nie znał, rozdano na nowo.",
        "運と、だれも知らなかったカードを配り直しました。",
    ),
    "took-back": (
        "{} took back, to turn {}.",
        "{}: cofnięcie do tury {}.",
        "{}さんの待ったで、ターン{}に戻りました。",
    ),
    "you-took-back": (
        "You took back, to turn {}.",
        "Cofasz do tury {}.",
        "あなたの待ったで、ターン{}に戻りました。",
    ),
    "stepped-back": (
        "{} took back one step.",
        "{}: cofnięcie o jeden krok.",
        "{}さんの待ったで、一手戻りました。",
    ),
    "you-stepped-back": (
        "You took back one step.",
        "Cofasz o jeden krok.",
        "あなたの待ったで、一手戻りました。",
    ),
    "you": ("You", "Ty", "あなた"),
    **ACCOUNT_SENTENCES,
    **ARENA,
    **MANNERS,
    **NOTICES,
    **PEOPLE,
    **SEARCH,
    **STUDIES,
}


def say(key: str, lang: str, *parts: object) -> str:
    """The sentence of this key with its parts filled in. Raises KeyError for an unknown key."""
    sentence = SENTENCES[key][{"pl": 1, "ja": 2}.get(lang, 0)]
    return sentence.format(*parts)


def people(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Names of players as somebody reads them: who has left for good is called so in their language."""
    return tuple(say("left", lang) if name == LEFT_NAME else name for name in names)


def both(names: Sequence[str], lang: str) -> str:
    """Names as people say them: "X, Y and Z"."""
    if lang == "ja":
        return "・".join(names)
    *most, last = names or ("",)
    return f"{', '.join(most)} {'i' if lang == 'pl' else 'and'} {last}" if most else last


def whither(turn: int, was: int, lang: str) -> str:
    """How far back it goes from turn `was`, 0 for the setup."""
    if turn == was:
        return say("back-within", lang, turn) if turn else say("back-within-setup", lang)
    return say("back-to", lang, turn) if turn else say("back-setup", lang)


def listing(names: Sequence[str], lang: str) -> str:
    """Names one after the other."""
    return "、".join(names) if lang == "ja" else ", ".join(names)
