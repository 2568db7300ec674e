"""Devices, signals and weather."""

from drawing import *

symbols["power"] = union(stroke(sweep(8, 8.5, 5.25, -52, 232)), stroke("M8 1.75V7.5"))
layered(
    "wifi", disc(8, 12.25, 1.35), stroke(sweep(8, 12.5, 5.2, -135, -45)), stroke(sweep(8, 12.5, 9, -135, -45))
)
near = stroke(sweep(8, 6.5, 3.4, -42, 42))
distant = stroke(sweep(8, 6.5, 6.2, -42, 42))
layered(
    "antenna.radiowaves.left.and.right",
    union(disc(8, 6.5, 1.6), stroke("M8 6.5V14")),
    union(near, mirrored(near)),
    union(distant, mirrored(distant)),
)
battery = union(
    without(box(1, 4, 13, 12, 2.25), box(2.25, 5.25, 11.75, 10.75, 1)),
    solid("M13.7 6.5A1.65 1.65 0 0 1 13.7 9.5Z"),
)
symbols["battery.0"] = battery
for level in (25, 50, 75, 100):
    layered(f"battery.{level}", box(3, 6, 3 + level * 0.08, 10, 0.4), battery)
outline(
    "bolt",
    corners(
        [(9.4, 1.5), (3.2, 9.1), (7.4, 9.1), (6.6, 14.5), (12.8, 6.9), (8.6, 6.9)],
        [0.1, 0.3, 0.1, 0.1, 0.3, 0.1],
    ),
)
rays = union(*[rotated(stroke("M8 1.75V2.4"), 45 * i) for i in range(8)])
layered("sun.max", ring(8, 8, 2.75), rays)
layered("sun.max.fill", disc(8, 8, 3.5), rays)
outline("moon", "M14 9.6A6.15 6.15 0 1 1 6.4 2A5.1 5.1 0 0 0 14 9.6Z")
outline("cloud", "M4.5 12.75A2.85 2.85 0 0 1 3.95 7.1A4.15 4.15 0 0 1 12.02 6.85A2.98 2.98 0 0 1 11.6 12.75Z")
outline("drop", "M8 1.9C9.6 3.5 12.6 6.8 12.6 9.6A4.6 4.6 0 0 1 3.4 9.6C3.4 6.8 6.4 3.5 8 1.9Z")
flame = "M9.2 1.75C9.2 4.4 13 6.3 13 9.5C13 12.3 10.8 14.25 8 14.25C5.2 14.25 3 12.3 3 9.5C3 7.7 3.7 6.2 4.9 4.9C5.2 6.2 5.7 7 6.7 7.3C6.3 5 7.2 3 9.2 1.75Z"
outline(
    "flame",
    flame,
    cut=("M8.3 8.7C8.5 9.8 10.1 10.3 10.1 11.8A2.1 2.1 0 0 1 5.9 11.8C5.9 10.3 7.7 9.9 8.3 8.7Z",),
)
leaf = "M13.6 2.4C13.9 8.7 11.6 12.4 7.6 12.4C4.8 12.4 3 10.6 3 8.1C3 4.4 6.6 2.6 13.6 2.4Z"
pair(
    "leaf",
    union(stroke(leaf), stroke("M2 14.25C3 11.5 5.2 9 8.9 7", 1.25)),
    union(
        without(body(leaf), stroke("M2 14.25C3 11.5 5.2 9 9.2 6.85", 1.1)),
        without(stroke("M2 14.25C3 11.5 5.2 9 8.9 7", 1.25), body(leaf)),
    ),
)
symbols["globe"] = union(
    without(disc(8, 8, 7), disc(8, 8, 5.6)),
    stroke(
        "M8 1.7C5.9 3.2 4.9 5.4 4.9 8C4.9 10.6 5.9 12.8 8 14.3C10.1 12.8 11.1 10.6 11.1 8C11.1 5.4 10.1 3.2 8 1.7Z",
        1.25,
    ),
    stroke("M1.7 8H14.3", 1.25, cap="butt"),
)
chart = "M1.75 4.25L5.5 2.5L10.5 4.25L14.25 2.5V11.75L10.5 13.5L5.5 11.75L1.75 13.5Z"
outline(
    "map",
    chart,
    stroke("M5.5 2.5V11.75M10.5 4.25V13.5", 1.25, cap="butt"),
    cut=(stroke("M5.5 0V16M10.5 0V16", 1.1, cap="butt"),),
)
symbols["mappin"] = union(disc(8, 4.75, 3.5), stroke("M8 8V14.25"))
outline("location", corners([(14.1, 1.9), (1.6, 7), (7.6, 8.4), (9, 14.4)], [0.6, 0.35, 0.5, 0.35]))


def spark(x, y, a, b=None):
    b = b or a
    k = 0.23
    return parse(
        f"M{x} {y-b}C{x+k*a} {y-k*b} {x+k*a} {y-k*b} {x+a} {y}C{x+k*a} {y+k*b} {x+k*a} {y+k*b} {x} {y+b}C{x-k*a} {y+k*b} {x-k*a} {y+k*b} {x-a} {y}C{x-k*a} {y-k*b} {x-k*a} {y-k*b} {x} {y-b}Z"
    )


layered(
    "sparkles",
    body(spark(6.5, 9, 4.6, 5.2), 0.8),
    body(spark(12.6, 3.6, 2, 2.2), 0.7),
    body(spark(13, 12.9, 1.6, 1.7), 0.7),
)
flake = union(stroke("M8 1.6V8", 1.3), stroke("M6.3 1.95L8 3.65L9.7 1.95", 1.15))
symbols["snowflake"] = union(*[rotated(flake, 60 * i) for i in range(6)])
