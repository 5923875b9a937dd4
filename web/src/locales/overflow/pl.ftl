# Słowa, które tam, gdzie stoją, muszą być krótkie.

chair-drawn = losowa talia
