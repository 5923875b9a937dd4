"""Settings: from a file, the environment and options, each stronger than the one before; one sentence for what is
wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.server.settings import Rate, check_names
from stolik.server.sources import HIDDEN, Key, SettingsError, gather, keys, read, read_at, settings_for

LINES = """
public-address = "https://table.example.org"
trusted_proxy = ["127.0.0.1", "unix"]
idle = 60

[limits]
requests = "5/50"
body = 1000
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "stolik.toml"
    path.write_text(LINES)
    return path


def test_an_option_is_stronger_than_the_environment_and_that_than_the_file(file: Path) -> None:
    environment = {"STOLIK_IDLE": "70", "STOLIK_LIMITS_BODY": "2000"}
    found = gather({"limits.body": "3000"}, environment, file)
    assert (found.settings.limits.requests, found.settings.idle, found.settings.limits.body) == (Rate(5, 50), 70, 3000)
    sources = {line.key.name: line.source for line in found.lines}
    assert sources["limits.requests"] == f"file {file}, line 7"
    assert sources["idle"] == "environment STOLIK_IDLE"
    assert sources["limits.body"] == "option --limits-body"


def test_a_public_address_of_https_brings_secure_cookies_unless_something_else_is_said(file: Path) -> None:
    assert gather({}, {}, file).settings.secure
    assert not gather({"secure": "no"}, {}, file).settings.secure


def test_the_file_is_looked_for_in_the_data_folder(file: Path) -> None:
    assert gather({"data": str(file.parent)}, {}).file == file
    assert gather({}, {"STOLIK_CONFIG": str(file)}).settings.idle == 60


@pytest.mark.parametrize("key", keys(), ids=lambda key: key.name)
def test_every_setting_has_a_line_of_help_and_a_default_that_can_be_written_down(key) -> None:
    assert re.search(r"\w.*\.$", key.help), f"{key.name}: write a line below the field"
    assert read(key, key.shown(key.default)) == key.default or key.default == ()


WRONG = [
    ("idle = -1", "line 1: idle: -1 can't stand there, but a number from 0"),
    ('\n[limits]\nrequests = "0/5"', "line 3: limits.requests: '0/5' can't stand there, but two numbers above 0"),
    ('secure = "perhaps"', "line 1: secure: 'perhaps' can't stand there, but yes or no"),
    ("port = 70000", "line 1: port: 70000 can't stand there, but a whole number from 0 to 65535, or none"),
    ("idel = 3", "line 1: idel: there is no such setting; idle is one"),
    ("limits.bodi = 3", "line 1: limits.bodi: there is no such setting; limits.body is one"),
    ("limits = 3", "line 1: limits: there is no such setting"),
    (
        'public-address = "table.example.org"',
        "line 1: public-address: 'table.example.org' can't stand there, but an",
    ),
    ('public-address = "https://a.example/x"', "without a path"),
    ('trusted-proxy = ["10.0.0.0/33"]', "but IP addresses like 127.0.0.1, networks like 10.0.0.0/8, or unix"),
    ('inner = "0.0.0.0:8018"', "it needs an inner-token of 16 letters or more"),
    ('inner = "localhost"', "inner: 'localhost' can't stand there, but an IP address and a port"),
    ("idle = ]", "this is no TOML: Invalid value (at line 1, column 8)"),
]


@pytest.mark.parametrize(("content", "words"), WRONG)
def test_what_is_wrong_in_a_file_is_named_with_its_place(tmp_path: Path, content: str, words: str) -> None:
    path = tmp_path / "stolik.toml"
    path.write_text(content)
    with pytest.raises(SettingsError) as caught:
        gather({}, {}, path)
    assert words in str(caught.value)


def test_a_misspelt_variable_is_no_setting_that_is_silently_left_out() -> None:
    with pytest.raises(SettingsError, match="STOLIK_PUBLIC_ADRESS: there is no such setting; STOLIK_PUBLIC_ADDRESS is"):
        gather({}, {"STOLIK_PUBLIC_ADRESS": "https://table.example.org"})
    assert gather({"data": ":memory:"}, {"STOLIK_LANG": "pl"}).settings


def test_a_secret_is_shown_neither_where_it_is_in_force_nor_where_it_is_wrong() -> None:
    token = Key(("token",), str, "", "", {"secret": True, "check": check_names})
    assert token.shown("f00b4r") == HIDDEN
    with pytest.raises(SettingsError) as caught:
        read_at(token, "f00b4r,,;", "here")
    assert "f00b4r" not in str(caught.value)
    address = next(key for key in keys() if key.name == "data")
    assert "f00b4r" not in address.shown("postgresql://stolik:f00b4r@db/stolik")


@pytest.mark.parametrize("password", ["f00b4r", "p@f00b4r", "p?f00b4r", "f00b4r" * 60])
def test_no_password_in_an_address_is_shown_whatever_stands_in_it(password: str) -> None:
    store = next(key for key in keys() if key.name == "store")
    assert "f00b4r" not in store.shown(f"postgresql://stolik:{password}@db/stolik")
    assert "f00b4r" not in store.shown(f"postgresql://db/stolik?user=a&sslPassword={password}")


def test_strangers_have_narrower_limits_than_people_of_this_machine() -> None:
    assert settings_for("0.0.0.0").limits.sessions.burst < settings_for("127.0.0.1").limits.sessions.burst


@pytest.mark.parametrize(
    "said",
    [
        {"public-address": "https://table.example.org"},
        {"hosts": "table.example.org"},
        {"trusted-proxy": "127.0.0.1"},
        {"uds": "/run/stolik.sock"},
    ],
)
def test_who_comes_through_a_proxy_is_a_stranger(said: dict[str, str]) -> None:
    behind = gather({**said, "data": ":memory:"}, {}).settings
    assert behind.limits == settings_for("0.0.0.0").limits


def test_a_server_listens_at_a_port_or_at_a_unix_socket() -> None:
    with pytest.raises(SettingsError, match="uds and port: the server listens on one of them"):
        gather({"uds": "/run/stolik.sock", "port": "8017", "data": ":memory:"}, {})
