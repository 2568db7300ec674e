"""gettext catalogues: .po and .pot files."""
import re


class Entry:
    def __init__(self, key, plural=None):
        self.key, self.plural = key, plural
        self.texts = []
        self.places = []
        self.comment = None
        self.is_fuzzy = False

    @property
    def name(self):
        return self.key if self.plural is None else f"{self.key} / {self.plural}"

    @property
    def has_values(self):
        return "%" in (self.plural or self.key)

    def source(self):
        """The entry as a template has it."""
        lines = [f"#. {self.comment}"] if self.comment else []
        lines += [f"#: {place}" for place in self.places]
        if self.has_values:
            # Objective-C's formats are the ones that know %@ and %lld.
            lines.append("#, objc-format")
        lines.append(f"msgid {quoted(self.key)}")
        if self.plural is None:
            lines.append('msgstr ""')
        else:
            lines += [f"msgid_plural {quoted(self.plural)}", 'msgstr[0] ""', 'msgstr[1] ""']
        return "\n".join(lines) + "\n"


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def unquoted(text):
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def read(path):
    """The entries of a file without its header, and those that are commented out as obsolete."""
    entries, obsolete, fuzzy = [], [], False
    field = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#~"):
            if line.startswith("#~ msgid "):
                obsolete.append(line.removeprefix("#~ msgid "))
            continue
        if line.startswith("#,"):
            fuzzy = "fuzzy" in line
        statement = re.match(r'(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$', line)
        continuation = re.match(r'"(.*)"$', line)
        if statement:
            field, text = statement.groups()
            if field == "msgid":
                entries.append(Entry(""))
                entries[-1].is_fuzzy, fuzzy = fuzzy, False
            elif field == "msgid_plural":
                entries[-1].plural = ""
            else:
                entries[-1].texts.append("")
        elif continuation:
            text = continuation.group(1)
        else:
            continue
        add(entries[-1], field, unquoted(text))
    return [entry for entry in entries if entry.key], obsolete


def add(entry, field, text):
    if field == "msgid":
        entry.key += text
    elif field == "msgid_plural":
        entry.plural += text
    else:
        entry.texts[-1] += text
