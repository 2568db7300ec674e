"""What the drawings are made with, and where they are kept."""

import math

from geometry import *

# The area of each symbol by its name.
symbols = {}

# The parts of a symbol that may have colours of their own, the front one first.
parts = {}

# The names of the drawings whose front parts are cut out of the last one.
carvings = set()


def outline(name, line, *extra, cut=()):
    """A silhouette by its centre line: NAME is the line, NAME.fill the line and what it encloses."""
    symbols[name] = union(stroke(line), *extra) if extra else stroke(line)
    symbols[name + ".fill"] = without(body(line), *cut) if cut else body(line)


def pair(name, line, fill):
    """The two drawings of a symbol that is made of lines, and of areas."""
    symbols[name] = line
    symbols[name + ".fill"] = fill


def layered(name, *areas):
    """Draws NAME of parts, the front one first. Each keeps the room that those before it need."""
    symbols[name] = union(*areas)
    parts[name] = areas


def carved(name, back, *areas):
    """Draws NAME as a solid part with others cut out of it, which lie on it where parts have colours."""
    symbols[name] = without(back, *areas)
    parts[name] = (*areas, back)
    carvings.add(name)
