"""The page of one's account and the one for signing in, with passkeys of Chromium's own authenticators. Browsers make
none at a number, so these pages are opened at localhost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .seated import api, complain, resign, sit_down, speak
from .sound import sound_at_all_sizes

pytestmark = pytest.mark.browser

PASSWORD = "correct horse battery"


class Device:
    """A browser of its own at localhost, with an authenticator that knows its owner."""

    def __init__(self, browser: Browser, url: str, args: dict[str, Any]) -> None:
        home = url.replace("127.0.0.1", "localhost")
        stored = [{"name": "stolik.speed", "value": "instant"}]
        state = {"origins": [{"origin": home, "localStorage": stored}]}
        self.context: BrowserContext = browser.new_context(**{**args, "base_url": home, "storage_state": state})
        self.page: Page = self.context.new_page()
        self.wire = self.context.new_cdp_session(self.page)
        self.wire.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        made = self.wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.authenticator: str = made["authenticatorId"]

    def keys(self) -> list[Any]:
        """The passkeys that it has."""
        said = {"authenticatorId": self.authenticator}
        return list(self.wire.send("WebAuthn.getCredentials", said)["credentials"])

    def give(self, key: Any) -> None:
        """It gets a passkey of another device, as those that are synchronised do."""
        said = {"authenticatorId": self.authenticator, "credential": key}
        self.wire.send("WebAuthn.addCredential", said)

    def lose(self) -> None:
        """All its passkeys are gone."""
        self.wire.send("WebAuthn.clearCredentials", {"authenticatorId": self.authenticator})


@pytest.fixture
def device(browser: Browser, base_url: str, browser_context_args: dict[str, Any]) -> Iterator[Callable[[], Device]]:
    made: list[Device] = []

    def make() -> Device:
        made.append(Device(browser, base_url, browser_context_args))
        made[-1].context.set_default_timeout(60_000)
        return made[-1]

    yield make
    for one in made:
        one.context.close()


def keep(page: Page, name: str, way: str = "passkey") -> list[str]:
    """Keep this guest as an account; the codes that are shown."""
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill(name)
    if way == "password":
        if page.get_by_label("With a password").count():
            page.get_by_label("With a password").check()
        page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Keep it").click()
    sheet = page.get_by_role("dialog", name="Your recovery codes")
    expect(sheet.get_by_role("listitem")).to_have_count(10)
    codes = sheet.get_by_role("listitem").all_inner_texts()
    sheet.get_by_role("button", name="I have them").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return codes


def test_a_guest_keeps_their_games_with_a_passkey_and_finds_them_on_another_device(device: Any) -> None:
    one, other = device(), device()
    complaints = complain(one.page)
    one.page.goto("/")
    made = sit_down(one.page)
    keep(one.page, "Moss Lantern")
    (key,) = one.keys()
    assert key["rpId"] == "localhost" and key["isResidentCredential"]
    other.give(key)
    other.page.goto("/sign-in")
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    other.page.wait_for_url(re.compile("/account"))
    expect(other.page.get_by_role("heading", name="Moss Lantern")).to_be_visible()
    expect(other.page.get_by_role("main").get_by_role("status").first).to_contain_text(
        "You are signed in as Moss Lantern"
    )
    assert [table["id"] for table in api(other.page, "GET", "/api/tables")] == [made]
    other.page.goto(f"/table/{made}")
    expect(other.page.locator(".prompt").first).to_be_visible()
    assert complaints == []


def test_a_passkey_that_is_gone_is_removed_by_who_comes_in_with_a_code(device: Any) -> None:
    one, other = device(), device()
    codes = keep(one.page, "Lost Its Key")
    one.lose()
    other.page.goto("/sign-in")
    other.page.get_by_text("Sign in with a recovery code").click()
    form = other.page.locator("details")
    form.get_by_label("Name").fill("lost its key")
    form.get_by_label("Recovery code").fill(codes[4].upper())
    form.get_by_role("button", name="Use this code").click()
    other.page.wait_for_url(re.compile("/account"))
    expect(other.page.get_by_text("9 of 10 recovery codes are left.")).to_be_visible()
    other.page.get_by_role("button", name=re.compile("^Remove the passkey")).click()
    expect(other.page.get_by_role("main").get_by_role("status").first).to_contain_text("Removed")
    other.page.get_by_role("button", name="Add a passkey").click()
    expect(other.page.get_by_role("main").get_by_role("status").first).to_have_text("The passkey is kept.")
    assert len(other.keys()) == 1


def test_who_has_no_passkey_here_is_told_and_signs_in_otherwise(device: Any) -> None:
    one, other = device(), device()
    keep(one.page, "Both Ways", "password")
    other.page.goto("/sign-in")
    other.page.get_by_label("Name", exact=True).first.fill("Both Ways")
    other.page.get_by_label("Password", exact=True).fill("not this one")
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.page.get_by_role("alert")).to_have_text("Name and password don’t match.")
    other.page.get_by_label("Password", exact=True).fill(PASSWORD)
    other.page.keyboard.press("Enter")
    other.page.wait_for_url(re.compile("/account"))


def test_what_is_in_this_browser_is_asked_about_and_taken_along(device: Any) -> None:
    one, other = device(), device()
    keep(one.page, "Takes Along", "password")
    other.page.goto("/")
    made = sit_down(other.page)
    other.page.goto("/sign-in")
    expect(other.page.get_by_text("Take along what is in this browser (one game, 0 decks)?")).to_be_visible()
    other.page.get_by_label("Name", exact=True).first.fill("Takes Along")
    other.page.get_by_label("Password", exact=True).fill(PASSWORD)
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.page.get_by_role("alert")).to_contain_text("Say first")
    other.page.get_by_label("Take it along into the account").check()
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    other.page.wait_for_url(re.compile("/account"))
    assert [table["id"] for table in api(one.page, "GET", "/api/tables")] == [made]


def test_an_account_is_deleted_once_its_name_is_written(device: Any) -> None:
    one = device()
    keep(one.page, "Leaves Soon", "password")
    one.page.get_by_role("button", name="Delete the account").click()
    sheet = one.page.get_by_role("dialog", name="Delete the account?")
    sheet.get_by_role("textbox").fill("Leaves Late")
    sheet.get_by_role("button", name="Delete for good").click()
    expect(sheet.get_by_role("alert")).to_contain_text("That is not your name")
    sheet.get_by_role("textbox").fill("Leaves Soon")
    sheet.get_by_role("button", name="Delete for good").click()
    done = one.page.get_by_role("dialog", name="It is deleted")
    expect(done).to_contain_text("The account and all that was kept with it are gone.")
    done.get_by_role("button", name="To the lobby").click()
    expect(one.page.get_by_role("heading", name="Sit down.")).to_be_visible()
    assert api(one.page, "GET", "/api/account")["account"] is False


def test_what_needs_a_fresh_sign_in_asks_for_it_and_goes_on(device: Any) -> None:
    """Who came by a link for coming back has shown no credential here."""
    one, other = device(), device()
    keep(one.page, "Shows It Again", "password")
    other.page.goto("/return#" + api(one.page, "POST", "/api/session/key")["key"])
    other.page.get_by_role("button", name="Come back").click()
    expect(other.page.get_by_role("heading", name="Sit down.")).to_be_visible()
    other.page.goto("/account")
    other.page.get_by_role("button", name="Write new ones").click()
    sheet = other.page.get_by_role("dialog", name="Sign in once more")
    sheet.get_by_label("Password", exact=True).fill(PASSWORD)
    sheet.get_by_role("button", name="Sign in", exact=True).click()
    codes = other.page.get_by_role("dialog", name="Your recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(10)


def test_a_file_with_all_of_it_is_given(page: Page) -> None:
    page.goto("/")
    sit_down(page)
    resign(page)
    page.goto("/account")
    with page.expect_download() as download:
        page.get_by_role("link", name="Take it with you").click()
    assert '"games":[' in download.value.path().read_text("utf-8")


def test_the_name_in_the_bar_leads_there(page: Page) -> None:
    page.goto("/")
    name = api(page, "GET", "/api/session")["name"]
    page.get_by_role("banner").get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("which is a number")).to_be_visible()  # 127.0.0.1


def test_both_pages_are_operated_by_keys_alone(device: Any) -> None:
    one = device()
    one.page.goto("/account")
    one.page.get_by_label("Name", exact=True).focus()
    one.page.keyboard.type("Keys Alone")
    one.page.keyboard.press("Enter")
    sheet = one.page.get_by_role("dialog", name="Your recovery codes")
    expect(sheet).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("heading", name="Keys Alone")).to_be_visible()


LATIN = re.compile(r"\b(the|your|you|with|password|sign|passkey|recovery|account)\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", ["pl", "ja"])
@pytest.mark.parametrize("path", ["/account", "/sign-in"])
def test_the_pages_speak_the_language_of_their_reader(page: Page, path: str, lang: str) -> None:
    speak(page, lang)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("form").first).to_be_visible()
    assert not LATIN.search(page.get_by_role("main").inner_text())


def as_account(page: Page) -> None:
    """The page of somebody who has an account with a password."""
    page.goto("/account")
    expect(page.get_by_role("heading", name="Your data")).to_be_visible()
    if page.get_by_role("button", name="Keep it").count():
        keep(page, f"Seen {api(page, 'GET', '/api/session')['id'][:8]}".replace("_", "x").replace("-", "y"), "password")
    expect(page.get_by_text("10 of 10 recovery codes are left.")).to_be_visible()


def as_guest(page: Page) -> None:
    """The page of a guest without."""
    page.goto("/account")
    expect(page.get_by_role("button", name="Keep it")).to_be_visible()


def codes_shown(page: Page) -> None:
    """Recovery codes, as they are shown once."""
    as_account(page)
    page.get_by_role("button", name="Write new ones").click()
    expect(page.get_by_role("dialog", name="Your recovery codes")).to_be_visible()


def leaving(page: Page) -> None:
    """What is said before all is deleted."""
    as_guest(page)
    page.get_by_role("button", name="Delete what is kept of me").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def signing_in(page: Page) -> None:
    """Signing in where there is something to take along."""
    page.goto("/")
    sit_down(page)
    page.goto("/sign-in")
    page.get_by_text("Sign in with a recovery code").click()
    page.get_by_label(re.compile("^Leave it")).check()
    expect(page.get_by_role("button", name="Use this code")).to_be_visible()


def test_passkeys_on_their_page_are_accessible(device: Any) -> None:
    one = device()
    keep(one.page, "Grey Laptop Owner")
    sound_at_all_sizes(one.page, lambda page: page.goto("/account"))
