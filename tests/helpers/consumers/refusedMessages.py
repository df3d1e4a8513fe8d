"""Prints, as a JSON array of texts, what EDDN's schemas refuse: refusedMessages.py SCHEMAS_FOLDER MESSAGES_FILE"""
import json
import pathlib
import sys

from jsonschema import Draft4Validator

schemas = {}
for path in pathlib.Path(sys.argv[1]).glob("*.json"):
    schema = json.loads(path.read_text())
    schemas[schema.get("id", "").rstrip("#")] = schema

refused = []
for message in json.loads(pathlib.Path(sys.argv[2]).read_text()):
    name = message["$schemaRef"].replace("/test", "")
    # Messages about markets carry no event name.
    event = message["message"].get("event", "")
    if name not in schemas:
        refused.append(f"{name} {event}: no such schema")
        continue
    for error in Draft4Validator(schemas[name]).iter_errors(message):
        place = "/".join(str(part) for part in error.path)
        refused.append(f"{name} {event} {place}: {error.message[:160]}")
print(json.dumps(sorted(set(refused))))
