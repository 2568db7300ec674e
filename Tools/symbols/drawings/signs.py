"""Signs."""

from drawing import *

symbols["plus"] = stroke("M8 2.75V13.25M2.75 8H13.25")
symbols["minus"] = stroke("M2.75 8H13.25")
symbols["xmark"] = stroke("M3.75 3.75L12.25 12.25M12.25 3.75L3.75 12.25")
symbols["checkmark"] = stroke("M2.75 8.9L6.25 12.4L13.25 4")
symbols["info"] = union(dot(7.9, 3.1, 1.15), stroke("M6 7H8.2V13M5.75 13H10.5"))
symbols["exclamationmark"] = union(stroke("M8 2.6V9.1", 1.7), dot(8, 12.9, 1.15))
symbols["questionmark"] = union(
    stroke("M4.9 5.1A3.1 3.1 0 1 1 9.35 7.9C8.4 8.4 8 8.9 8 9.9"), dot(8, 13.1, 1.1)
)
symbols["ellipsis"] = union(dot(3, 8, 1.25), dot(8, 8, 1.25), dot(13, 8, 1.25))
symbols["chevron.right"] = stroke("M5.75 3L10.75 8L5.75 13")
symbols["chevron.left"] = stroke("M10.25 3L5.25 8L10.25 13")
symbols["chevron.down"] = stroke("M3 5.75L8 10.75L13 5.75")
symbols["chevron.up"] = stroke("M3 10.25L8 5.25L13 10.25")
symbols["arrow.right"] = stroke("M2.5 8H13.25M8.75 3.5L13.25 8L8.75 12.5")
symbols["arrow.left"] = stroke("M13.5 8H2.75M7.25 3.5L2.75 8L7.25 12.5")
symbols["arrow.up"] = stroke("M8 13.5V2.75M3.5 7.25L8 2.75L12.5 7.25")
symbols["arrow.down"] = stroke("M8 2.5V13.25M3.5 8.75L8 13.25L12.5 8.75")
symbols["arrow.clockwise"] = stroke("M13 8.25A5.1 5.1 0 1 1 11.3 4.4M11.75 1.75V4.75H8.75")
symbols["magnifyingglass"] = union(
    without(disc(6.75, 6.75, 5), disc(6.75, 6.75, 3.5)), stroke("M10.2 10.2L13.5 13.5", 1.75)
)
symbols["equal"] = stroke("M3 5.75H13M3 10.25H13")
symbols["multiply"] = stroke("M4 4L12 12M12 4L4 12")
symbols["divide"] = union(stroke("M2.75 8H13.25"), disc(8, 3.75, 1.25), disc(8, 12.25, 1.25))
symbols["plusminus"] = stroke("M8 2.25V9.75M4.25 6H11.75M4.25 13.25H11.75")
symbols["asterisk"] = union(*[rotated(stroke("M8 2.25V13.75"), 60 * i) for i in range(3)])
symbols["dollarsign"] = stroke(
    "M11.5 5C11.2 3.8 9.9 3 8 3C6 3 4.5 3.9 4.5 5.4C4.5 8.9 11.75 7 11.75 10.5C11.75 12.1 10.1 13 8 13C6 13 4.5 12.2 4.2 10.9M8 1.25V14.75"
)
symbols["eurosign"] = stroke("M12.5 3.9A5.2 5.2 0 1 0 12.5 12.1M2.5 6.75H9.5M2.5 9.25H8.75")
