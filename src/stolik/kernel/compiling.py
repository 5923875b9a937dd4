"""What a class says of itself for a compiler (tests/architecture/test_compiled.py has what can not be compiled)."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

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


def is_compiled() -> bool:
    """Whether the engine that runs here is the compiled one."""
    from .agenda import answer

    return has_words(answer)


def has_words(function: Callable[..., Any]) -> bool:
    """Whether `i64` means a machine word, with a sign and wrapping, in the module of this function: it does where that
    is compiled, and there alone."""
    return not isinstance(function, FunctionType)
