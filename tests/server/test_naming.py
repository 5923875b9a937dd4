"""Names: what looks like an account's name is nobody else's, what imitates is refused with the reason."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest

from stolik.server.lookalikes import blank, folds, mixes
from stolik.server.naming import is_given

from .test_accounts import code_of, keep

SAME = [
    ("Vova", "VOVA"),
    ("ВОВА", "BOBA"),  # Cyrillic capitals, and Latin ones
    ("pаypal", "paypal"),  # with a Cyrillic а
    ("Ｓｔａｒ", "star"),  # full width
    ("𝓜𝓸𝓼𝓼", "moss"),
    ("b0b", "Bob"),
    ("Ilia", "llia"),
    ("Al1ce", "Alice"),
    ("moss-lantern", "Moss Lantern"),
    ("moss_lantern", "moss.lantern"),
    ("modern", "modem"),
    ("Ala\u0332", "Ala"),  # underlined
    ("Ala (2)", "Ala"),  # as a table calls somebody with two seats
    ("ヘロ", "へ口"),
    ("straße", "STRASSE"),
]
DIFFERENT = [
    ("Łukasz", "Lukasz"),
    ("Zoë", "Zoe"),
    ("さくら", "サクラ"),
    ("สมชาย", "สมชย"),
    ("Ala2", "Ala3"),
    ("👻", "🦊"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_the_eye_does_not_tell_apart_are_the_same(one: str, other: str) -> None:
    assert folds(one) & folds(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_it_tells_apart_are_not(one: str, other: str) -> None:
    assert not folds(one) & folds(other)


@pytest.mark.parametrize("name", ["pаypal", "Алисаbot", "Αlpha", "ѕtolik", "аdmіn"])
def test_scripts_that_are_mixed_to_imitate_are_found(name: str) -> None:
    assert mixes(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ala 2",
        "Алиса-7",
        "Ελένη",
        "שלום",
        "محمد 5",
        "さくら",
        "ヤマダ太郎",
        "櫻井 Sho",
        "김철수 Kim",
        "Zażółć_gęślą",
        "สมชาย",
    ],
)
def test_one_script_with_digits_and_marks_is_fine(name: str) -> None:
    assert not mixes(name) and folds(name) and not blank(name)


def test_no_text_breaks_the_folding() -> None:
    for n in range(0, 0x30000, 7):
        if not 0xD800 <= n < 0xE000:
            name = chr(n) * 3
            assert all(len(one) <= 200 for one in folds(name)) and mixes(name) in (True, False)


@pytest.mark.parametrize("name", ["Guest 1234", "gość 1", "ゲスト4321"])
def test_a_name_as_newcomers_have_is_no_accounts(name: str) -> None:
    assert is_given(name) and not is_given(f"{name} x")


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Stolik", "name-reserved"),
        ("АDМIN", "name-mixed"),
        ("h0st", "name-reserved"),
        ("Steady", "name-reserved"),
        ("Kiri", "name-reserved"),
        ("管理者", "name-reserved"),
        ("somebody who left", "name-reserved"),
        ("a\u3164b", "name-characters"),
        ("\u202eabc", "name-characters"),
    ],
)
async def test_names_that_are_nobodys_are_refused_to_guests_with_the_reason(
    people: Any, name: str, code: str, lang: str
) -> None:
    ala = await people("Ala")
    answer = await ala.http.patch(f"/api/session?lang={lang}", json={"name": name})
    assert code_of(answer.json()) == code and (await ala.get("/api/session"))["name"] == "Ala"


@pytest.mark.parametrize(
    ("name", "code"), [("Guest 1234", "name-given"), ("👻👻", "name-letters"), ("x" * 25, "name-length")]
)
async def test_a_name_that_is_no_accounts_is_refused(people: Any, name: str, code: str) -> None:
    ala = await people()
    told = await ala.http.post("/api/account", json={"name": name, "password": "correct horse battery"})
    assert code_of(told.json()) == code


async def test_a_guest_can_be_called_neither_like_an_account_nor_nearly_so(people: Any) -> None:
    ala, bob = await people(), await people("Bob")
    await keep(ala, "Velvet Owl")
    for name in ("Velvet Owl", "velvet-owl", "VeIvet 0wl", "Velvet Owl (2)"):
        told = (await bob.http.patch("/api/session", json={"name": name})).json()
        assert code_of(told) == "name-of-account" and name in told["error"]["message"]
    assert (await bob.http.patch("/api/session", json={"name": "Velvet Own"})).status_code == 200


async def test_nor_a_second_account_or_a_program(people: Any) -> None:
    ala, bob = await people(), await people()
    await keep(ala, "Harbour9")
    body = {"name": "harbour-9", "password": "correct horse battery"}
    assert code_of(await bob.post("/api/account", body, 409)) == "name-of-account"
    assert code_of(await bob.post("/api/token", {"name": "Harbour9"}, 409)) == "name-of-account"
    assert (await ala.post("/api/token", {"name": "Harbour9"}))["token"]


async def test_of_two_who_want_a_name_at_the_same_time_one_has_it(people: Any) -> None:
    both, name = [await people(), await people()], f"Race {secrets.token_hex(3)}"
    body = {"password": "correct horse battery"}
    asked = (
        one.http.post("/api/account", json={"name": name.upper() if n else name, **body}) for n, one in enumerate(both)
    )
    answers = await asyncio.gather(*asked)
    assert sorted(one.status_code for one in answers) == [200, 409]


async def test_a_changed_name_is_unique_and_the_old_one_is_free(people: Any) -> None:
    ala, bob, eve = await people(), await people(), await people("Eve")
    await keep(ala, "Brine Eleven")
    await keep(bob, "Copper Kettle")
    refused = await bob.http.patch("/api/session", json={"name": "brine eleven"})
    assert code_of(refused.json()) == "name-of-account"
    assert (await ala.http.patch("/api/session", json={"name": "Brine Twelve"})).status_code == 200
    assert (await eve.http.patch("/api/session", json={"name": "Brine Eleven"})).status_code == 200
    assert (await ala.http.patch("/api/session", json={"name": "BRINE TWELVE"})).json()["name"] == "BRINE TWELVE"


async def test_a_right_to_left_name_is_kept_as_it_is(people: Any) -> None:
    ala = await people()
    await keep(ala, "שלום עולם")
    assert (await ala.get("/api/account"))["name"] == "שלום עולם"
