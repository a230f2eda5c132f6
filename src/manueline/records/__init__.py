"""Saved games: the record, the recorder of a game in progress, text, JSON and files."""

from manueline.records.files import load, load_all, loads, loads_all, save
from manueline.records.json import (
    json_line_beginning,
    parse_json,
    record_from_dict,
    record_to_dict,
    write_json,
)
from manueline.records.model import SPECTATOR, Entry, Record, RecordError, Step
from manueline.records.recorder import Recorder
from manueline.records.text import parse_records, write_record, write_records

__all__ = [
    "SPECTATOR",
    "Entry",
    "Record",
    "RecordError",
    "Recorder",
    "Step",
    "json_line_beginning",
    "load",
    "load_all",
    "loads",
    "loads_all",
    "parse_json",
    "parse_records",
    "record_from_dict",
    "record_to_dict",
    "save",
    "write_json",
    "write_record",
    "write_records",
]
