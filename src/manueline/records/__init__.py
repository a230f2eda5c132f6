"""Saved games: the data, the game in progress, and the two written forms."""

from manueline.records.json import parse_json, record_from_dict, record_to_dict, write_json
from manueline.records.model import SPECTATOR, Entry, Record, RecordError
from manueline.records.recorder import Recorder
from manueline.records.text import parse_records, write_record, write_records

__all__ = [
    "SPECTATOR",
    "Entry",
    "Record",
    "RecordError",
    "Recorder",
    "parse_json",
    "parse_records",
    "record_from_dict",
    "record_to_dict",
    "write_json",
    "write_record",
    "write_records",
]
