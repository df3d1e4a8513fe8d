"""Compares the lines of journals with what a lake answers for them: count_lines.py ANSWER.csv FOLDER...

The answer has the columns file, line and raw. Prints the lines, those that are missing, and those that are there too often."""

import collections
import csv
import pathlib
import sys

csv.field_size_limit(2**31 - 1)
expected = collections.Counter()
for folder in sys.argv[2:]:
    for path in sorted(pathlib.Path(folder).glob("Journal*.log")):
        for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
            text = line.removesuffix(b"\r").decode()
            if text:
                expected[path.name, number, text] += 1
with open(sys.argv[1], newline="", encoding="utf-8") as answer:
    found = collections.Counter((row["file"], int(row["line"]), row["raw"]) for row in csv.DictReader(answer))
missing = sum((expected - found).values())
extra = sum((found - expected).values())
print(sum(expected.values()), missing, extra)
