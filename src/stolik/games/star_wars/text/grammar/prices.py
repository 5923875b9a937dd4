"""What things cost: more or less Force, Upkeep that need not be paid; and who stays in the retreat step."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import Lasting, Static, Which
from stolik.games.star_wars.ast.nodes import EACH, OPPONENT, YOU, Barred, BattleStep, CostsLess, ForceLess, Toll
from stolik.games.star_wars.text.grammar.canon import Bestows
from stolik.games.star_wars.text.grammar.given import BAR, BESTOWS
from stolik.games.star_wars.text.grammar.steps import STEP
from stolik.text.grammar.kinds import whole_number
from stolik.text.trees import hole

phrase = BESTOWS.phrase
_WHO = (
    (YOU, "each of your Battle cards", "każda z twoich kart bitewnych", "自分のバトルカードのコスト", "each Battle card you play"),
    (OPPONENT, "each of your opponent's Battle cards", "każda z kart bitewnych przeciwnika", "相手のバトルカードのコスト", "each Battle card your opponent plays"),
    (EACH, "each Battle card", "każda karta bitewna", "バトルカードのコスト", "each Battle card any player plays"),
)  # fmt: skip
for _sign, _more, _wiecej, _fueru in ((1, "less", "mniej", "減る"), (-1, "more", "więcej", "増える")):
    for _n in (1, 2, 3, 4):
        _moc = f"o {_n} {'punkt' if _n == 1 else 'punkty'} Mocy {_wiecej}"
        for _player, _en, _pl, _ja, _also in _WHO:
            phrase(
                Bestows((ForceLess(_sign * _n),), _player),
                en=f"{_en} costs {_n} {_more} Force to play",
                pl=f"{_pl} kosztuje {_moc}",
                ja=f"{_ja}はフォース{_n}点{_fueru}",
                also=(f"{_also} costs {_n} {_more} Force to play", f"{_en} costs {_n} {_more} Force"),
            )
            phrase(
                Bestows((ForceLess(_sign * _n),), _player, BattleStep(hole("arena"))),
                en=f"during the {{arena}} battle step, {_en} costs {_n} {_more} Force to play",
                pl=f"w etapie bitwy w arenie {{arena}} {_pl} kosztuje {_moc}",
                ja=f"{{arena}}戦闘ステップの間、{_ja}はフォース{_n}点{_fueru}",
                also=(f"{_also} during the {{arena}} battle step costs {_n} {_more} Force to play",),
            )
        phrase(
            Bestows((ForceLess(_sign * _n),), hole("to", "noun")),
            en=f"activated abilities of {{to}} cost {_n} {_more} Force to play",
            pl=f"zdolności aktywowane {{to:gen}} kosztują {_moc}",
            ja=f"{{to}}の起動能力のコストはフォース{_n}点{_fueru}",
            also=(f"each activated ability of {{to}} costs {_n} {_more} Force to play",),
        )
        phrase(
            Bestows((ForceLess(_sign * _n, hole("least", "n")),), hole("to", "noun")),
            en=f"activated abilities of {{to}} cost {_n} {_more} Force to play, but at least {{least}} where they cost any",
            pl=f"zdolności aktywowane {{to:gen}}, które kosztują Moc, kosztują {_moc}, ale co najmniej {{least}}",
            ja=f"{{to}}の起動能力のコストはフォース{_n}点{_fueru}(フォースがかかるものは{{least}}点未満にならない)",
            fits=lambda b, _: whole_number(b["least"]) and b["least"] > 0,
        )
        for _player, _en, _pl, _ja, _also in _WHO[:2]:
            STEP.phrase(
                Lasting(ForceLess(_sign * _n), _player.name, "turn"),
                en=f"{_en} costs {_n} {_more} Force to play this turn",
                pl=f"w tej turze {_pl} kosztuje {_moc}",
                ja=f"このターン、{_ja}はフォース{_n}点{_fueru}",
            )
for _n, _en, _pl in ((1, "counter", "żeton"), (2, "counters", "żetony"), (3, "counters", "żetony")):
    STEP.phrase(
        Lasting(Static(CostsLess(_n), hole("to", "costing")), "you", "turn"),
        en=f"this turn, {{to}} costs {_n} fewer build {_en} to deploy",
        pl=f"w tej turze {{to:nom}} kosztuje o {_n} {_pl} budowy mniej",
        ja=f"このターン、{{to}}のビルドコストは{_n}減る",
        also=(f"{{to}} costs {_n} fewer build {_en} to deploy",),
        fits=lambda b, _: isinstance(b["to"], Which) and b["to"].whose == "you",
    )
STEP.phrase(
    Lasting(Barred("leave", hole("what", "like")), "opponent", "turn"),
    en="your opponent can't retreat {what:several} in the retreat step this turn",
    pl="w tej turze w etapie wycofywania przeciwnik nie może wycofać jednostek, którymi są {what:several nom}",
    ja="このターン、相手は撤退ステップに{what}を撤退させることができない",
    also=(
        "your opponent can't retreat any {what:several} during his or her retreat step this turn",
        "your opponent can't retreat {what:several} during his or her retreat step this turn",
    ),
    fits=lambda b, _: b["what"] is not None,
)
BAR.reads(Barred("leave"), "can't retreat during your retreat step", "can't retreat during its owner's retreat step")
phrase(
    Bestows((Barred("upkeep"),), hole("to", "noun")),
    en="you don't have to pay the Upkeep of {to}",
    pl="możesz nie płacić Utrzymania {to:gen}",
    ja="{to}の維持を支払わなくてよい",
    also=("you don't have to pay the Upkeep costs of {to}",),
)
STEP.phrase(
    Lasting(Barred("upkeep"), hole("on", "noun"), "turn"),
    en="you don't have to pay the Upkeep of {on} this turn",
    pl="w tej turze możesz nie płacić Utrzymania {on:gen}",
    ja="このターン、{on}の維持を支払わなくてよい",
    also=("you don't have to pay the Upkeep costs of {on} this turn",),
)
for _on, _en, _pl, _ja, _reads in (
    (False, "{to} can't attack unless its player pays {n} Force", "{to:nom} może zaatakować tylko wtedy, gdy jej gracz zapłaci {n:force}", "{to}は、プレイヤーがフォース{n}点を支払わないかぎり攻撃できない", "{to} can't attack unless he or she pays {n} Force"),
    (True, "your opponent can't attack {to} unless he or she pays {n} Force", "przeciwnik może zaatakować {to:acc} tylko wtedy, gdy zapłaci {n:force}", "相手は、フォース{n}点を支払わないかぎり{to}を攻撃できない", "your opponent can't attack {to} unless your opponent pays {n} Force"),
):  # fmt: skip
    phrase(
        Bestows((Toll(hole("n", "n"), on=_on),), hole("to", "noun")),
        en=_en,
        pl=_pl,
        ja=_ja,
        also=(_reads,),
        fits=lambda b, _: whole_number(b["n"]),
    )
