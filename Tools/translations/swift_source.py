"""Finds the keys of texts in Swift source, of which xgettext knows nothing."""
import re

# Calls with a key: the name of the function, and the labels or positions of the arguments that are keys.
CALLS = {
    "localized": [0], "common": [0], "Text": [0], "Label": [0], "Button": [0], "help": [0],
    "accessibilityLabel": [0], "accessibilityHint": [0],
    "AddButton": [0], "AddLabel": [0], "ListAddButton": [0], "PressedImageButton": [0], "IconTintLabel": [0],
    "SubtitledButton": ["title", "subtitle"],
    # The gallery's own.
    "section": [0], "card": [0], "variants": [0], "states": [0], "controlRow": [0], "add": ["caption"],
    "toggle": [0], "range": [0], "text": [0], "choice": [0], "playground": ["title"],
    "addSwitch": [0], "addLine": [0],
    "GalleryPage": ["title", "summary", "keywords"], "Shortcut": ["title"], "StyledBox": ["title"],
    "EffectButton": ["title"], "Swatch": ["name"],
}
KEY_TYPE = "LocalizedStringKey"
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*$")


class Frame:
    """An open bracket: what was called or declared before it, and which argument the reader is at."""

    def __init__(self, bracket, before):
        self.bracket = bracket
        callee = NAME.search(before)
        self.callee = callee.group() if bracket == "(" and callee else ""
        declaration = re.split(r"\b(?:let|var|func|case)\b", before[-240:])[-1]
        self.has_keys = bracket in "[{" and KEY_TYPE in declaration and not re.search(r"[;{}]", declaration)
        self.position = 0
        self.label = None
        self.is_at_start = True


class Key:
    def __init__(self, text, plural=None, comment=None):
        self.text, self.plural, self.comment = text, plural, comment


def keys(source):
    """All keys in `source`, in its order."""
    return Reader(source).keys()


class Reader:
    def __init__(self, source):
        self.source = source
        self.frames = []
        self.found = []
        self.comment = None

    def keys(self):
        index, source = 0, self.source
        while index < len(source):
            character = source[index]
            if source.startswith("//", index):
                end = source.index("\n", index)
                note = re.match(r"// Translators: (.*)", source[index:end])
                self.comment = note.group(1) if note else None
                index = end
            elif character == '"' or character == "#" and re.match(r'#+"', source[index:]):
                index = self.literal(index)
            elif character in "([{":
                self.begin_argument()
                self.frames.append(Frame(character, source[:index].rstrip(" ")))
                index += 1
            elif character in ")]}":
                self.frames.pop()
                index += 1
            elif character == "," and self.frames:
                frame = self.frames[-1]
                frame.position, frame.label, frame.is_at_start = frame.position + 1, None, True
                index += 1
            else:
                index = self.word(index)
        return self.found

    def word(self, index):
        label = re.match(r"([A-Za-z_]\w*)(:?)", self.source[index:index + 80])
        if self.frames and self.frames[-1].is_at_start and label and label.group(2):
            self.frames[-1].label = label.group(1)
        if not self.source[index].isspace():
            self.begin_argument()
        return index + (len(label.group(1)) if label else 1)

    def begin_argument(self):
        if self.frames:
            self.frames[-1].is_at_start = False

    def literal(self, start):
        """Reads the literal at `start`, notes it where a key is wanted, and returns where it ends."""
        opening = re.match(r'(#*)("""|")', self.source[start:])
        signs, quotes = opening.groups()
        closing = quotes + signs
        text, index = "", start + len(opening.group())
        while not self.source.startswith(closing, index):
            if self.source.startswith("\\" + signs, index):
                index += 1 + len(signs)
                if self.source[index] == "(":
                    end = self.end_of_interpolation(index)
                    text += self.specifier(self.source[index + 1:end - 1])
                    index = end
                else:
                    text += {"n": "\n", "t": "\t"}.get(self.source[index], self.source[index])
                    index += 1
            else:
                text += self.source[index]
                index += 1
        self.begin_argument()
        if self.wants_key(start) and re.search(r"[^\W\d_]", re.sub(r"%(@|lld|lf)", "", text)):
            self.note(text)
        return index + len(closing)

    def end_of_interpolation(self, index):
        depth = 0
        while True:
            depth += {"(": 1, ")": -1}.get(self.source[index], 0)
            index += 1
            if depth == 0:
                return index

    def specifier(self, expression):
        """The specifier of a value, by how the file declares it. In doubt it is a text."""
        name = re.escape(expression)
        if re.search(rf"\b{name}(: Int\b| = \d+\n)", self.source):
            return "%lld"
        return "%lf" if re.search(rf"\b{name}(: Double\b| = \d+\.\d+\n)", self.source) else "%@"

    def note(self, text):
        frame = self.frames[-1] if self.frames else None
        if frame and frame.callee == KEY_TYPE and frame.label == "plural":
            self.found[-1].plural = text
        else:
            self.found.append(Key(text, comment=self.comment))
        self.comment = None

    def wants_key(self, start):
        if re.search(KEY_TYPE + r"\??\s*=\s*$", self.source[max(0, start - 60):start]):
            return True
        if not self.frames:
            return False
        frame = self.frames[-1]
        if frame.bracket == "(" and frame.callee:
            if frame.callee == KEY_TYPE:
                return frame.label in (None, "plural")
            place = frame.label or frame.position
            return place in CALLS.get(frame.callee, [])
        if frame.bracket == "(":
            # The first part of a pair in an array of choices.
            return frame.position == 0 and self.is_array_of_keys(self.frames[:-1])
        if frame.bracket == "[":
            return frame.has_keys
        return any(outer.has_keys for outer in self.frames if outer.bracket == "{")

    @staticmethod
    def is_array_of_keys(frames):
        if not frames or frames[-1].bracket != "[":
            return False
        return frames[-1].has_keys or len(frames) > 1 and frames[-2].callee == "choice"
