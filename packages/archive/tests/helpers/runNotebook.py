"""Runs a notebook in the current folder, in a kernel of its own, and writes it with its outputs: runNotebook.py NOTEBOOK OUT"""
import sys

import nbformat
from nbclient import NotebookClient

source, out = sys.argv[1:]
notebook = nbformat.read(source, as_version=4)
NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": "."}}).execute()
for cell in notebook.cells:
    # When a cell was run is no part of what it shows.
    cell.metadata.pop("execution", None)
# What it ran on differs between machines.
notebook.metadata.language_info = {"name": "python"}
nbformat.write(notebook, out)
