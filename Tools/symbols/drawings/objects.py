"""Things of every day."""

from drawing import *

bin = "M3.9 4.25L4.5 12.4A1.45 1.45 0 0 0 5.95 13.75H10.05A1.45 1.45 0 0 0 11.5 12.4L12.1 4.25"
lid = stroke("M2.5 4.25H13.5M5.75 4.1V3.25A1 1 0 0 1 6.75 2.25H9.25A1 1 0 0 1 10.25 3.25V4.1")
symbols["trash"] = union(stroke(bin), lid, stroke("M6.75 7.25V10.75M9.25 7.25V10.75", 1.1))
symbols["trash.fill"] = without(
    union(stroke(bin), solid(bin + "Z"), lid), stroke("M6.6 7.25V11M9.4 7.25V11", 1.2)
)
toothed = disc(8, 8, 5.35)
for i in range(8):
    toothed = union(
        toothed,
        rotated(parse("M6.35 4L6.75 1.7A.85 .85 0 0 1 7.6 1H8.4A.85 .85 0 0 1 9.25 1.7L9.65 4Z"), 45 * i),
    )
symbols["gear"] = union(without(toothed, disc(8, 8, 3.95)), without(disc(8, 8, 2.3), disc(8, 8, 0.95)))
symbols["gear.fill"] = without(toothed, disc(8, 8, 2.2))
bell = "M2.9 11.4C4.15 10.3 4.15 9 4.15 7.1A3.85 3.85 0 0 1 11.85 7.1C11.85 9 11.85 10.3 13.1 11.4Z"
clapper = solid("M6.2 13.2H9.8A1.85 1.85 0 0 1 6.2 13.2Z")
nub = stroke("M8 1.75V3")
symbols["bell"] = union(stroke(bell), nub, clapper)
symbols["bell.fill"] = union(stroke(bell), solid(bell), nub, clapper)
outline(
    "person",
    "M2.75 13.5C2.75 11 5 9.75 8 9.75C11 9.75 13.25 11 13.25 13.5Z",
    without(disc(8, 4.75, 3.25), disc(8, 4.75, 1.75)),
)
symbols["person.fill"] = union(symbols["person.fill"], disc(8, 4.75, 3.25))
roof = "M1.75 7.9L8 2.25L14.25 7.9"
wall = "M3.5 6.9V12.25A1.25 1.25 0 0 0 4.75 13.5H11.25A1.25 1.25 0 0 0 12.5 12.25V6.9"
door = "M6.5 13.5V10.5A.75 .75 0 0 1 7.25 9.75H8.75A.75 .75 0 0 1 9.5 10.5V13.5"
symbols["house"] = union(stroke(roof), stroke(wall), stroke(door, 1.25))
symbols["house.fill"] = without(
    union(stroke(roof), stroke(wall), solid(wall + "L8 2.25L3.5 6.9Z")),
    solid("M6.25 15V10.5A1 1 0 0 1 7.25 9.5H8.75A1 1 0 0 1 9.75 10.5V15Z"),
)
pen = "M2.75 13.25L3.35 10.4L10.65 3.1A1.4 1.4 0 0 1 12.65 3.1L12.9 3.35A1.4 1.4 0 0 1 12.9 5.35L5.6 12.65Z"
symbols["pencil"] = union(stroke(pen), stroke("M9.1 4.65L11.35 6.9", 1.25))
symbols["pencil.fill"] = without(
    union(stroke(pen), solid(pen)), stroke("M8.4 3.95L12.05 7.6", 1.1, cap="butt")
)

