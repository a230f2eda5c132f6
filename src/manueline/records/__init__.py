"""Saved games: the record, the recorder of a game in progress, text, JSON and files."""

from manueline.records.files import (
    load,
    load_all,
    load_each,
    loads,
    loads_all,
    read_each,
    save,
)
from manueline.records.json import (
    json_line_beginning,
    record_from_dict,
    record_to_dict,
    write_json,
)
from manueline.records.json_reader import parse_json
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
    "load_each",
    "loads",
    "loads_all",
    "parse_json",
    "parse_records",
    "read_each",
    "record_from_dict",
    "record_to_dict",
    "save",
    "write_json",
    "write_record",
    "write_records",
]
