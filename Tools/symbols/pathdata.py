"""Writes areas as short path data: Skia's many small curves become circular arcs again."""

import math

from pathops import PathVerb

# Curves that are flatter than this radius are no arcs.
FLATTEST = 40
# Lines shorter than this are left out.
SHORTEST = 0.008


def written(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values):
    text = ""
    for value in values:
        number = written(value)
        text += (" " if text and not number.startswith("-") else "") + number
    return text


def circle(a, b, c):
    """The centre and radius of the circle through three points; None for points on a line."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
    if abs(d) < 1e-5:
        return None
    squares = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
    x = (squares[0] * (by - cy) + squares[1] * (cy - ay) + squares[2] * (ay - by)) / d
    y = (squares[0] * (cx - bx) + squares[1] * (ax - cx) + squares[2] * (bx - ax)) / d
    return (x, y), math.hypot(ax - x, ay - y)


class Writer:
    def __init__(self):
        self.text = ""
        self.current = self.start = None
        # The arc that further curves may continue.
        self.arc = None

    def flush(self):
        arc, self.arc = self.arc, None
        if not arc:
            return
        if arc["is_quadratic"] and arc["count"] == 1:
            self.text += "Q" + numbers(*arc["control"], *arc["end"])
        else:
            large = 1 if arc["angle"] > math.pi + 0.01 else 0
            self.text += (
                f"A{numbers(arc['radius'], arc['radius'])} 0 {large} {arc['sweep']} {numbers(*arc['end'])}"
            )

    def move(self, point):
        self.text += "M" + numbers(*point)
        self.current = self.start = point

    def line(self, point):
        dx, dy = point[0] - self.current[0], point[1] - self.current[1]
        if math.hypot(dx, dy) < SHORTEST:
            return
        if abs(dx) < 0.004:
            self.text += "V" + written(point[1])
        elif abs(dy) < 0.004:
            self.text += "H" + written(point[0])
        else:
            self.text += "L" + numbers(*point)
        self.current = point

    def cubic(self, a, b, end):
        self.text += "C" + numbers(*a, *b, *end)
        self.current = end

    def curve(self, control, end, weight, is_quadratic):
        start = self.current
        if math.hypot(end[0] - start[0], end[1] - start[1]) < SHORTEST:
            return

        def at(t):
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t) * weight, t * t
            return tuple((a * s + b * k + c * e) / (a + b + c) for s, k, e in zip(start, control, end))

        found = circle(start, at(0.5), end)
        if not found or not self.is_arc(found, at):
            self.flush()
            self.text += "Q" + numbers(*control, *end)
            self.current = end
            return
        center, radius = found
        cross = (control[0] - start[0]) * (end[1] - control[1]) - (control[1] - start[1]) * (
            end[0] - control[0]
        )
        sweep = 1 if cross > 0 else 0
        angle = 2 * math.asin(min(1, math.hypot(end[0] - start[0], end[1] - start[1]) / 2 / radius))
        arc = self.arc
        if arc and self.continues(arc, center, radius, sweep, angle):
            arc["radius"] = (arc["radius"] * arc["angle"] + radius * angle) / (arc["angle"] + angle)
            arc["angle"] += angle
            arc["end"] = end
            arc["count"] += 1
        else:
            self.flush()
            self.arc = dict(
                radius=radius,
                sweep=sweep,
                end=end,
                angle=angle,
                center=center,
                control=control,
                is_quadratic=is_quadratic,
                count=1,
            )
        self.current = end

    @staticmethod
    def is_arc(found, at):
        (x, y), radius = found
        points = [at(t) for t in (0.2, 0.35, 0.65, 0.8)]
        return radius < FLATTEST and all(
            abs(math.hypot(px - x, py - y) - radius) < 0.012 for px, py in points
        )

    @staticmethod
    def continues(arc, center, radius, sweep, angle):
        tolerance = 0.012 * radius
        distance = math.hypot(center[0] - arc["center"][0], center[1] - arc["center"][1])
        return (
            arc["sweep"] == sweep
            and abs(arc["radius"] - radius) < 0.02 + tolerance
            and distance < 0.03 + tolerance
            and arc["angle"] + angle < math.pi * 1.9
        )


def data(area):
    """The path data of an area."""
    writer = Writer()
    for verb, points in area:
        if verb not in (PathVerb.CONIC, PathVerb.QUAD):
            writer.flush()
        if verb == PathVerb.MOVE:
            writer.move(points[0])
        elif verb == PathVerb.LINE:
            writer.line(points[0])
        elif verb == PathVerb.CUBIC:
            writer.cubic(*points)
        elif verb in (PathVerb.CONIC, PathVerb.QUAD):
            weight = points[2] if len(points) > 2 else 1
            writer.curve(points[0], points[1], weight, verb == PathVerb.QUAD)
        elif verb == PathVerb.CLOSE:
            writer.text += "Z"
            writer.current = writer.start
    writer.flush()
    return writer.text
