"""The optional dependencies of the package, and the error if one is not installed.

`pip install manueline` installs the library alone. Code that needs other distributions calls
`require` before it imports them, so that the error names the extra to install.
"""

from __future__ import annotations

from importlib.util import find_spec

PLAY = (
    *("aiosqlite", "alembic", "click", "fastapi", "fluent.runtime", "msgspec", "prometheus_client"),
    *("rich", "sqlalchemy", "uvicorn", "websockets"),
)
"""The modules that the extra `play` installs."""


class MissingExtra(ImportError):
    """A module of an extra is not installed; the message names the extra."""


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
    except (ModuleNotFoundError, ValueError):  # ValueError: a module without a spec
        return False
