"""Shapes, and signs in them."""

from drawing import *

symbols["circle"] = without(disc(8, 8, 7.5), disc(8, 8, 6.1))
symbols["circle.fill"] = disc(8, 8, 7.5)
symbols["square"] = without(box(1, 1, 15, 15, 3.25), box(2.4, 2.4, 13.6, 13.6, 1.85))
symbols["square.fill"] = box(1, 1, 15, 15, 3.25)
star = (
    "".join(
        f"{'L' if i else 'M'}{8+r*math.sin(i*math.pi/5):.3f} {8.55-r*math.cos(i*math.pi/5):.3f}"
        for i in range(10)
        for r in [6.55 if i % 2 == 0 else 3.0]
    )
    + "Z"
)
outline("star", star)
outline(
    "heart",
    "M8 13.4C5.2 11.5 1.75 9 1.75 5.95C1.75 4.05 3.1 2.75 4.8 2.75C6.15 2.75 7.3 3.5 8 4.75C8.7 3.5 9.85 2.75 11.2 2.75C12.9 2.75 14.25 4.05 14.25 5.95C14.25 9 10.8 11.5 8 13.4Z",
)
outline(
    "bookmark", "M4.25 3.75A1.5 1.5 0 0 1 5.75 2.25H10.25A1.5 1.5 0 0 1 11.75 3.75V13.5L8 10.5L4.25 13.5Z"
)
outline(
    "play",
    "M4.25 3.2A.95 .95 0 0 1 5.7 2.4L13.05 7.2A.95 .95 0 0 1 13.05 8.8L5.7 13.6A.95 .95 0 0 1 4.25 12.8Z",
)
outline(
    "stop",
    "M3 4.5A1.5 1.5 0 0 1 4.5 3H11.5A1.5 1.5 0 0 1 13 4.5V11.5A1.5 1.5 0 0 1 11.5 13H4.5A1.5 1.5 0 0 1 3 11.5Z",
)
bars = [(2.5, 2.25, 7, 13.75), (9, 2.25, 13.5, 13.75)]
symbols["pause.fill"] = union(*[box(*x, 1.5) for x in bars])
symbols["pause"] = without(
    symbols["pause.fill"], *[box(a + 1.3, b + 1.3, c - 1.3, d - 1.3, 0.3) for a, b, c, d in bars]
)
pair(
    "rectangle",
    without(box(0.25, 2.5, 15.75, 13.5, 2.75), box(1.65, 3.9, 14.35, 12.1, 1.35)),
    box(0.25, 2.5, 15.75, 13.5, 2.75),
)
triangle = corners([(8, 0.5), (15.3, 13.25), (0.7, 13.25)], 1.5)
outline("triangle", triangle)
warning = union(stroke("M8 5.75V8.6"), disc(8, 11, 0.9))
layered("exclamationmark.triangle", warning, stroke(triangle))
carved(
    "exclamationmark.triangle.fill", body(triangle), union(stroke("M8 5.6V8.4", 1.8), disc(8, 11.25, 1.05))
)
outline("diamond", corners([(8, 1.2), (14.8, 8), (8, 14.8), (1.2, 8)], 1.25))
outline("hexagon", corners([(8, 1.5), (14, 4.85), (14, 11.15), (8, 14.5), (2, 11.15), (2, 4.85)], 1.5))
outline(
    "shield",
    "M8 1.75C9.4 2.8 11.1 3.4 13.25 3.5V7.75C13.25 10.9 11.2 13.2 8 14.25C4.8 13.2 2.75 10.9 2.75 7.75V3.5C4.9 3.4 6.6 2.8 8 1.75Z",
)
pair(
    "key",
    union(ring(10.25, 5.75, 3.5), stroke("M7.8 8.2L2.5 13.5M5.1 10.9L7.1 12.9")),
    without(
        union(disc(10.25, 5.75, 4.25), stroke("M7.8 8.2L2.5 13.5M5.1 10.9L7.1 12.9")), disc(11.4, 4.6, 1.25)
    ),
)
shackle = stroke("M5.25 7.25V4.5A2.75 2.75 0 0 1 10.6 3.65")
pair(
    "lock.open",
    union(
        stroke(
            "M3.5 8.75A1.5 1.5 0 0 1 5 7.25H11A1.5 1.5 0 0 1 12.5 8.75V12.5A1.5 1.5 0 0 1 11 14H5A1.5 1.5 0 0 1 3.5 12.5Z"
        ),
        shackle,
    ),
    union(box(2.75, 6.5, 13.25, 14.75, 2.25), shackle),
)
layered("star.leadinghalf.filled", common(symbols["star.fill"], solid("M0 0H8V16H0Z")), symbols["star"])
tick = stroke("M5.25 8.3L7.1 10.2L10.75 5.9")
wax = union(*[disc(*polar(8, 8, 4.5, 45 * i + 22.5), 2.6) for i in range(8)], disc(8, 8, 5))
layered("checkmark.seal", stroke("M5.6 8.2L7.2 9.8L10.4 6.1", 1.4), rim(wax, 1.4))
carved("checkmark.seal.fill", wax, tick)
layered("checkmark.shield", stroke("M5.75 7.9L7.4 9.6L10.4 6", 1.4), symbols["shield"])
carved("checkmark.shield.fill", symbols["shield.fill"], stroke("M5.4 7.9L7.25 9.8L10.7 5.7"))
outline(
    "cross",
    corners(
        [
            (5.75, 2),
            (10.25, 2),
            (10.25, 5.75),
            (14, 5.75),
            (14, 10.25),
            (10.25, 10.25),
            (10.25, 14),
            (5.75, 14),
            (5.75, 10.25),
            (2, 10.25),
            (2, 5.75),
            (5.75, 5.75),
        ],
        [0.75, 0.75, 0.1] * 4,
    ),
)
octagon = corners([polar(8, 8, 7.3, 45 * i + 22.5) for i in range(8)], 1.2)
outline("octagon", octagon)
layered("exclamationmark.octagon", union(stroke("M8 4.6V8.4"), disc(8, 11.1, 1)), stroke(octagon))
carved("exclamationmark.octagon.fill", body(octagon), union(stroke("M8 4.6V8.2", 1.8), disc(8, 11.4, 1.1)))
pair(
    "capsule",
    without(box(0.25, 3.5, 15.75, 12.5, 4.5), box(1.65, 4.9, 14.35, 11.1, 3.1)),
    box(0.25, 3.5, 15.75, 12.5, 4.5),
)
