"""What a class says of itself for a compiler (tests/architecture/test_compiled.py has what can not be compiled)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import cache, partial
from inspect import get_annotations
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_type_hints

if TYPE_CHECKING:
    # mypyc knows the mark, and the whole numbers that are machine words, by their home; nothing is imported from there
    # when the engine runs.
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C", bound=type)

    def mypyc_attr(**marks: Any) -> Callable[[C], C]:
        """A mark that only the compiler reads: `allow_interpreted_subclasses` of a class that is subclassed outside of
        what is compiled, or made by `cls.__new__(cls)` without its `__init__`."""
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
    """What `typing.get_type_hints` says of the fields of a class. Compiled, a class knows their types in part only; as
    they are written they are read from its source, which lies beside. Raises what that raises."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        home = sys.modules[base.__module__]
        given = get_annotations(base)
        if not str(getattr(home, "__file__", ".py")).endswith(".py"):
            given = _annotations(base.__module__).get(base.__qualname__, {})
        bare = type(base.__name__, (), {"__annotations__": given, "__module__": base.__module__})
        found.update(get_type_hints(bare, vars(home), include_extras=include_extras))
    return found


@cache
def _annotations(module: str) -> dict[str, dict[str, str]]:
    """What is annotated in the classes of a compiled module, by class and name."""
    source = Path(str(sys.modules[module].__file__)).with_name(f"{module.rpartition('.')[2]}.py")
    classes = (one for one in ast.parse(source.read_text("utf-8")).body if isinstance(one, ast.ClassDef))
    return {
        one.name: {
            ast.unparse(line.target): ast.unparse(line.annotation)
            for line in one.body
            if isinstance(line, ast.AnnAssign)
        }
        for one in classes
    }


def parts(value: Any) -> tuple[Callable[[], Any], tuple[()]]:
    """How a dataclass is made again in another process, for its `__reduce__`: compiled and frozen, it takes its fields
    from its constructor alone."""
    return partial(cast(Any, type(value)), **{one.name: getattr(value, one.name) for one in fields(value)}), ()


def is_compiled() -> bool:
    """Whether the engine that runs here is the compiled one."""
    from .agenda import answer

    return has_words(answer)


def has_words(function: Callable[..., Any]) -> bool:
    """Whether `i64` means a machine word, with a sign and wrapping, in the module of this function: it does where that
    is compiled, and there alone."""
    return not isinstance(function, FunctionType)
