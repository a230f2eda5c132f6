"""The extras of the package, and what to say where one is not installed.

`pip install manueline` brings the library alone. What needs other distributions asks for them
here before it imports them, so that the error names the extra to install.
"""

from __future__ import annotations

from importlib.util import find_spec

PLAY = (
    *("aiosqlite", "alembic", "click", "fastapi", "msgspec", "prometheus_client", "rich"),
    *("sqlalchemy", "uvicorn", "websockets"),
)
"""What the extra `play` brings, as modules."""


class MissingExtra(ImportError):
    """A module that one of the extras brings is not installed; the message names the extra."""


def missing_extra(extra: str, purpose: str, module: str) -> MissingExtra:
    return MissingExtra(
        f"{purpose} needs {module}, which is not installed: pip install 'manueline[{extra}]'",
        name=module,
    )


def require(extra: str, purpose: str, *modules: str) -> None:
    """Look for the modules without importing them. Raises MissingExtra."""
    for module in modules:
        if not _is_installed(module):
            raise missing_extra(extra, purpose, module)


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ModuleNotFoundError, ValueError):  # ValueError: a module that was put there by hand
        return False
