"""Areas on the 16×16 grid: made of path data, lines and circles, and put together as sets are.

Every area is a path without lines of its own; what is drawn is its inside. Where a function takes an area it takes path
data too. Path data has absolute commands only, and circular arcs.
"""

import math
import re

from pathops import ArcSize, Direction, LineCap, LineJoin, Path, PathOp
from pathops import op as combine

# The width of an ordinary line.
LINE = 1.5

# Strokes are made on a larger grid, where the curves that Skia makes are near enough to circles.
ENLARGED = 1024


def parse(data):
    """The path that path data describes."""
    result = Path()
    tokens = re.findall(r"[MLHVCQAZ]|-?\d*\.?\d+", data)
    position = 0
    command = None
    x = y = 0

    def number():
        nonlocal position
        position += 1
        return float(tokens[position - 1])

    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        if command == "M":
            x, y = number(), number()
            result.moveTo(x, y)
            command = "L"
        elif command == "L":
            x, y = number(), number()
            result.lineTo(x, y)
        elif command == "H":
            x = number()
            result.lineTo(x, y)
        elif command == "V":
            y = number()
            result.lineTo(x, y)
        elif command == "C":
            points = [number() for _ in range(6)]
            result.cubicTo(*points)
            x, y = points[4:]
        elif command == "Q":
            points = [number() for _ in range(4)]
            result.quadTo(*points)
            x, y = points[2:]
        elif command == "A":
            radius, _, _, large, clockwise, x, y = [number() for _ in range(7)]
            size = ArcSize.LARGE if large else ArcSize.SMALL
            result.arcTo(radius, radius, 0, size, Direction.CW if clockwise else Direction.CCW, x, y)
        elif command == "Z":
            result.close()
    return result


def path(area):
    return area if isinstance(area, Path) else parse(area)


def copy(area):
    return Path(area, fillType=area.fillType)


# Areas


def stroke(line, width=LINE, cap="round"):
    """What a pen with a round tip covers along a line."""
    result = copy(path(line)).transform(ENLARGED, 0, 0, ENLARGED, 0, 0)
    result.stroke(width * ENLARGED, getattr(LineCap, cap.upper() + "_CAP"), LineJoin.ROUND_JOIN, 4)
    result.simplify(fix_winding=False, keep_starting_points=False)
    return result.transform(1 / ENLARGED, 0, 0, 1 / ENLARGED, 0, 0)


def solid(line):
    """What a line encloses."""
    result = copy(path(line))
    result.simplify(fix_winding=False, keep_starting_points=False)
    return result


def body(line, width=LINE):
    """What a line encloses, with the line."""
    return union(stroke(line, width), solid(line))


def disc(x, y, radius):
    r = radius
    top, right, bottom = f"{x} {y - r}", f"{x + r} {y}", f"{x} {y + r}"
    arc = f"A{r} {r} 0 0 1 "
    return parse(f"M{x - r} {y}{arc}{top}{arc}{right}{arc}{bottom}{arc}{x - r} {y}Z")


def ring(x, y, radius, width=LINE):
    return without(disc(x, y, radius + width / 2), disc(x, y, radius - width / 2))


def box(left, top, right, bottom, radius=1.5):
    """A rectangle with round corners."""
    arc = f"A{radius} {radius} 0 0 1"
    return parse(
        f"M{left} {top + radius}{arc} {left + radius} {top}H{right - radius}{arc} {right} {top + radius}"
        f"V{bottom - radius}{arc} {right - radius} {bottom}H{left + radius}{arc} {left} {bottom - radius}Z"
    )


def ellipse(x, y, a, b):
    k = 0.5523
    return parse(
        f"M{x-a} {y}C{x-a} {y-k*b} {x-k*a} {y-b} {x} {y-b}C{x+k*a} {y-b} {x+a} {y-k*b} {x+a} {y}"
        f"C{x+a} {y+k*b} {x+k*a} {y+b} {x} {y+b}C{x-k*a} {y+b} {x-a} {y+k*b} {x-a} {y}Z"
    )


def dot(x, y, radius=1.05):
    return disc(x, y, radius)


def polar(x, y, radius, degrees):
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def sweep(x, y, radius, start, end):
    """The path data of an arc from one angle to a greater one, clockwise on the screen."""
    (a, b), (c, d) = polar(x, y, radius, start), polar(x, y, radius, end)
    large = 1 if end - start > 180 else 0
    return f"M{a:.3f} {b:.3f}A{radius} {radius} 0 {large} 1 {c:.3f} {d:.3f}"


def corners(points, radius):
    """The path data of a polygon with round corners: one radius, or one for each corner."""
    data = ""
    for index, (x, y) in enumerate(points):
        r = radius[index] if isinstance(radius, (list, tuple)) else radius
        (ax, ay), (bx, by) = points[index - 1], points[(index + 1) % len(points)]
        before, after = math.hypot(ax - x, ay - y), math.hypot(bx - x, by - y)
        ux, uy, vx, vy = (ax - x) / before, (ay - y) / before, (bx - x) / after, (by - y) / after
        tangent = r / math.tan(math.acos(ux * vx + uy * vy) / 2)
        clockwise = 1 if ux * vy - uy * vx < 0 else 0
        data += f"{'L' if data else 'M'}{x + ux * tangent:.3f} {y + uy * tangent:.3f}"
        if r:
            data += f"A{r} {r} 0 0 {clockwise} {x + vx * tangent:.3f} {y + vy * tangent:.3f}"
    return data + "Z"


# Sets


def combined(first, second, operation):
    return combine(path(first), path(second), operation, fix_winding=False, keep_starting_points=False)


def union(*areas):
    result = solid(areas[0])
    for area in areas[1:]:
        result = combined(result, area, PathOp.UNION)
    return result


def without(area, *others):
    result = path(area)
    for other in others:
        result = combined(result, other, PathOp.DIFFERENCE)
    return result


def common(first, second):
    return combined(first, second, PathOp.INTERSECTION)


def grown(area, length):
    return union(area, stroke(area, 2 * length))


def with_room_for(area, other, gap=1.1):
    """The area without what is nearer to the other one than the gap."""
    return without(area, grown(other, gap))


def rim(area, width=LINE):
    """The edge of an area, inside it."""
    return common(area, stroke(area, 2 * width))


# Movements


def transformed(area, a=1, b=0, c=0, d=1, e=0, f=0):
    return path(area).transform(a, b, c, d, e, f)


def rotated(area, degrees, x=8, y=8):
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return transformed(
        area, cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y
    )


def shifted(area, dx, dy):
    return transformed(area, 1, 0, 0, 1, dx, dy)


def scaled(area, factor):
    """Larger or smaller around the middle."""
    return transformed(area, factor, 0, 0, factor, 8 - 8 * factor, 8 - 8 * factor)


def mirrored(area):
    """Left and right exchanged."""
    return transformed(area, -1, 0, 0, 1, 16, 0)


def flipped(area):
    """Top and bottom exchanged."""
    return transformed(area, 1, 0, 0, -1, 0, 16)


def turned(area):
    """A quarter turn clockwise."""
    return transformed(area, 0, 1, -1, 0, 16, 0)
