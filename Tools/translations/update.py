#!/usr/bin/env python3
"""Brings the catalogues in resources/po up to date with the texts in the sources.

    Tools/translations/update.py            writes the template, and adds new keys to every language, untranslated
    Tools/translations/update.py --check    changes nothing, says what is wrong, and ends with code 1 if anything is
    … --catalogues FOLDER                   for catalogues elsewhere
"""
import argparse
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree

import catalogue
import swift_source

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The gallery, and Veneer's components that bring a title of their own.
FOLDERS = ["Demo/Gallery", "Sources/Veneer/Components", "Sources/Veneer/Views/Button"]
# Pictures for the documentation, with the names of symbols.
UNTRANSLATED = ROOT / "Demo/Gallery/SymbolSheet"
DOMAIN = "veneer-gallery"
HEADER = '''# Texts of Veneer's gallery.
msgid ""
msgstr ""
"Project-Id-Version: veneer-gallery\\n"
"Language: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"
'''


def keys_in_interface(text):
    for element in xml.etree.ElementTree.fromstring(text).iter():
        if element.get("translatable") in ("yes", "true", "1"):
            yield swift_source.Key(element.text)


def collect():
    """The entries of the template, and the files that they are from."""
    entries, files = {}, []
    for file in sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*")):
        if file.suffix not in (".swift", ".ui") or UNTRANSLATED in file.parents:
            continue
        text = file.read_text(encoding="utf-8")
        keys = list(keys_in_interface(text) if file.suffix == ".ui" else swift_source.keys(text))
        place = str(file.relative_to(ROOT))
        if keys:
            files.append(place)
        for key in keys:
            entry = entries.setdefault(key.text, catalogue.Entry(key.text))
            entry.plural = entry.plural or key.plural
            entry.comment = entry.comment or key.comment
            if place not in entry.places:
                entry.places.append(place)
    return list(entries.values()), files


def template(entries):
    return "\n".join([HEADER] + [entry.source() for entry in entries])


def update(folder, entries, files):
    (folder / f"{DOMAIN}.pot").write_text(template(entries), encoding="utf-8")
    (folder / "POTFILES.in").write_text("\n".join(files) + "\n", encoding="utf-8")
    for language in languages(folder):
        subprocess.run(
            ["msgmerge", "--quiet", "--update", "--backup=none", "--no-fuzzy-matching", "--no-wrap",
             folder / f"{language}.po", folder / f"{DOMAIN}.pot"], check=True)


def languages(folder):
    return (folder / "LINGUAS").read_text(encoding="utf-8").split()


def faults(folder, entries, files):
    """What is wrong, a line each."""
    if (folder / f"{DOMAIN}.pot").read_text(encoding="utf-8") != template(entries):
        yield f"{DOMAIN}.pot is not what the sources have; run Tools/translations/update.py"
    if (folder / "POTFILES.in").read_text(encoding="utf-8").split() != files:
        yield "POTFILES.in is not what the sources have; run Tools/translations/update.py"
    if sorted(languages(folder)) != sorted(file.stem for file in folder.glob("*.po")):
        yield "LINGUAS does not name the languages that there are"
    for language in languages(folder):
        for fault in faults_of_language(folder / f"{language}.po", entries):
            yield f"{language}.po {fault}"


def faults_of_language(file, entries):
    translated, obsolete = catalogue.read(file)
    wanted = {(entry.key, entry.plural) for entry in entries}
    done = {(entry.key, entry.plural) for entry in translated}
    yield from (f"lacks “{entry.name}”" for entry in entries if (entry.key, entry.plural) not in done)
    for entry in translated:
        if (entry.key, entry.plural) not in wanted:
            yield f"has “{entry.name}”, which no source has"
        if entry.is_fuzzy:
            yield f"is not sure of “{entry.name}”"
        if not all(entry.texts):
            yield f"has no text for “{entry.name}”"
        elif not all(agrees(entry, text) for text in entry.texts):
            yield f"has other values than “{entry.name}”"
    yield from (f"has {key} as obsolete" for key in obsolete)
    checked = subprocess.run(
        ["msgfmt", "--check", "-o", "/dev/null", file], capture_output=True, text=True, check=False)
    if checked.returncode != 0:
        yield f"is refused by msgfmt:\n{checked.stderr.strip()}"


def specifiers(text):
    """The kinds of the values in a text by their numbers."""
    kinds, position = {}, 0
    for number, kind in re.findall(r"%(?:(\d+)\$)?(@|lld|lf)", text):
        position += 1
        kinds[int(number or position)] = kind
    return kinds


def agrees(entry, text):
    wanted, found = specifiers(entry.plural or entry.key), specifiers(text)
    # A form for one number need not say it.
    return found == wanted or entry.plural is not None and not found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--catalogues", type=pathlib.Path, default=ROOT / "resources/po")
    options = parser.parse_args()
    entries, files = collect()
    if not options.check:
        update(options.catalogues, entries, files)
        return 0
    found = list(faults(options.catalogues, entries, files))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
