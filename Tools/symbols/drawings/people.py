"""People."""

from drawing import *

shoulders = "M1.5 13.25C1.5 10.9 3.3 9.75 6 9.75C8.7 9.75 10.5 10.9 10.5 13.25Z"
behind = stroke("M10.6 2.45A2.35 2.35 0 0 1 10.6 7.05M12 9.95C13.6 10.4 14.5 11.5 14.5 13.25H13")
figure = union(stroke(shoulders), ring(6, 4.75, 2.25))
layered("person.2", figure, behind)
solid_figure = union(body(shoulders), disc(6, 4.75, 3))
other = union(
    disc(10.9, 4.75, 2.75), body("M5.5 13.25C5.5 10.9 8.3 9.75 10 9.75C12.7 9.75 14.25 10.9 14.25 13.25Z")
)
layered("person.2.fill", solid_figure, with_room_for(other, solid_figure, 1))
badge = stroke("M12.75 3.25V6.75M11 5H14.5")
layered("person.badge.plus", badge, figure)
layered("person.badge.plus.fill", badge, solid_figure)


def thumb(x):
    return f"M{x} 7.25L7.4 2.6A1.35 1.35 0 0 1 9.7 3.6L9.25 6.25H12.4A1.6 1.6 0 0 1 13.95 8.2L13 12.3A1.6 1.6 0 0 1 11.45 13.5H{x}Z"


cuff = box(1.75, 7.25, 4.75, 13.5, 0.75)
pair(
    "hand.thumbsup",
    union(stroke(thumb(4.75)), stroke(cuff)),
    union(body(thumb(5.75)), with_room_for(body(cuff), body(thumb(5.75)), 1)),
)
pair("hand.thumbsdown", flipped(symbols["hand.thumbsup"]), flipped(symbols["hand.thumbsup.fill"]))
smile = union(
    ellipse(5.5, 6.3, 0.9, 1.15),
    ellipse(10.5, 6.3, 0.9, 1.15),
    stroke("M4.9 9.6A3.7 3.7 0 0 0 11.1 9.6", 1.3),
)
layered("face.smiling", smile, symbols["circle"])
carved("face.smiling.fill", disc(8, 8, 7.5), smile)
chest = "M3.4 15.5C3.4 11.6 5.2 9.75 8 9.75C10.8 9.75 12.6 11.6 12.6 15.5Z"
head = disc(8, 6.1, 2.35)

layered("person.crop.circle", common(union(head, chest), disc(8, 8, 5.4)), symbols["circle"])
carved("person.crop.circle.fill", disc(8, 8, 7.5), union(head, common(chest, disc(8, 8, 6.4))))
