"""The server's web interface: HTTP, sockets and the page."""

from manueline.server.web.app import make_app

__all__ = ["make_app"]
