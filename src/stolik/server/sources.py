"""Where settings come from: what follows from others, a file, the environment, options; the later ones are stronger.

What can be said is read from the dataclasses of `settings.py`: a field there is a key in the file, a variable
STOLIK_..., and an option of `stolik serve`, without another line. A field that is a dataclass is a table of the file.
"""

from __future__ import annotations

import ast
import difflib
import inspect
import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from platformdirs import user_config_path

from stolik.packs.home import folder_named, system_folder

from .names import LOOPBACK
from .settings import Limits, Rate, Settings, Start

FILE: Final = "stolik.toml"
CONFIG: Final = "STOLIK_CONFIG"
YES: Final = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
WIDE: Final = Limits(
    requests=Rate(400, 2000),
    changes=Rate(100, 1000),
    sessions=Rate(20, 500),
    tables_an_hour=2000,
    finished_a_guest=0,
    bytes_a_guest=0,
    sockets_an_address=2000,
    lines_an_address=4000,
)
"""On loopback nobody is a stranger."""
HIDDEN: Final = "(not shown)"
GIVEN: Final = re.compile(r"([?&]\w*password=)[^&]*", re.I)
"""A password among the parameters of an address."""
PASSWORD: Final = re.compile(r"(?<=://)([^/@:\s]*):\S*(?=@)")
"""A password in an address, up to the last @: rather too much of it is hidden than too little."""


class SettingsError(ValueError):
    """A setting can't be taken; one sentence names the place, the key and what may stand there."""


