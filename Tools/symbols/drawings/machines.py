"""Machines."""

from drawing import *
from .media import card

keys = union(
    *[disc(x, 6.5, 0.75) for x in (3.5, 6.5, 9.5, 12.5)],
    stroke("M6 9.5H10", 1.25),
    disc(3.5, 9.5, 0.75),
    disc(12.5, 9.5, 0.75),
)
board = box(1.25, 3.75, 14.75, 12.25)
layered("keyboard", keys, stroke(board))
carved("keyboard.fill", body(board), keys)
screen = box(1.75, 2.25, 14.25, 10.75)
foot = stroke("M8 10.75V13.75M5 13.75H11")
pair("display", union(stroke(screen), foot), union(body(screen), foot))
feed = stroke("M4.25 5.5V2.75A.5 .5 0 0 1 4.75 2.25H11.25A.5 .5 0 0 1 11.75 2.75V5.5")
printer_case = "M4 11.75H3.25A1.5 1.5 0 0 1 1.75 10.25V7A1.5 1.5 0 0 1 3.25 5.5H12.75A1.5 1.5 0 0 1 14.25 7V10.25A1.5 1.5 0 0 1 12.75 11.75H12"
paper = box(4.25, 9.25, 11.75, 13.75, 0.5)
pair(
    "printer",
    union(without(stroke(printer_case), body(paper)), feed, stroke(paper), disc(11.75, 7.4, 0.75)),
    union(with_room_for(body(printer_case + "Z"), body(paper), 0.9), feed, body(paper)),
)
drive = box(1.75, 3.75, 14.25, 12.25, 1.75)
pair(
    "externaldrive",
    union(stroke(drive), stroke("M1.75 8.5H14.25", 1.25, cap="butt"), disc(11.5, 10.4, 0.75)),
    without(body(drive), stroke("M0 8.5H16", 1.1, cap="butt"), disc(11.5, 10.75, 0.9)),
)
symbols["network"] = union(
    ring(8, 3.5, 1.85, 1.4),
    ring(3.5, 12.5, 1.85, 1.4),
    ring(12.5, 12.5, 1.85, 1.4),
    without(
        stroke("M8 5V8M3.5 11V9.5A1.5 1.5 0 0 1 5 8H11A1.5 1.5 0 0 1 12.5 9.5V11", 1.4, cap="butt"),
        disc(8, 3.5, 1.85),
    ),
)
margin = stroke("M6.5 2.75V13.25", 1.25, cap="butt")
entries = stroke("M3.75 5.5H4.25M3.75 7.5H4.25", 1)
layered("sidebar.left", union(margin, entries), stroke(card))
layered("sidebar.right", *[mirrored(part) for part in parts["sidebar.left"]])
layered("plus.magnifyingglass", stroke("M6.75 5V8.5M5 6.75H8.5", 1.25), symbols["magnifyingglass"])
layered("minus.magnifyingglass", stroke("M5 6.75H8.5", 1.25), symbols["magnifyingglass"])
lights = union(disc(3.9, 3.7, 0.65), disc(6, 3.7, 0.65))
symbols["macwindow"] = without(union(stroke(card), solid("M1.75 2.75H14.25V5.25H1.75Z")), lights)
halves = box(1.75, 2.75, 14.25, 13.25)
pair(
    "square.split.2x1",
    union(stroke(box(1.75, 1.75, 14.25, 14.25)), stroke("M8 1.75V14.25", 1.25, cap="butt")),
    without(body(box(1.75, 1.75, 14.25, 14.25)), stroke("M8 0V16", 1.4, cap="butt")),
)
pair(
    "tablecells",
    union(stroke(halves), stroke("M1.75 6.25H14.25M1.75 9.75H14.25M6.25 6.25V13.25", 1.25, cap="butt")),
    without(body(halves), stroke("M0 5.9H16M0 9.6H16M6.5 5.9V16", 1.05, cap="butt")),
)
case = box(3.75, 1.75, 12.25, 14.25, 1.75)
bar = stroke("M7 12.25H9", 1.25)
layered("iphone", bar, stroke(case))
carved("iphone.fill", body(case), bar)
lid = "M2.75 10.75V4.25A1.5 1.5 0 0 1 4.25 2.75H11.75A1.5 1.5 0 0 1 13.25 4.25V10.75"
keyboard = stroke("M1.75 12.75H14.25")
pair("laptopcomputer", union(stroke(lid), keyboard), union(body(lid + "Z"), stroke("M1.75 13.25H14.25")))
racks = (box(1.75, 1.75, 14.25, 6.25), box(1.75, 9.75, 14.25, 14.25))
controls = union(*[disc(4.5, y, 0.95) for y in (4, 12)], *[stroke(f"M8.5 {y}H11.25", 1.25) for y in (4, 12)])
layered("server.rack", controls, union(*[stroke(rack) for rack in racks]))
carved("server.rack.fill", union(*[body(rack) for rack in racks]), controls)
