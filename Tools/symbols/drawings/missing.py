"""The symbol for a missing image: a dashed box around a question mark."""

from drawing import *

dashes = without(box(1.5, 1.5, 14.5, 14.5, 3), box(2.85, 2.85, 13.15, 13.15, 1.65))
gaps = union(*[solid(f"M{a} 0H{a+1.7}V16H{a}Z") for a in (5.0, 9.3)])
gaps = union(
    common(gaps, without(solid("M0 0H16V16H0Z"), solid("M0 3.5H16V12.5H0Z"))),
    rotated(common(gaps, without(solid("M0 0H16V16H0Z"), solid("M0 3.5H16V12.5H0Z"))), 90),
)
mark = union(stroke("M6.3 6.45A1.75 1.75 0 1 1 8.8 8.1C8.25 8.4 8 8.65 8 9.15", 1.3), disc(8, 11.2, 0.8))
symbols["missing"] = union(without(dashes, gaps), mark)
