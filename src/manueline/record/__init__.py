"""Saved games: the data, the game in progress, and the two written forms."""

from manueline.record.json_form import parse_json, record_from_dict, record_to_dict, write_json
from manueline.record.model import SPECTATOR, Entry, Record, RecordError
from manueline.record.recorder import Recorder
from manueline.record.text import parse_records, write_record, write_records

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
