"""The OpenAPI document of the HTTP interface, made from the types that read and write it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from manueline import __version__
from manueline.schema.definitions import definitions
from manueline.server import messages as m
from manueline.server.problems import MEANINGS
from manueline.server.web.api import ENDPOINTS, Endpoint

REF = "#/components/schemas/{name}"


def document(base_path: str) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for e in ENDPOINTS for kind in (e.body, e.answer) if kind not in (None, str)]
    types.append(m.Problem)
    shown, components = msgspec.json.schema_components(types, ref_template=REF)
    schemas = dict(zip(map(repr, types), shown, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        operations = paths.setdefault(f"/api{endpoint.path}", {})
        operations[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Manueline", "version": __version__},
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {"schemas": {**components, **definitions(REF)}},
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": schemas[repr(m.Problem)]}}
    if endpoint.answer is str:
        answer: dict[str, Any] = {
            media: {"schema": {"type": "object" if media == "application/json" else "string"}}
            for media in endpoint.media
        }
    else:
        answer = {"application/json": {"schema": schemas[repr(endpoint.answer)]}}
    operation: dict[str, Any] = {
        "operationId": _name(endpoint),
        "summary": endpoint.says,
        "parameters": _parameters(endpoint),
        "responses": {
            "200": {"description": "Done.", "content": answer},
            **{
                str(status): {"description": meaning, "content": problem}
                for status, meaning in MEANINGS.items()
            },
        },
    }
    if endpoint.body is not None:
        plain = endpoint.body is str
        schema = {"type": "string"} if plain else schemas[repr(endpoint.body)]
        kind = "text/plain" if plain else "application/json"
        operation["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    return operation


def _name(endpoint: Endpoint) -> str:
    return endpoint.method.lower() + re.sub(r"\W+", "_", endpoint.path).rstrip("_")


def _choice(values: tuple[str, ...]) -> dict[str, list[str]]:
    return {"enum": list(values)} if values else {}


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    asked = [
        {"name": name, "in": "query", "schema": {"type": "string", **_choice(values)}}
        for name, values in endpoint.query.items()
    ]
    return named + asked
