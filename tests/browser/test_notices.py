"""Notices on the page of one's account, and what the worker makes of one that comes. Chromium without a window has no
push service and shows no notices: those two are stood in for, each by what it would be asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .seated import api
from .sound import sound_at_all_sizes

pytestmark = pytest.mark.browser
pytest.importorskip("http_ece")

ALLOWED = """
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
"""
SERVICE = """
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async () => (made = {
        endpoint: "https://push.example.org/me",
        unsubscribe: async () => ((made = null), true),
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: KEY, auth: "AAAAAAAAAAAAAAAAAAAAAA" } }),
    });
""".replace("KEY", '"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"')
SHOWS = """() => {
    self.seen = [];
    self.registration.showNotification = async (title, { body, data, lang }) => {
        self.seen.push({ title, body, data, lang });
    };
}"""


@pytest.fixture
def at_account(browser: Browser, base_url: str, browser_context_args: dict[str, Any]) -> Iterator[Callable[..., Page]]:
    """Opens the page of one's account at localhost, in a browser that has a worker and may show notices."""
    contexts = []

    def open_(*scripts: str) -> Page:
        home = base_url.replace("127.0.0.1", "localhost")
        context = browser.new_context(**{**browser_context_args, "base_url": home, "service_workers": "allow"})
        contexts.append(context)
        for script in scripts:
            context.add_init_script(script)
        page = context.new_page()
        page.goto("/account")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        return page

    yield open_
    for context in contexts:
        context.close()


def deliver(page: Page, said: str) -> Any:
    """The push service hands a message to the worker; what that shows."""
    (worker,) = page.context.service_workers
    worker.evaluate(SHOWS)
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    known = "ServiceWorker.workerRegistrationUpdated"
    wire.on(known, lambda event: found.extend(one["registrationId"] for one in event["registrations"]))
    wire.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    here = {"origin": page.evaluate("location.origin"), "registrationId": found[0]}
    wire.send("ServiceWorker.deliverPushMessage", {**here, "data": said})
    for _ in range(100):
        if seen := worker.evaluate("self.seen"):
            return seen
        page.wait_for_timeout(50)
    raise AssertionError("nothing was shown")


def test_a_browser_without_a_push_service_is_told_so(at_account: Callable[..., Page]) -> None:
    page = at_account(ALLOWED)
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_role("alert")).to_contain_text("push service did not answer")
    assert api(page, "GET", "/api/notices")["browsers"] == 0


def test_a_browser_begins_and_ends_to_be_told(at_account: Callable[..., Page]) -> None:
    page = at_account(ALLOWED, SERVICE)
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_text("One of your browsers is told.")).to_be_visible()
    page.get_by_label("somebody asks me for a game").uncheck()
    expect(page.get_by_text("Saved")).to_be_visible()
    assert api(page, "GET", "/api/notices")["silent"] == ["challenge"]
    page.get_by_role("button", name="No more notices in this browser").click()
    expect(page.get_by_text("None of your browsers is told.")).to_be_visible()
    sound_at_all_sizes(page, lambda page: page.goto("/account"))


def test_a_browser_that_forbids_notices_says_so(at_account: Callable[..., Page]) -> None:
    page = at_account()
    expect(page.get_by_text("Notices of this page are blocked in the browser.")).to_be_visible()


def test_a_notice_is_shown_and_leads_to_its_table(at_account: Callable[..., Page]) -> None:
    said = {"title": "Twoja kolej", "body": "Token Battle", "link": "/table/abc", "tag": "turn abc", "lang": "pl"}
    shown = deliver(at_account(), json.dumps(said))
    assert shown == [{"title": "Twoja kolej", "body": "Token Battle", "data": "/table/abc", "lang": "pl"}]


@pytest.mark.parametrize("link", ["https://evil.example/", "//evil.example", "/\\evil.example", 7])
def test_what_is_none_leads_nowhere_else(at_account: Callable[..., Page], link: object) -> None:
    said = {"title": "a", "body": "", "tag": "", "lang": "", "link": link}
    page = at_account()
    assert [one["data"] for one in deliver(page, json.dumps(said)) + deliver(page, "no json")] == ["/", "/"]
