"""What the server has to say of a search that is none, in three languages."""

from __future__ import annotations

from typing import Final

SEARCH: Final[dict[str, tuple[str, str, str]]] = {
    "search-long": (
        "A search has {} letters at most.",
        "Wyszukiwanie może mieć najwyżej {} znaków.",
        "検索は{}文字までです。",
    ),
    "search-slow": (
        "This search takes too long here; look for something rarer, or add a field that narrows it.",
        "To wyszukiwanie trwa tu zbyt długo; poszukaj czegoś rzadszego albo dodaj pole, które zawęzi listę.",
        "この検索には時間がかかりすぎます。もっと珍しい語を使うか、項目を足して絞り込んでください。",
    ),
    "search-many": (
        "“{}” at letter {} is too much: a search has {} words and fields at most.",
        "„{}” (znak {}) to już za dużo: wyszukiwanie może mieć najwyżej {} słów i pól.",
        "「{}」（{}文字目）が多すぎます。検索に使える語と項目は合わせて{}個までです。",
    ),
    "search-field": (
        "“{}” at letter {}: there is no such field. There are {}. Put words with a colon between quotation marks.",
        "„{}” (znak {}): nie ma takiego pola. Są: {}. Słowa z dwukropkiem ujmij w cudzysłów.",
        "「{}」（{}文字目）という項目はありません。使えるのは{}です。コロンを含む語は引用符で囲んでください。",
    ),
    "search-empty": (
        "“{}” at letter {}: write behind it what to look for.",
        "„{}” (znak {}): dopisz, czego szukać.",
        "「{}」（{}文字目）のあとに、さがす語を書いてください。",
    ),
    "search-quote": (
        "The quotation mark at letter {} is not closed.",
        "Cudzysłów przy znaku {} nie jest zamknięty.",
        "{}文字目の引用符が閉じていません。",
    ),
    "search-sign": (
        "“{}” at letter {}: behind {} stands a colon.",
        "„{}” (znak {}): po słowie {} stawia się dwukropek.",
        "「{}」（{}文字目）：{}のあとにはコロンを書いてください。",
    ),
    "search-twice": (
        "“{}” at letter {}: {} stands there already.",
        "„{}” (znak {}): pole {} już jest w tym wyszukiwaniu.",
        "「{}」（{}文字目）：{}はすでに指定されています。",
    ),
    "search-result": (
        "“{}” at letter {}: a result is won, lost or drawn.",
        "„{}” (znak {}): wynik to wygrana, przegrana albo remis.",
        "「{}」（{}文字目）：結果は「勝ち」「負け」「引き分け」のどれかです。",
    ),
    "search-turns": (
        "“{}” at letter {}: a number of turns is a whole number up to {}, as in turns>30.",
        "„{}” (znak {}): liczba tur to liczba całkowita do {}, na przykład turns>30.",
        "「{}」（{}文字目）：ターン数は{}までの整数です（例：turns>30）。",
    ),
    "search-rated": (
        "“{}” at letter {}: write rated, or rated:no.",
        "„{}” (znak {}): napisz rated albo rated:nie.",
        "「{}」（{}文字目）：ratedまたはrated:noと書いてください。",
    ),
    "search-day": (
        "“{}” at letter {}: a day is written 2026-11-30, a month 2026-11, a year 2026.",
        "„{}” (znak {}): dzień zapisuje się 2026-11-30, miesiąc 2026-11, rok 2026.",
        "「{}」（{}文字目）：日は2026-11-30、月は2026-11、年は2026のように書いてください。",
    ),
}
