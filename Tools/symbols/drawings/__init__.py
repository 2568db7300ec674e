"""All drawings, by what they are about. Later ones may be made of earlier ones."""

from . import signs, shapes, objects, missing, arrows, media, signals
from . import travel, talk, papers, people, work, machines, text
