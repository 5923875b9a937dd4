# Lekcje: co się pokazuje, co było dobre, co mówią liczby.

learn-shown = O tak: { $what }.
learn-why = Dlaczego to ważne:

# Trener w pierwszej grze i jego ostatnie słowa.
learn-wait = Czekaj: { $what }. Ruch i tak może zostać.
end-lines = Trzy rzeczy na przyszłość
end-line-decided = Co przesądziło:
end-line-proud = Ruch godny pochwały:
end-line-otherwise = Następnym razem spróbuj inaczej:
end-line-chance = W turze { $turn } twoja szansa zmieniła się z { $before } % na { $after } %.
end-line-none-proud = żaden pojedynczy ruch nie poprawił wiele.
end-line-none-otherwise = żaden twój ruch nie kosztował cię wiele.

# Czego nie można wybrać, mówi dlaczego.
tray-not-sought = { $what }, nie tego szukasz
tray-full = Więcej wybrać nie można
tray-apart = Nie pasuje do wybranych