@dataclass(frozen=True, eq=False)
class Key:
    """One thing that can be said. `path` is where it lies in Start or Settings, `kind` its type, `help` its line."""

    path: tuple[str, ...]
    kind: Any
    default: Any
    help: str
    metadata: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What it is called in the file, within its table written with a dot: limits.tables-a-guest."""
        return ".".join(self.path).replace("_", "-")

    @property
    def variable(self) -> str:
        """What it is called in the environment."""
        return "STOLIK_" + "_".join(self.path).upper()

    @property
    def option(self) -> str:
        """What it is called on the command line."""
        return "--" + "-".join(self.path).replace("_", "-")

    @property
    def secret(self) -> bool:
        """Whether its value is never shown."""
        return bool(self.metadata.get("secret"))

    def shown(self, value: Any) -> str:
        """A value as it is written, for people; secrets are hidden."""
        if self.secret and value:
            return HIDDEN
        return GIVEN.sub(rf"\1{HIDDEN}", PASSWORD.sub(rf"\1:{HIDDEN}", _written(value)))

    @property
    def wanted(self) -> str:
        """What may stand there."""
        kind, optional = _plain(self.kind)
        if kind is bool:
            return "yes or no"
        if kind is Rate:
            return "two numbers above 0: so many a second / so many at once, like 20/120"
        if get_origin(kind) is Literal:
            return _listed(get_args(kind))
        if kind in (int, float):
            least, most = self.metadata.get("least", 0), self.metadata.get("most")
            ends = f"from {least}" + (f" to {most}" if most is not None else "")
            return f"a {'whole ' if kind is int else ''}number {ends}" + (", or none" if optional else "")
        return "names with commas between them" if get_origin(kind) is tuple else "a text"


@dataclass(frozen=True)
class Line:
    """One setting that is in force, and whence."""

    key: Key
    value: Any
    source: str


@dataclass(frozen=True)
class Gathered:
    """All that is in force."""

    start: Start
    settings: Settings
    lines: tuple[Line, ...]
    file: Path | None
    """The file that was read."""


@cache
def keys() -> tuple[Key, ...]:
    """Everything that can be said, in the order of the dataclasses. Raises TypeError for a field of a type that has no
    written form."""
    return (*_keys_of(Start), *_keys_of(Settings))


def _keys_of(kind: type[Any], above: tuple[str, ...] = ()) -> Iterator[Key]:
    types = get_type_hints(kind)
    helps = _helps(kind.__module__).get(kind.__name__, {})
    standard = kind()
    for one in fields(kind):
        path, type_ = (*above, one.name), types[one.name]
        if is_dataclass(type_) and type_ is not Rate:
            yield from _keys_of(type_, path)  # type: ignore[arg-type]
            continue
        key = Key(path, type_, getattr(standard, one.name), helps.get(one.name, ""), one.metadata)
        plain, _ = _plain(type_)
        if plain not in (bool, int, float, str, Rate) and get_origin(plain) not in (tuple, Literal):
            raise TypeError(f"{kind.__name__}.{one.name}: {type_} has no written form")
        yield key


@cache
def _helps(module: str) -> Mapping[str, Mapping[str, str]]:
    """What is written below each field of each class, in one line."""
    try:
        source = inspect.getsource(__import__(module, fromlist=["_"]))
    except OSError:
        return {}
    found: dict[str, dict[str, str]] = {}
    for top in ast.parse(source).body:
        if isinstance(top, ast.ClassDef):
            mine = found.setdefault(top.name, {})
            for one, after in zip(top.body, top.body[1:]):
                if not (isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)):
                    continue
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    mine[one.target.id] = " ".join(str(after.value.value).split())
    return found


# ---- reading a value


def _plain(kind: Any) -> tuple[Any, bool]:
    """A type without None, and whether None may stand there."""
    if get_origin(kind) in (Union, UnionType):
        inner = [one for one in get_args(kind) if one is not NoneType]
        if len(inner) == 1 and len(inner) < len(get_args(kind)):
            return inner[0], True
    return kind, False


def read(key: Key, given: Any) -> Any:
    """The value of a key from a text, or from what TOML has for it. Raises ValueError: what may stand there."""
    kind, optional = _plain(key.kind)
    if optional and isinstance(given, str) and given.strip().lower() in ("none", ""):
        return None
    value = _value(kind, given)
    numbers = isinstance(value, (int, float)) and not isinstance(value, bool)
    least, most = key.metadata.get("least", 0), key.metadata.get("most", math.inf)
    if value is None or (numbers and not least <= value <= most):
        raise ValueError(key.wanted)
    check = key.metadata.get("check")
    if check is not None:
        check(value)
    return value


def _value(kind: Any, given: Any) -> Any:
    """None where it is no such thing."""
    text = given.strip() if isinstance(given, str) else None
    if kind is bool:
        return given if isinstance(given, bool) else YES.get((text or "").lower())
    if kind in (int, float):
        return _number(kind, given)
    if kind is str:
        return text
    if kind is Rate:
        return _rate(given)
    if get_origin(kind) is Literal:
        return next((one for one in get_args(kind) if str(one) == str(text if text is not None else given)), None)
    if text is not None:
        return tuple(part for part in (part.strip() for part in text.split(",")) if part)
    if isinstance(given, list) and all(isinstance(one, str) for one in given):
        return tuple(one.strip() for one in given)
    return None


def _number(kind: type[int] | type[float], given: Any) -> int | float | None:
    if isinstance(given, str):
        try:
            given = kind(given)
        except ValueError:
            return None
    if isinstance(given, bool) or not isinstance(given, (int, float)) or not math.isfinite(given):
        return None
    return given if isinstance(given, kind) else kind(given) if kind is float else None


def _rate(given: Any) -> Rate | None:
    if isinstance(given, str):
        given = given.split("/")
    elif isinstance(given, dict):
        given = [given[name] for name in ("each-second", "burst")] if set(given) == {"each-second", "burst"} else None
    if not isinstance(given, list) or len(given) != 2:
        return None
    each, burst = (_number(float, one) for one in given)
    return Rate(each, burst) if each is not None and burst is not None and each > 0 and burst >= 1 else None


def _written(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Rate):
        return f"{value.each_second:g}/{value.burst:g}"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _listed(words: tuple[Any, ...]) -> str:
    return " or ".join((", ".join(map(str, words[:-1])), str(words[-1]))) if len(words) > 1 else str(words[0])


# ---- gathering


def gather(options: Mapping[str, str], environ: Mapping[str, str], config: Path | None = None) -> Gathered:
    """All that is in force: `options` by the name of their key, `config` the file that an option named.

    Raises SettingsError.
    """
    found: dict[Key, tuple[Any, str]] = {}
    by_name = {key.name: key for key in keys()}
    stronger = dict(_from_environment(environ))
    for name, text in options.items():
        key = by_name[name]
        stronger[key] = (read_at(key, text, key.option), f"option {key.option}")
    file = _find(config, environ, next((value for key, (value, _) in stronger.items() if key.path == ("data",)), None))
    if file is not None:
        found.update(_from_file(file))
    found.update(stronger)
    return _complete(found, file)


def read_at(key: Key, given: Any, place: str) -> Any:
    """The same, of what stands at a place. Raises SettingsError that names it."""
    try:
        return read(key, given)
    except ValueError as wrong:
        words = HIDDEN if key.secret else repr(given) if isinstance(given, str) else _toml(given)
        raise SettingsError(f"{place}: {words[:80]} can't stand there, but {wrong}") from None


def _from_environment(environ: Mapping[str, str]) -> Iterator[tuple[Key, tuple[Any, str]]]:
    known = {key.variable: key for key in keys()}
    for variable, text in environ.items():
        if not variable.startswith("STOLIK_") or variable == CONFIG:
            continue
        key = known.get(variable)
        if key is not None:
            yield key, (read_at(key, text, variable), f"environment {variable}")
        elif near := difflib.get_close_matches(variable, known, 1, 0.9):
            raise SettingsError(f"{variable}: there is no such setting; {near[0]} is one")


def _find(config: Path | None, environ: Mapping[str, str], data: str | None) -> Path | None:
    """The file to read: the one that was named; else that in the data folder; else the user's own; None for none."""
    named = config or (Path(environ[CONFIG]) if environ.get(CONFIG) else None)
    if named is not None:
        return named
    folder = folder_named(data)
    places = [user_config_path("stolik", appauthor=False) / FILE]
    if folder is not None:
        places.insert(0, folder / FILE)
    return next((path for path in places if _is_there(path)), None)


