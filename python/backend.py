"""Builds the wheel of this folder (PEP 517): the files of the package, and what pyproject.toml says about it."""
import base64
import hashlib
import pathlib
import tomllib
import zipfile

here = pathlib.Path(__file__).parent
project = tomllib.loads((here / "pyproject.toml").read_text("utf-8"))["project"]
stem = f"{project['name'].replace('-', '_')}-{project['version']}"
INFO = f"{stem}.dist-info"

METADATA = f"""Metadata-Version: 2.1
Name: {project["name"]}
Version: {project["version"]}
Summary: {project["description"]}
License: {project["license"]["text"]}
Classifier: Framework :: Pytest
Requires-Python: {project["requires-python"]}
{"".join(f"Requires-Dist: {each}" for each in project["dependencies"])}
Description-Content-Type: text/markdown

"""

WHEEL = """Wheel-Version: 1.0
Generator: shipslog
Root-Is-Purelib: true
Tag: py3-none-any
"""


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"pytest_shipslog/{path.name}": path.read_bytes() for path in sorted(here.glob("pytest_shipslog/*.py"))}
    files[f"{INFO}/METADATA"] = (METADATA + (here / "README.md").read_text("utf-8")).encode()
    files[f"{INFO}/WHEEL"] = WHEEL.encode()
    points = project["entry-points"]["pytest11"]
    lines = "".join(f"{name} = {module}\n" for name, module in points.items())
    files[f"{INFO}/entry_points.txt"] = f"[pytest11]\n{lines}".encode()
    record = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{INFO}/RECORD"] = f"{record}{INFO}/RECORD,,\n".encode()
    name = f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(path, data)
    return name


def _digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