folder = "M1.75 4.5A1.5 1.5 0 0 1 3.25 3H5.65A1.5 1.5 0 0 1 6.75 3.5L7.7 4.6H12.75A1.5 1.5 0 0 1 14.25 6.1V11.5A1.5 1.5 0 0 1 12.75 13H3.25A1.5 1.5 0 0 1 1.75 11.5Z"
outline("folder", folder, stroke("M1.75 7.25H14.25", 1.25, cap="butt"), cut=(solid("M0 6.7H16V7.8H0Z"),))
page = (
    "M9 1.75H5.25A1.5 1.5 0 0 0 3.75 3.25V12.75A1.5 1.5 0 0 0 5.25 14.25H10.75A1.5 1.5 0 0 0 12.25 12.75V5Z"
)
symbols["doc"] = union(stroke(page), stroke("M8.75 2V4.25A1 1 0 0 0 9.75 5.25H12", 1.25))
symbols["doc.fill"] = without(
    union(stroke(page), solid(page)), stroke("M8.75 1V4.25A1 1 0 0 0 9.75 5.25H13", 1.1, cap="butt")
)
case = "M1.75 4.75A1.5 1.5 0 0 1 3.25 3.25H12.75A1.5 1.5 0 0 1 14.25 4.75V11.25A1.5 1.5 0 0 1 12.75 12.75H3.25A1.5 1.5 0 0 1 1.75 11.25Z"
outline(
    "envelope",
    case,
    stroke("M2.25 4.6L6.95 8.55A1.6 1.6 0 0 0 9.05 8.55L13.75 4.6", 1.4),
    cut=(stroke("M0 3.3L6.95 9.1A1.6 1.6 0 0 0 9.05 9.1L16 3.3", 1.1),),
)
symbols["lock"] = union(
    stroke(
        "M3.5 8.75A1.5 1.5 0 0 1 5 7.25H11A1.5 1.5 0 0 1 12.5 8.75V12.5A1.5 1.5 0 0 1 11 14H5A1.5 1.5 0 0 1 3.5 12.5Z"
    ),
    stroke("M5.25 7.25V4.75A2.75 2.75 0 0 1 10.75 4.75V7.25"),
)
symbols["lock.fill"] = union(
    box(2.75, 6.5, 13.25, 14.75, 2.25), stroke("M5.25 7.25V4.75A2.75 2.75 0 0 1 10.75 4.75V7.25")
)
eye = "M1.4 8C2.8 5.1 5.2 3.5 8 3.5C10.8 3.5 13.2 5.1 14.6 8C13.2 10.9 10.8 12.5 8 12.5C5.2 12.5 2.8 10.9 1.4 8Z"
outline("eye", eye, disc(8, 8, 2.1), cut=(without(disc(8, 8, 3.1), disc(8, 8, 1.9)),))
cap = box(1.25 - 0.25, 4.6, 15, 11.4, 3.4)
pads = union(stroke("M5.6 4V12M10.4 4V12", 1.1, cap="butt"))
dots = union(*[disc(x, y, 0.62) for x in (7.05, 8.95) for y in (7.05, 8.95)])
symbols["bandage"] = rotated(union(rim(cap, 1.4), common(pads, cap), dots), -45)
symbols["bandage.fill"] = rotated(without(cap, pads, dots), -45)
outline(
    "flag",
    "M3.5 3.25C5 2.4 6.5 2.4 8 3.15C9.6 3.95 11.2 3.9 12.75 3.1V9.35C11.2 10.15 9.6 10.2 8 9.4C6.5 8.65 5 8.65 3.5 9.5Z",
)
symbols["flag"] = union(symbols["flag"], stroke("M3.5 3V14.25"))
symbols["flag.fill"] = union(symbols["flag.fill"], stroke("M3.5 3V14.25"))
tag = "M2.5 4A1.5 1.5 0 0 1 4 2.5H7.65A1.5 1.5 0 0 1 8.7 2.95L13.3 7.55A1.5 1.5 0 0 1 13.3 9.65L9.65 13.3A1.5 1.5 0 0 1 7.55 13.3L2.95 8.7A1.5 1.5 0 0 1 2.5 7.65Z"
outline("tag", tag, disc(5.4, 5.4, 1.1), cut=(disc(5.4, 5.4, 1.2),))
hands = stroke("M8 4.25V8L10.6 9.75", 1.4)
layered("clock", hands, symbols["circle"])
carved("clock.fill", disc(8, 8, 7.5), hands)
calendar = "M2.25 5A1.5 1.5 0 0 1 3.75 3.5H12.25A1.5 1.5 0 0 1 13.75 5V12.25A1.5 1.5 0 0 1 12.25 13.75H3.75A1.5 1.5 0 0 1 2.25 12.25Z"
binding = stroke("M5.25 1.75V4M10.75 1.75V4")
days = union(*[disc(x, y, 0.75) for x, y in ((5.25, 9.4), (8, 9.4), (10.75, 9.4), (5.25, 11.6), (8, 11.6))])
layered("calendar", days, union(stroke(calendar), stroke("M2.25 7H13.75", 1.25, cap="butt"), binding))
sheet = without(body(calendar), stroke("M0 6.6H16", 1.1, cap="butt"), days)
symbols["calendar.fill"] = union(sheet, binding)
for name, place in {"bell": disc(12, 4, 2.75), "envelope": disc(13, 3.75, 2.75)}.items():
    for end in ("", ".fill"):
        layered(name + ".badge" + end, place, with_room_for(symbols[name + end], place, 1))
letter = (
    "M1.75 7.1A1.5 1.5 0 0 1 2.45 5.83L7.2 2.85A1.5 1.5 0 0 1 8.8 2.85L13.55 5.83A1.5 1.5 0 0 1 14.25 7.1"
    "V12.5A1.5 1.5 0 0 1 12.75 14H3.25A1.5 1.5 0 0 1 1.75 12.5Z"
)
outline(
    "envelope.open",
    letter,
    stroke("M2.25 7.1L6.95 10.1A2 2 0 0 0 9.05 10.1L13.75 7.1", 1.4),
    cut=(stroke("M0 5.9L6.95 10.35A2 2 0 0 0 9.05 10.35L16 5.9", 1.1),),
)