def _is_there(path: Path) -> bool:
    """Whether this is a file that can be looked at: a folder that is closed to us is said when the data are opened."""
    try:
        return path.is_file()
    except OSError:
        return False


def _from_file(path: Path) -> Iterator[tuple[Key, tuple[Any, str]]]:
    try:
        text = path.read_text(encoding="utf-8-sig")
        content = tomllib.loads(text)
    except OSError as wrong:
        raise SettingsError(f"{path}: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{path}: the file is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as wrong:
        raise SettingsError(f"{path}: this is no TOML: {wrong}") from None
    known = {key.name: key for key in keys()}
    for name, given in _flat(content, {key.name.partition(".")[0] for key in keys() if len(key.path) > 1}):
        place = f"{path}{_line_of(text, name)}: {name}"
        key = known.get(name)
        if key is None:
            near = difflib.get_close_matches(name, known, 1, 0.7)
            more = f"; {near[0]} is one" if near else "; stolik serve --help lists them"
            raise SettingsError(f"{place}: there is no such setting{more}")
        if key.path == ("data",) and path.name == FILE and path.parent == system_folder():
            raise SettingsError(f"{place}: this file is looked for in the data folder, and so can't name another one")
        yield key, (read_at(key, given, place), f"file {path}{_line_of(text, name)}")


def _flat(content: Mapping[str, Any], tables: set[str]) -> Iterator[tuple[str, Any]]:
    for name, value in content.items():
        spelt = name.replace("_", "-")
        if spelt in tables and isinstance(value, dict):
            yield from ((f"{spelt}.{inner.replace('_', '-')}", one) for inner, one in value.items())
        else:
            yield spelt, value


def _line_of(text: str, name: str) -> str:
    """Where a key stands: ", line 3"; nothing where it is written in a way that is not looked for."""
    table, _, last = name.rpartition(".")
    inside = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if head := re.match(r"\[\s*\"?([\w-]+)\"?\s*\]", line):
            inside = head[1].replace("_", "-")
        said = line.partition("=")[0].replace('"', "").replace("_", "-").replace(" ", "") if "=" in line else ""
        if said == name or (inside == table and said == last):
            return f", line {number}"
    return ""


def _toml(given: Any) -> str:
    return {True: "true", False: "false"}.get(given, str(given)) if isinstance(given, bool) else str(given)


def _complete(found: Mapping[Key, tuple[Any, str]], file: Path | None) -> Gathered:
    """Start and Settings of what was said, and of what follows from that."""
    start: Any = Start()
    settings: Any = Settings()
    for key, (value, _) in found.items():
        if key.path[0] in Start.__dataclass_fields__:
            start = replace(start, **{key.path[0]: value})
    public = next((value for key, (value, _) in found.items() if key.path == ("public_address",)), "")
    proxied = any(key.path in (("trusted_proxy",), ("hosts",)) and value for key, (value, _) in found.items())
    lines = []
    for key in keys():
        at: Any = start if key.path[0] in Start.__dataclass_fields__ else settings
        value, source = found.get(key, (key.default, "by itself"))
        if key not in found and key.path == ("secure",) and public.startswith("https:"):
            value, source = True, "follows from public-address"
        if key not in found and key.path[0] == "limits" and _alone(start, public, proxied):
            wide = getattr(WIDE, key.path[1])
            value, source = wide, source if wide == key.default else "follows from host: only this machine"
        if at is settings:
            settings = _with(settings, key.path, value)
        lines.append(Line(key, value, source))
    gathered = Gathered(start, settings, tuple(lines), file)
    _agree(gathered)
    return gathered


def _alone(start: Start, public: str, proxied: bool) -> bool:
    """Whether only people of this machine can come."""
    return start.host in LOOPBACK and not start.uds and not public and not proxied


def _with(whole: Any, path: tuple[str, ...], value: Any) -> Any:
    inner = value if len(path) == 1 else _with(getattr(whole, path[0]), path[1:], value)
    return replace(whole, **{path[0]: inner})


def _agree(gathered: Gathered) -> None:
    """Raises SettingsError where two settings can't stand together."""
    start = gathered.start
    inner = start.inner.rpartition(":")[0].strip("[]")
    if start.inner and inner not in LOOPBACK and len(start.inner_token) < 16:
        raise SettingsError(
            f"inner: {start.inner} can be reached from other machines; it needs an inner-token of 16 letters or more"
        )
    if start.uds and start.port is not None:
        raise SettingsError("uds and port: the server listens on one of them; leave the other out")


def settings_for(host: str) -> Settings:
    """The settings that a server on this address has where nothing was said."""
    found = {key: (host, "") for key in keys() if key.path == ("host",)}
    return _complete(found, None).settings
