# 場所が狭いので短くした言葉。

chair-drawn = おまかせ
