"""Writes the symbols' SVG files and their lines in the resource manifest: make.py [FOLDER]"""

import pathlib
import sys

import drawings
import pathdata
from drawing import carvings, parts, symbols

ROOT = pathlib.Path(__file__).resolve().parents[2] / "resources"
MANIFEST = ROOT / "veneer.gresource.xml"


def element(area, attributes=""):
    data = pathdata.data(area)
    rule = ' fill-rule="evenodd"' if data.count("M") > 1 else ""
    return f'<path{attributes}{rule} d="{data}"/>'


def source(name):
    """The picture, and after it the definitions of its parts, which are not drawn."""
    lines = ["  " + element(symbols[name])]
    if name in parts:
        lines += ['  <defs id="carved">' if name in carvings else "  <defs>"]
        lines += ["    " + element(area, f' id="part{index + 1}"') for index, area in enumerate(parts[name])]
        lines += ["  </defs>"]
    content = "\n".join(lines)
    size = 'width="16" height="16" viewBox="0 0 16 16"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{content}\n</svg>\n'


def list_in_manifest():
    entry = '    <file compressed="true">symbols/{}.svg</file>\n'
    lines = MANIFEST.read_text().splitlines(keepends=True)
    others = [line for line in lines if ">symbols/" not in line]
    end = next(index for index, line in enumerate(others) if "</gresource>" in line)
    MANIFEST.write_text(
        "".join(others[:end] + [entry.format(name) for name in sorted(symbols)] + others[end:])
    )


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "symbols"
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.svg"):
        file.unlink()
    for name in symbols:
        (folder / f"{name}.svg").write_text(source(name))
    if len(sys.argv) == 1:
        list_in_manifest()
    print(f"{len(symbols)} drawings in {folder}")


main()
