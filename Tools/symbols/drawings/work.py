"""Work and learning."""

from drawing import *
from .media import card

open_book = "M8 4.1C6.6 3.1 4.6 2.75 2.5 2.75A.75 .75 0 0 0 1.75 3.5V11.25A.75 .75 0 0 0 2.5 12C4.6 12 6.6 12.4 8 13.5C9.4 12.4 11.4 12 13.5 12A.75 .75 0 0 0 14.25 11.25V3.5A.75 .75 0 0 0 13.5 2.75C11.4 2.75 9.4 3.1 8 4.1Z"
outline("book", open_book, stroke("M8 4V13.5", 1.25, cap="butt"), cut=(stroke("M8 0V16", 1.4, cap="butt"),))
slate = corners([(8, 2.6), (14.9, 6), (8, 9.4), (1.1, 6)], [0.6, 0.4, 0.6, 0.4])
tassel_cap = stroke("M3.75 7.75V11.1C4.6 12.4 6.1 13.1 8 13.1C9.9 13.1 11.4 12.4 12.25 11.1V7.75")
pair(
    "graduationcap",
    union(stroke(slate, 1.4), tassel_cap, stroke("M14.1 6.2V10.75", 1.25)),
    union(
        body(slate, 1.2),
        with_room_for(
            body("M3.75 6V11.1C4.6 12.4 6.1 13.1 8 13.1C9.9 13.1 11.4 12.4 12.25 11.1V6Z"),
            body(slate, 1.2),
            1,
        ),
        stroke("M14.1 6.2V10.75", 1.25),
    ),
)
trunk = box(1.75, 4.75, 14.25, 13.25)
handle = "M5.5 4.5V3.25A1 1 0 0 1 6.5 2.25H9.5A1 1 0 0 1 10.5 3.25V4.5"
pair(
    "briefcase",
    union(
        stroke(trunk), stroke(handle), stroke("M1.75 8.5H14.25", 1.25, cap="butt"), stroke("M8 8V9.5", 1.5)
    ),
    without(
        union(body(trunk), stroke(handle)),
        without(stroke("M0 8.5H16", 1.1, cap="butt"), box(6, 7.3, 10, 9.7, 0.8)),
    ),
)
# Both tools are drawn upright and turned.
iron = box(2.6, 1, 11.2, 6, 1)
claw = "M9 1H11.2C13.4 1.1 14.9 2.4 15.4 5C14.1 4.5 12.8 4.6 11.6 6H9Z"
mallet = union(iron, claw)
shaft = box(5, 5, 8.8, 16.4, 1.6)


def tilted(tool):
    return shifted(scaled(rotated(tool, 45, 8, 8), 0.94), -0.45, 0.55)


pair(
    "hammer",
    tilted(union(rim(mallet, 1.3), without(rim(union(shaft, box(5, 4, 8.8, 8, 0)), 1.2), mallet))),
    tilted(union(mallet, with_room_for(shaft, mallet, 0))),
)
spanner = union(without(disc(8, 3.6, 4.35), box(6.6, -3, 9.4, 3.9, 1)), box(5.75, 6, 10.25, 16.75, 2.25))
pair("wrench", tilted(rim(spanner, 1.25)), tilted(without(spanner, disc(8, 14.2, 0.95))))
blob = "M2 13.25C3.6 12.9 2.9 9 5.6 9A2.4 2.4 0 0 1 8 11.4C8 13.9 4.5 14.6 2 13.25Z"
pair(
    "paintbrush",
    union(stroke("M6.7 8.1L12.3 2.4A.92 .92 0 0 1 13.6 3.7L7.9 9.3", 1.4), stroke(blob, 1.4)),
    union(
        with_room_for(body("M6.5 8.2L12.3 2.4A.92 .92 0 0 1 13.6 3.7L7.8 9.5Z", 1.4), body(blob, 1.4), 1),
        body(blob, 1.4),
    ),
)
symbols["eyedropper"] = shifted(
    union(
        rotated(union(box(6, -0.6, 10, 5.2, 2), box(4.5, 4, 11.5, 6, 1)), 45, 8, 8),
        stroke("M8.1 5.7L3.1 10.7L2.75 13.25L5.3 12.9L10.3 7.9", 1.3),
    ),
    -0.35,
    0.35,
)
knobs = [(10.75, 3.25), (5.25, 8), (10.75, 12.75)]
symbols["slider.horizontal.3"] = union(
    *[union(without(stroke(f"M1.75 {y}H14.25"), disc(x, y, 2.2)), ring(x, y, 1.6, 1.4)) for x, y in knobs]
)
bars = [box(1, 9, 5, 15, 1), box(6, 5, 10, 15, 1), box(11, 1, 15, 15, 1)]
pair("chart.bar", union(*[rim(bar, 1.1) for bar in bars]), union(*bars))
pie = "M7 3.5A5.25 5.25 0 1 0 12.25 8.75H7.75A.75 .75 0 0 1 7 8Z"
piece = "M9.75 1.75A4.75 4.75 0 0 1 14.25 6.25H10.25A.5 .5 0 0 1 9.75 5.75Z"
layered("chart.pie", stroke(piece), stroke(pie))
layered("chart.pie.fill", body(piece), body(pie))
prompt = stroke("M4.5 6L6.75 8L4.5 10M8.5 10.5H11.25", 1.4)
layered("terminal", prompt, stroke(card))
carved("terminal.fill", body(card), prompt)
bulb = "M5.75 11C5.75 9.6 3.5 8.7 3.5 6.15A4.5 4.5 0 0 1 12.5 6.15C12.5 8.7 10.25 9.6 10.25 11Z"
pair(
    "lightbulb",
    union(stroke(bulb), stroke("M6.5 14H9.5", 1.5)),
    union(body(bulb), stroke("M6.5 14H9.5", 1.5)),
)
symbols["hourglass"] = stroke(
    "M3.5 1.75H12.5M3.5 14.25H12.5M4.5 2V4.1A2.5 2.5 0 0 0 5.4 6L7.2 7.4A.75 .75 0 0 1 7.2 8.6L5.4 10A2.5 2.5 0 0 0 4.5 11.9V14M11.5 2V4.1A2.5 2.5 0 0 1 10.6 6L8.8 7.4A.75 .75 0 0 0 8.8 8.6L10.6 10A2.5 2.5 0 0 1 11.5 11.9V14"
)
dial = union(stroke(sweep(8, 8, 6.25, -90, 222)), stroke("M8 1.75V4.5"))
layered("timer", union(stroke("M4.75 5L8 8.25", 1.5), disc(8, 8.25, 1.1)), dial)
symbols["crop"] = stroke(
    "M4.25 1.75V10.25A1.5 1.5 0 0 0 5.75 11.75H14.25M1.75 4.25H10.25A1.5 1.5 0 0 1 11.75 5.75V14.25"
)
cube = corners([(8, 1.4), (14, 4.75), (14, 11.25), (8, 14.6), (2, 11.25), (2, 4.75)], 1.2)
outline(
    "cube",
    cube,
    stroke("M2.4 5L8 8.1L13.6 5M8 8.1V14.2", 1.25, cap="butt"),
    cut=(stroke("M0 3.7L8 8.1L16 3.7M8 8.1V16", 1.1, cap="butt"),),
)
