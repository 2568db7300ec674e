"""Arrows."""

from drawing import *

symbols["arrow.counterclockwise"] = mirrored(symbols["arrow.clockwise"])
upright = stroke("M3.75 12.25L12.25 3.75M5.75 3.75H12.25V10.25")
symbols["arrow.up.right"] = upright
symbols["arrow.up.left"] = mirrored(upright)
symbols["arrow.down.right"] = flipped(upright)
symbols["arrow.down.left"] = mirrored(flipped(upright))
swap = stroke("M13.5 4.75H2.75M5.5 2L2.75 4.75L5.5 7.5M2.5 11.25H13.25M10.5 8.5L13.25 11.25L10.5 14")
symbols["arrow.left.arrow.right"] = swap
symbols["arrow.up.arrow.down"] = mirrored(turned(swap))
half = union(stroke(sweep(8, 8, 4.9, 218, 330)), body("M10.9 7H15L12.95 9.7Z", 0.7))
symbols["arrow.triangle.2.circlepath"] = union(half, rotated(half, 180))
symbols["arrow.uturn.backward"] = stroke("M2.75 5.75H9.5A3.75 3.75 0 0 1 9.5 13.25H6M6 2.5L2.75 5.75L6 9")
symbols["arrow.uturn.forward"] = mirrored(symbols["arrow.uturn.backward"])
outline(
    "arrowshape.turn.up.left",
    "M7 3.25L1.85 7.6L7 12V9.4C10.1 9.4 12.6 10.2 14.2 12.75C13.9 8.6 11.2 5.85 7 5.75Z",
)
grow_out = "M2.75 7H2.75V2.75H7M2.75 2.75L6.5 6.5"
symbols["arrow.up.left.and.arrow.down.right"] = union(stroke(grow_out), rotated(stroke(grow_out), 180))
tub = "M5.25 6.5H4.5A1.5 1.5 0 0 0 3 8V12.5A1.5 1.5 0 0 0 4.5 14H11.5A1.5 1.5 0 0 0 13 12.5V8A1.5 1.5 0 0 0 11.5 6.5H10.75"
into = stroke("M8 1.75V10M5.1 7.35L8 10.25L10.9 7.35")
outof = stroke("M8 9.75V1.75M5.1 4.4L8 1.5L10.9 4.4")
sky = solid("M0 0H16V5.75H0Z")


def boxed(name, arrow):
    """A solid box, with an arrow that is seen above it and cut out of it."""
    symbols[name] = union(without(body(tub + "Z"), arrow), common(arrow, sky))
    parts[name] = (arrow, body(tub + "Z"))


layered("square.and.arrow.down", into, stroke(tub))
boxed("square.and.arrow.down.fill", into)
layered("square.and.arrow.up", outof, stroke(tub))
boxed("square.and.arrow.up.fill", outof)
quill = body("M6.6 9.4L7.2 7.5L12.4 2.3A.92 .92 0 0 1 13.7 3.6L8.5 8.8Z", 0.9)
page = "M8 3.25H4.25A1.5 1.5 0 0 0 2.75 4.75V11.75A1.5 1.5 0 0 0 4.25 13.25H11.25A1.5 1.5 0 0 0 12.75 11.75V8"
layered("square.and.pencil", quill, stroke(page))
symbols["chevron.up.chevron.down"] = stroke("M4.5 6L8 2.5L11.5 6M4.5 10L8 13.5L11.5 10")
loop = "M1.75 7.75V6.25A2.5 2.5 0 0 1 4.25 3.75H13.5M11.25 1.5L13.75 3.75L11.25 6"
symbols["repeat"] = union(stroke(loop), rotated(stroke(loop), 180))
symbols["shuffle"] = stroke(
    "M1.75 4.25H3.4A2.5 2.5 0 0 1 5.5 5.4L8.9 10.6A2.5 2.5 0 0 0 11 11.75H14M11.75 9.25L14.25 11.75L11.75 14.25M1.75 11.75H3.4A2.5 2.5 0 0 0 5.5 10.6L6 9.85M8.5 6.1L8.9 5.4A2.5 2.5 0 0 1 11 4.25H14M11.75 1.75L14.25 4.25L11.75 6.75"
)
symbols["arrow.down.to.line"] = stroke("M8 1.75V10.5M4 6.75L8 10.75L12 6.75M2.75 14.25H13.25")
symbols["arrow.up.to.line"] = flipped(symbols["arrow.down.to.line"])
doorway = "M8.5 14.25H4.25A1.5 1.5 0 0 1 2.75 12.75V3.25A1.5 1.5 0 0 1 4.25 1.75H8.5A1.5 1.5 0 0 1 10 3.25V4.5M10 11.5V12.75A1.5 1.5 0 0 1 8.5 14.25"
symbols["rectangle.portrait.and.arrow.right"] = shifted(
    stroke(doorway + "M6 8H14.25M11.75 5.25L14.5 8L11.75 10.75"), -0.5, 0
)
symbols["arrow.right.to.line"] = stroke("M1.75 8H10.5M6.75 4L10.75 8L6.75 12M14.25 2.75V13.25")
symbols["arrow.left.to.line"] = mirrored(symbols["arrow.right.to.line"])
pair(
    "arrowshape.turn.up.right",
    mirrored(symbols["arrowshape.turn.up.left"]),
    mirrored(symbols["arrowshape.turn.up.left.fill"]),
)
