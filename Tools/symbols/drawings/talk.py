"""Talk."""

from drawing import *

outline(
    "phone",
    "M4.1 1.9L5.5 1.9A1 1 0 0 1 6.45 2.55L7.2 4.55A1 1 0 0 1 6.95 5.65L5.9 6.65C6.6 8.1 7.9 9.4 9.35 10.1L10.35 9.05A1 1 0 0 1 11.45 8.8L13.45 9.55A1 1 0 0 1 14.1 10.5V11.9A2.2 2.2 0 0 1 11.9 14.1C6.4 14.1 1.9 9.6 1.9 4.1A2.2 2.2 0 0 1 4.1 1.9Z",
)
outline(
    "message",
    "M8 2.25C11.6 2.25 14.25 4.5 14.25 7.4C14.25 10.3 11.6 12.55 8 12.55C7.3 12.55 6.6 12.47 6 12.3C5.2 13.2 4 13.75 2.6 13.75C3.2 13.1 3.5 12.2 3.5 11.2C2.4 10.2 1.75 8.9 1.75 7.4C1.75 4.5 4.4 2.25 8 2.25Z",
)
outline(
    "bubble.left",
    "M3.75 2.75H12.25A2 2 0 0 1 14.25 4.75V9.25A2 2 0 0 1 12.25 11.25H7.75L4.75 14V11.25H3.75A2 2 0 0 1 1.75 9.25V4.75A2 2 0 0 1 3.75 2.75Z",
)
pair("bubble.right", mirrored(symbols["bubble.left"]), mirrored(symbols["bubble.left.fill"]))
symbols["at"] = union(
    ring(8, 8, 2.5, 1.4),
    stroke(
        "M10.5 5.5V8.6C10.5 9.9 11.2 10.6 12.2 10.6C13.4 10.6 14.25 9.6 14.25 8A6.25 6.25 0 1 0 11.6 13.1",
        1.4,
    ),
)
symbols["number"] = stroke("M6.4 2.25L4.9 13.75M11.1 2.25L9.6 13.75M2.75 5.25H13.75M2.25 10.75H13.25")
symbols["percent"] = union(
    stroke("M12.75 3.25L3.25 12.75"), ring(4.5, 4.5, 1.85, 1.4), ring(11.5, 11.5, 1.85, 1.4)
)
chain = stroke("M6.5 5H4.5A3 3 0 0 0 4.5 11H6.5M9.5 5H11.5A3 3 0 0 1 11.5 11H9.5M5.5 8H10.5")
symbols["link"] = rotated(chain, -45)
symbols["paperclip"] = shifted(
    rotated(
        stroke(
            "M4.4 5.5V10.75A3.6 3.6 0 0 0 11.6 10.75V3.9A2.4 2.4 0 0 0 6.8 3.9V10.5A1.2 1.2 0 0 0 9.2 10.5V5.25",
            1.25,
        ),
        40,
    ),
    -0.3,
    -0.45,
)
symbols["scissors"] = union(
    ring(4, 4.25, 2, 1.4), ring(4, 11.75, 2, 1.4), stroke("M5.6 5.5L13.75 12.5M5.6 10.5L13.75 3.5", 1.4)
)
script = stroke("M4.75 5.5H11.25M4.75 8.5H8.75", 1.25)
layered("text.bubble", script, symbols["bubble.left"])
carved("text.bubble.fill", symbols["bubble.left.fill"], script)
