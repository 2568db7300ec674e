"""Travel and shopping."""

from drawing import *

hull = "M1.75 9A1.75 1.75 0 0 1 3.5 7.25H12.5A1.75 1.75 0 0 1 14.25 9V12H1.75Z"
cabin = "M3.25 7.25L4.3 4.3A1.5 1.5 0 0 1 5.7 3.25H10.3A1.5 1.5 0 0 1 11.7 4.3L12.75 7.25"
wheels = union(box(2, 11.5, 4.75, 14.25, 1.1), box(11.25, 11.5, 14, 14.25, 1.1))
lamps = union(disc(4.6, 9.65, 0.85), disc(11.4, 9.65, 0.85))
pair(
    "car",
    union(stroke(hull), stroke(cabin), wheels, lamps),
    union(
        without(union(body(hull), body(cabin + "Z")), body("M5.1 6.4L5.65 4.75H10.35L10.9 6.4Z", 0.3), lamps),
        wheels,
    ),
)
symbols["airplane"] = solid(
    "M15 8C15 8.75 13.9 9.2 12.75 9.2H10L7.1 13.9A.9 .9 0 0 1 6.35 14.3H5.6A.5 .5 0 0 1 5.1 13.65L6.4 9.2H4L2.85 10.75A.6 .6 0 0 1 2.35 11H1.75A.5 .5 0 0 1 1.25 10.35L1.9 8L1.25 5.65A.5 .5 0 0 1 1.75 5H2.35A.6 .6 0 0 1 2.85 5.25L4 6.8H6.4L5.1 2.35A.5 .5 0 0 1 5.6 1.7H6.35A.9 .9 0 0 1 7.1 2.1L10 6.8H12.75C13.9 6.8 15 7.25 15 8Z"
)
basket = "M3.5 4.5H14L12.75 9A1 1 0 0 1 11.8 9.75H4.65Z"
pole = stroke("M1.5 2.25H2.35A.8 .8 0 0 1 3.13 2.9L4.75 10.25")
castors = union(disc(5.75, 13.25, 1.25), disc(11.25, 13.25, 1.25))
pair(
    "cart",
    *[shifted(p, 0.25, 0) for p in (union(stroke(basket), pole, castors), union(body(basket), pole, castors))]
)
plate = box(1.75, 3.25, 14.25, 12.75)
pair(
    "creditcard",
    union(stroke(plate), solid("M1.75 6H14.25V7.5H1.75Z"), stroke("M4.25 10.25H6.25", 1.25)),
    without(body(plate), solid("M0 6H16V7.25H0Z"), stroke("M4 10.25H6.25", 1.2)),
)
sack = "M4.05 5.25H11.95A1 1 0 0 1 12.95 6.15L13.45 12.6A1.5 1.5 0 0 1 11.95 14.25H4.05A1.5 1.5 0 0 1 2.55 12.6L3.05 6.15A1 1 0 0 1 4.05 5.25Z"
grip = "M5.5 8V4.25A2.5 2.5 0 0 1 10.5 4.25V8"
pair(
    "bag",
    union(stroke(sack), stroke(grip)),
    union(without(body(sack), stroke(grip, 1.2)), without(stroke(grip), solid("M0 4.6H16V16H0Z"))),
)
lidbox = box(1.75, 4.75, 14.25, 7.25, 1)
chest = "M2.75 8V12.75A1.5 1.5 0 0 0 4.25 14.25H11.75A1.5 1.5 0 0 0 13.25 12.75V8"
bow = "M8 4.75C6.2 4.75 4.5 4.2 4.5 2.95C4.5 2.2 5.05 1.75 5.75 1.75C7.1 1.75 7.8 3.1 8 4.75C8.2 3.1 8.9 1.75 10.25 1.75C10.95 1.75 11.5 2.2 11.5 2.95C11.5 4.2 9.8 4.75 8 4.75Z"
pair(
    "gift",
    union(stroke(lidbox), stroke(chest), stroke(bow, 1.25), stroke("M8 4.75V14.25", 1.25, cap="butt")),
    without(
        union(body(lidbox), stroke(chest), solid(chest + "Z"), stroke(bow, 1.25)),
        stroke("M8 5.4V16", 1.4, cap="butt"),
        solid("M0 8H16V9.05H0Z"),
    ),
)
mug = "M1.75 3.25H10.75V8A3.25 3.25 0 0 1 7.5 11.25H5A3.25 3.25 0 0 1 1.75 8Z"
ear = stroke("M10.75 4.5H12.25A2 2 0 0 1 12.25 8.5H10.75")
pair(
    "cup.and.saucer",
    union(stroke(mug), ear, stroke("M2 14.25H10.5")),
    union(body(mug), ear, stroke("M2 14.25H10.5")),
)
