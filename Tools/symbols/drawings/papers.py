"""Papers and lists."""

from drawing import *

front = box(6.75, 5.75, 13.25, 14.25)
back = "M4.25 10.25A1.5 1.5 0 0 1 2.75 8.75V3.25A1.5 1.5 0 0 1 4.25 1.75H8A1.5 1.5 0 0 1 9.45 3"
layered("doc.on.doc", stroke(front), stroke(back))
layered("doc.on.doc.fill", body(front), with_room_for(body(box(2.75, 1.75, 9.25, 10.25)), body(front), 1))
board = box(2.75, 2.75, 13.25, 14.25)
clip = box(5, 1, 11, 4, 1.25)
layered("clipboard", clip, stroke(board))
layered("clipboard.fill", clip, with_room_for(body(board), clip, 1))
rows = (3.75, 7.75, 11.75)
layered(
    "list.bullet",
    union(*[disc(2.25, y, 1.2) for y in rows]),
    union(*[stroke(f"M6 {y}H14") for y in rows]),
)
digits = shifted(
    union(
        stroke("M1.2 2.1L2.5 1.3V5", 1.05, cap="butt"),
        stroke("M.9 6.5H2.6A.9 .9 0 0 1 3.2 8L1.5 9.5H4", 1, cap="butt"),
        stroke("M.9 11.5H3.6L2.5 12.7A.9 .9 0 0 1 2.5 14.5H.9", 1, cap="butt"),
    ),
    1,
    0,
)
layered("list.number", digits, union(*[stroke(f"M7.25 {y}H14") for y in (2.75, 7.75, 12.75)]))
symbols["line.3.horizontal"] = stroke("".join(f"M2.25 {y}H13.75" for y in rows))
symbols["line.3.horizontal.decrease"] = stroke("M1.75 3.75H14.25M4.25 7.75H11.75M6.75 11.75H9.25")
tiles = [box(x, y, x + 6, y + 6, 1.75) for y in (1, 9) for x in (1, 9)]
pair("square.grid.2x2", union(*[rim(t) for t in tiles]), union(*tiles))
prose = stroke("M6 8.5H10M6 11.25H10", 1.25)
layered("doc.text", prose, symbols["doc"])
carved("doc.text.fill", symbols["doc.fill"], prose)
crate = "M2.75 5.5V12.25A1.5 1.5 0 0 0 4.25 13.75H11.75A1.5 1.5 0 0 0 13.25 12.25V5.5"
cover = box(1.75, 2.75, 14.25, 5.25, 1)
pair(
    "archivebox",
    union(stroke(crate), stroke(cover), stroke("M6.5 8.5H9.5", 1.25)),
    union(without(body(crate + "Z"), solid("M0 0H16V7H0Z"), stroke("M6.5 9.5H9.5", 1.3)), body(cover)),
)
knob = "M6 1.75H10V5.5A1.5 1.5 0 0 0 10.6 6.7L11.6 7.45A1.5 1.5 0 0 1 12.25 8.7V9.75H3.75V8.7A1.5 1.5 0 0 1 4.4 7.45L5.4 6.7A1.5 1.5 0 0 0 6 5.5Z"
spike = stroke("M8 9.75V14.25M5 1.75H11")
pair("pin", union(stroke(knob), spike), union(body(knob), spike))
stack = box(1.75, 6.75, 14.25, 14.25)
pair(
    "square.stack",
    union(stroke(stack), stroke("M3.25 4.4H12.75M5 2.15H11", 1.2)),
    union(body(stack), stroke("M3.25 4.4H12.75M5 2.15H11", 1.2)),
)
more = stroke("M12.25 9.5V14M10 11.75H14.5")
layered("folder.badge.plus", more, with_room_for(symbols["folder"], more, 1))
layered("folder.badge.plus.fill", more, with_room_for(symbols["folder.fill"], more, 1.1))
upper = box(5.75, 1.75, 14.25, 10.25)
lower = (
    "M4 5.75H3.25A1.5 1.5 0 0 0 1.75 7.25V12.75A1.5 1.5 0 0 0 3.25 14.25H8.75A1.5 1.5 0 0 0 10.25 12.75V12"
)
layered("square.on.square", stroke(upper), stroke(lower))
layered(
    "square.on.square.fill", body(upper), with_room_for(body(box(1.75, 5.75, 10.25, 14.25)), body(upper), 1)
)
small_tiles = [box(x, y, x + 4, y + 4, 1.1) for y in (1, 6, 11) for x in (1, 6, 11)]
pair("square.grid.3x3", union(*[rim(tile, 1.1) for tile in small_tiles]), union(*small_tiles))
