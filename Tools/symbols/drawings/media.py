"""Pictures and sound."""

from drawing import *

tray = "M1.75 9.5L3.45 3.8A1.5 1.5 0 0 1 4.9 2.75H11.1A1.5 1.5 0 0 1 12.55 3.8L14.25 9.5V11.75A1.5 1.5 0 0 1 12.75 13.25H3.25A1.5 1.5 0 0 1 1.75 11.75Z"
slot = "M1.75 9.5H4.6C5.6 9.5 5.4 11 6.5 11H9.5C10.6 11 10.4 9.5 11.4 9.5H14.25"
pair(
    "tray",
    union(stroke(tray), stroke(slot, 1.25, cap="butt")),
    without(body(tray), stroke(slot.replace("M1.75", "M0").replace("H14.25", "H16"), 1.1, cap="butt")),
)
outline(
    "paperplane",
    corners([(14.1, 1.9), (1.6, 6.6), (6.6, 9.4), (9.4, 14.4)], [0.6, 0.35, 0.5, 0.35]),
    stroke("M6.6 9.4L9.6 6.4", 1.25),
    cut=(stroke("M6.1 9.9L10.2 5.8", 1.1, cap="butt"),),
)
card = box(1.75, 2.75, 14.25, 13.25)
hills = "M2 11.25L4.6 8.65A1 1 0 0 1 6 8.65L8.5 11.15L9.9 9.75A1 1 0 0 1 11.3 9.75L14 12.4"
pair(
    "photo",
    union(stroke(card), stroke(hills, 1.25, cap="butt"), disc(10.75, 6.1, 1.2)),
    without(
        body(card),
        stroke(
            "M0 13.25L4.6 8.65A1 1 0 0 1 6 8.65L8.5 11.15L9.9 9.75A1 1 0 0 1 11.3 9.75L16 14.4",
            1.1,
            cap="butt",
        ),
        disc(10.75, 6.1, 1.3),
    ),
)
camera = "M1.75 6A1.5 1.5 0 0 1 3.25 4.5H4.25A1 1 0 0 0 5.1 4.03L5.4 3.5A1.5 1.5 0 0 1 6.7 2.75H9.3A1.5 1.5 0 0 1 10.6 3.5L10.9 4.03A1 1 0 0 0 11.75 4.5H12.75A1.5 1.5 0 0 1 14.25 6V11.75A1.5 1.5 0 0 1 12.75 13.25H3.25A1.5 1.5 0 0 1 1.75 11.75Z"
outline("camera", camera, ring(8, 8.5, 2.25, 1.4), cut=(ring(8, 8.5, 2.55, 1.1),))
reel = box(1.75, 4, 9.25, 12)
lens = "M9.25 7.25L13.2 4.75A.66 .66 0 0 1 14.25 5.3V10.7A.66 .66 0 0 1 13.2 11.25L9.25 8.75"
pair(
    "video",
    union(stroke(reel), stroke(lens)),
    union(body(reel), with_room_for(body(lens + "Z"), body(reel), 1)),
)
capsule = box(5, 1, 11, 9.75, 3)
stand = stroke("M2.75 7.25A5.25 5.25 0 0 0 13.25 7.25M8 12.5V14.25M5.25 14.25H10.75")
pair("mic", union(rim(capsule), stand), union(capsule, stand))


def horn(left, right, top=2.9):
    m = left + 2.75
    return f"M{left} 6.75A1 1 0 0 1 {left+1} 5.75H{m}L{right-.95} {top}A.58 .58 0 0 1 {right} {top+.4}V{16-top-.4}A.58 .58 0 0 1 {right-.95} {16-top}L{m} 10.25H{left+1}A1 1 0 0 1 {left} 9.25Z"


outline("speaker", horn(3.75, 11.25))
blast = stroke("M10.75 5.9A3.2 3.2 0 0 1 10.75 10.1")
far = stroke("M12.35 3.4A6.3 6.3 0 0 1 12.35 12.6")
outline("speaker.wave.2", horn(1.75, 8.25))
outline("speaker.wave.1", horn(2.75, 9.25))
for end in ("", ".fill"):
    layered("speaker.wave.2" + end, symbols["speaker.wave.2" + end], blast, far)
    layered("speaker.wave.1" + end, symbols["speaker.wave.1" + end], shifted(blast, 1.25, 0))
note = rotated(ellipse(5.5, 12.2, 2.5, 2.05), -18, 5.5, 12.2)
symbols["music.note"] = shifted(
    union(
        note,
        stroke("M7.25 12V2.5"),
        solid(
            "M6.5 2.25A.75 .75 0 0 1 8 2.25C8.1 4.2 12.1 4.6 12.1 8.1C12.1 9 11.9 9.7 11.6 10.2C11.35 10.6 10.75 10.4 10.8 9.9C11 7.7 9.2 7.2 7.5 6.9Z"
        ),
    ),
    0.5,
    0.1,
)


def wedge(x, w=6):
    return corners([(x, 3.1), (x + w + 0.6, 8), (x, 12.9)], [0.75, 0.75, 0.75])


pair(
    "forward",
    union(stroke(wedge(1.75)), stroke(wedge(8.2))),
    union(body(wedge(1.75, 5.1)), body(wedge(8.75, 5.1))),
)
pair("backward", mirrored(symbols["forward"]), mirrored(symbols["forward.fill"]))
layered("record.circle", disc(8, 8, 3.25), symbols["circle"])
symbols["record.circle.fill"] = without(disc(8, 8, 7.5), ring(8, 8, 3.9, 1.2))
parts["record.circle.fill"] = (disc(8, 8, 3.3), without(disc(8, 8, 7.5), disc(8, 8, 4.5)))
final = corners([(3, 2.9), (11.2, 8), (3, 13.1)], 0.8)
pair(
    "forward.end",
    union(stroke(final), stroke("M13.25 3.25V12.75")),
    union(body(final), stroke("M13.25 3.25V12.75")),
)
pair("backward.end", mirrored(symbols["forward.end"]), mirrored(symbols["forward.end.fill"]))
lead = corners([(1.75, 3), (8.6, 8), (1.75, 13)], 0.8)
pair(
    "playpause",
    union(stroke(lead), stroke("M10.75 3.25V12.75M14.25 3.25V12.75")),
    union(body(lead), stroke("M10.75 3.25V12.75M14.25 3.25V12.75")),
)
cans = (box(1.75, 9, 5.25, 14.25, 1.5), box(10.75, 9, 14.25, 14.25, 1.5))
symbols["headphones"] = union(stroke("M2.5 10.5V8A5.5 5.5 0 0 1 13.5 8V10.5"), *cans)
upward = corners([(8, 2.4), (13.6, 9.75), (2.4, 9.75)], 0.8)
pair(
    "eject", union(stroke(upward), stroke("M2.5 13.25H13.5")), union(body(upward), stroke("M2.5 13.25H13.5"))
)
