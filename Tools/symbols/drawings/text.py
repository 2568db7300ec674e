"""Text."""

from drawing import *
from .papers import rows

symbols["textformat"] = shifted(
    union(
        stroke("M1.5 12.75L4.9 3.5L8.3 12.75M2.75 9.5H7.05"),
        ring(11.75, 10.5, 2, 1.4),
        stroke("M14 8.25V12.75"),
    ),
    0.25,
    0,
)
symbols["bold"] = union(
    stroke("M4.25 8H8.6M4.25 3H8.35A2.5 2.5 0 0 1 8.35 8H8.75A2.5 2.5 0 0 1 8.75 13H4.25Z", 2)
)
symbols["italic"] = stroke("M7 2.75H11.75M4.25 13.25H9M9.4 2.75L6.6 13.25")
symbols["underline"] = union(
    stroke("M4.25 2.25V7.5A3.75 3.75 0 0 0 11.75 7.5V2.25"), stroke("M3.25 14.25H12.75")
)
spans = {
    "left": ((1.75, 14.25), (1.75, 9.75), (1.75, 12.25)),
    "center": ((1.75, 14.25), (4.25, 11.75), (3, 13)),
    "right": ((1.75, 14.25), (6.25, 14.25), (3.75, 14.25)),
}
for side, ends in spans.items():
    symbols["text.align" + side] = stroke("".join(f"M{a} {y}H{b}" for (a, b), y in zip(ends, rows)))
symbols["strikethrough"] = union(
    stroke(
        "M11.5 4.6C11.1 3.2 9.8 2.25 8 2.25C6 2.25 4.5 3.4 4.5 5C4.5 6.5 5.7 7.3 7.2 7.75M9.6 8.4C10.9 8.9 11.75 9.7 11.75 11C11.75 12.6 10.2 13.75 8.1 13.75C6 13.75 4.6 12.7 4.25 11.2"
    ),
    stroke("M2 8H14", 1.25),
)
symbols["text.justify"] = stroke("".join(f"M2.75 {y}H13.25" for y in (1.75, 5.75, 9.75, 13.75)))
