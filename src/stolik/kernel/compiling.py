"""What a class says of itself for a compiler (tests/architecture/test_compiled.py has what can not be compiled)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args, get_type_hints

if TYPE_CHECKING:
    # mypyc knows the mark, and the whole numbers that are machine words, by their home; nothing is imported from there
    # when the engine runs.
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C", bound=type)

    def mypyc_attr(**marks: Any) -> Callable[[C], C]:
        """A mark that only the compiler reads: `allow_interpreted_subclasses` of a class that is subclassed outside of
        what is compiled, or made by `cls.__new__(cls)` without its `__init__`; `acyclic` of one whose instances hold
        nothing that leads back to them, so that the collector of garbage need not know them; `free_list_len` of one
        that is made and given up all the time."""
        return lambda cls: cls


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a class with slots and of its bases, those first; compiled, a class has none of its own and says
    its fields otherwise."""
    found: dict[str, None] = {}
    for base in reversed(cls.__mro__):
        own: Any = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        found.update(dict.fromkeys([own] if isinstance(own, str) else [name for name in own if name[:2] != "__"]))
    return tuple(found)


def type_hints(cls: type, include_extras: bool = False) -> dict[str, Any]:
    """What `typing.get_type_hints` says of the fields of a class. Compiled, classes know their types in part only: this
    one and those that it names are told what is written in their sources, which lie beside, so that whoever asks them
    later hears it. Raises what `get_type_hints` raises."""
    for base in cls.__mro__:
        _mend(base.__module__)
    found = get_type_hints(cls, include_extras=include_extras)
    waiting, told = list(found.values()), {cls}
    while waiting:
        one = waiting.pop()
        waiting += get_args(one)
        if isinstance(one, type) and is_dataclass(one) and one not in told and _mend(one.__module__):
            told.add(one)
            waiting += get_type_hints(one).values()
    return found


def source_of(module: ModuleType) -> Path:
    """Where what is written of a module lies: beside it, where it is compiled."""
    there = Path(str(module.__file__))
    return there.with_name(f"{there.name.partition('.')[0]}.py")


@cache
def _mend(module: str) -> bool:
    """Let the classes of a compiled module know their types as they are written. Returns whether it is compiled."""
    home = sys.modules[module]
    if str(getattr(home, "__file__", ".py")).endswith(".py"):
        return False
    for one in ast.parse(source_of(home).read_text("utf-8")).body:
        if isinstance(one, ast.ClassDef) and isinstance(known := vars(home).get(one.name), type):
            written = {ast.unparse(line.target): line for line in one.body if isinstance(line, ast.AnnAssign)}
            known.__annotations__.update({name: ast.unparse(line.annotation) for name, line in written.items()})
    return True


def parts(value: Any) -> tuple[Callable[[], Any], tuple[()]]:
    """How a dataclass is made again in another process, for its `__reduce__`: compiled and frozen, it takes its fields
    from its constructor alone."""
    return partial(cast(Any, type(value)), **{one.name: getattr(value, one.name) for one in fields(value)}), ()


def has_words(function: Callable[..., Any]) -> bool:
    """Whether `i64` means a machine word, with a sign and wrapping, in the module of this function: it does where that
    is compiled, and there alone."""
    return not isinstance(function, FunctionType)
