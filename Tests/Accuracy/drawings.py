"""The drawings that Meian and Cairo both paint. All on white, in pixels, y down.

Each has a name, a reason (a key of REASONS) for what remains different, and steps that
cairo_painter.py and meian-drawings both read.
"""

import collections
import math

import cairo

SIZE = 48
INK, BLUE, RED = "#000000", "#0A84FF", "#FF3B30"

# What remains different, how much of it is explained, and which of Cairo's drawings counts: “fine”, or
# “plain” where averaging many pixels would be another picture, as of a picture that is enlarged.
Reason = collections.namedtuple("Reason", "text allowed against", defaults=("fine",))
REASONS = {
    "exact": Reason("both compute the covered area; rounding to 8 bits", 1),
    "curve": Reason("curves are cut into lines, by each renderer at other places", 4),
    "text": Reason("as curve, with Cairo's outlines of Inter on a grid of 1/256 pixel", 2),
    "mixed": Reason("colours are mixed in 8 bits, in another order of multiplications", 1, "plain"),
    "copied": Reason("nothing is computed", 0, "plain"),
    "shrunk": Reason("both average the covered part of the picture; rounding", 1, "plain"),
    "enlarged": Reason("Cairo's weights of neighbours have 7 bits, Meian's 14", 3, "plain"),
    "edges": Reason(
        "two shapes that share a pixel: the share of the second counts from what the first left, "
        "where Cairo cuts a clip and a shape by their outlines", 66),
    "crossing": Reason(
        "where an outline crosses itself inside a pixel, Meian adds areas up instead of uniting them",
        54),
    "band": Reason(
        "the inner edge of a path's border, which turned views have, goes by the distance of a pixel's "
        "middle from the outline, and at an inner corner that is not the area covered", 60),
    "gradient": Reason("colours are mixed in other fixed-point numbers", 1, "plain"),
    "conic": Reason("Cairo has none and paints 1440 triangles instead", 1, "plain"),
    "blend": Reason("both compute in 8 bits and round at other places", 2, "plain"),
    "glyph": Reason(
        "Meian places glyphs at quarters of a pixel across and at whole pixels down", 108),
}


def rect(x, y, w, h):
    return {"kind": "rect", "numbers": [x, y, w, h]}


def rounded(x, y, w, h, r):
    return {"kind": "roundedRect", "numbers": [x, y, w, h, r]}


def ellipse(x, y, w, h):
    return {"kind": "ellipse", "numbers": [x, y, w, h]}


def path(verbs, *numbers):
    return {"kind": "path", "verbs": verbs, "numbers": list(numbers)}


def polygon(*points):
    return path("M" + "L" * (len(points) - 1) + "Z", *(value for point in points for value in point))


def circle_points(count, radius, turn=0.0, step=1):
    angles = (2 * math.pi * (i * step + turn) / count for i in range(count))
    return [(24 + radius * math.cos(a), 24 + radius * math.sin(a)) for a in angles]


def fill(shape, color=INK):
    return {"do": "fill", "shape": shape, "color": color}


def border(shape, width, color=INK):
    return {"do": "border", "shape": shape, "number": width, "color": color}


def clip(shape):
    return {"do": "clip", "shape": shape}


def group(opacity):
    return {"do": "group", "number": opacity}


RESTORE = {"do": "restore"}


def picture(width, height, alpha=False):
    """A picture with flat parts, steps and single pixels; with holes where `alpha` is set."""
    pixels = []
    for y in range(height):
        for x in range(width):
            red, green, blue = x * 255 // max(1, width - 1), y * 255 // max(1, height - 1), 128
            if (x // 3 + y // 2) % 3 == 0:
                red, green, blue = 255 - red, 32, 224
            opacity = (x * 37 + y * 91) % 256 if alpha and x % 4 else 255
            pixels.append(f"{red:02X}{green:02X}{blue:02X}{opacity:02X}")
    return {"width": width, "height": height, "pixels": pixels}


def image(source, x, y, width, height):
    shrinks = width < source["width"]
    return {"do": "image", "picture": source, "destination": [x, y, width, height],
            "filter": "GOOD" if shrinks else "BILINEAR",
            "fineFilter": "NEAREST" if shrinks else "BILINEAR"}


def text_shape(text, size, weight, x, y):
    """The outline of a text in Inter, without hinting, as a path."""
    context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    context.set_font_options(options)
    context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, weight)
    context.set_font_size(size)
    context.move_to(x, y)
    context.text_path(text)
    verbs, numbers = "", []
    for kind, points in context.copy_path():
        verbs += {cairo.PATH_MOVE_TO: "M", cairo.PATH_LINE_TO: "L", cairo.PATH_CURVE_TO: "C",
                  cairo.PATH_CLOSE_PATH: "Z"}[kind]
        numbers += points
    return path(verbs, *numbers)


def rectangles():
    for x, y, w, h in [(8, 8, 24, 24), (8.5, 8, 24, 24), (8, 8.5, 24, 24), (8.25, 9.75, 20.5, 17.5),
                       (10.1, 11.3, 21.7, 19.9), (3.3, 20.2, 40, 0.5), (20.4, 3.1, 0.3, 41),
                       (23.7, 23.7, 0.4, 0.4), (-5.5, -7.25, 33.3, 31.2), (8, 20.01, 30, 7.98)]:
        yield f"rectangle {w} × {h} at {x}, {y}", "exact", [fill(rect(x, y, w, h))]
    yield "rectangle turned by 30°", "exact", [
        fill(polygon(*[(24 + 18 * math.cos(a), 24 + 18 * math.sin(a)) for a in (
            0.2, 0.2 + 1.9, 0.2 + math.pi, 0.2 + math.pi + 1.9)]))]
    yield "two rectangles side by side inside a pixel", "edges", [
        fill(rect(4, 4, 20.5, 40)), fill(rect(24.5, 4, 19.5, 40))]


def round_shapes():
    for x, y, w, h, r in [(6, 6, 36, 36, 2), (6, 6, 36, 36, 8.5), (5.3, 7.7, 37.2, 30.1, 11),
                          (4, 16, 40, 16, 8), (4.5, 15.25, 39, 17.5, 8.75), (8, 8, 32, 32, 16),
                          (20.2, 20.2, 7, 7, 1.1), (10, 4, 4.5, 40, 2.25)]:
        yield f"rounded rectangle {w} × {h} at {x}, {y}, radius {r}", "curve", [
            fill(rounded(x, y, w, h, r), BLUE)]
    for x, y, w, h in [(4, 4, 40, 40), (4.3, 6.6, 38.1, 33.3), (2, 20, 44, 5), (20.5, 2.5, 6, 43),
                       (22.2, 22.2, 3, 3), (-20, -20, 60, 60)]:
        yield f"ellipse {w} × {h} at {x}, {y}", "curve", [fill(ellipse(x, y, w, h), RED)]


def paths():
    yield "triangle", "exact", [fill(polygon((24, 3.3), (45.1, 42.2), (2.7, 40.9)))]
    yield "sliver", "exact", [fill(polygon((2, 3), (46, 44.5), (45.2, 45.5)))]
    yield "star that crosses itself", "crossing", [fill(polygon(*circle_points(5, 22, 0.3, 2)))]
    yield "polygon of 64 corners", "exact", [fill(polygon(*circle_points(64, 21.3)))]
    yield "fan of 24 blades", "exact", [fill(polygon(*[
        point for i, outer in enumerate(circle_points(48, 22)) if i % 2 == 0
        for point in (outer, circle_points(48, 22)[i + 1], (24, 24))]))]
    ring = path("M" + "L" * 3 + "ZM" + "L" * 3 + "Z", 4, 4, 44, 4, 44, 44, 4, 44,
                14.5, 14.5, 14.5, 33.5, 33.5, 33.5, 33.5, 14.5)
    yield "frame with a hole", "exact", [fill(ring)]
    same = path("MLLLZMLLLZ", 4, 4, 34, 4, 34, 34, 4, 34, 14, 14, 44, 14, 44, 44, 14, 44)
    yield "two squares of one direction in one path", "exact", [fill(same, BLUE)]
    yield "quadratic leaf", "curve", [fill(path("MQQZ", 4, 24, 24, -10, 44, 24, 24, 58, 4, 24))]
    yield "cubic wave", "curve", [
        fill(path("MCLLZ", 2, 24, 16, -14, 32, 62, 46, 24, 46, 46, 2, 46), BLUE)]
    yield "cubic loop that crosses itself", "curve", [
        fill(path("MCZ", 6, 42, 70, -10, -22, -10, 42, 42), RED)]
    yield "flat cubic, a hair high", "curve", [fill(path("MCZ", 2, 24, 18, 20, 30, 28, 46, 24.5))]


def borders():
    for width in (1, 2.5, 7):
        yield f"border of {width} of a rectangle", "exact", [border(rect(6.5, 7, 34, 33), width)]
        yield f"border of {width} of a rounded rectangle", "curve", [
            border(rounded(6, 7.25, 36, 33, 10), width, BLUE)]
        yield f"border of {width} of an ellipse", "curve", [
            border(ellipse(5, 8, 38, 32), width, RED)]
    yield "border of 3 of a triangle", "band", [border(polygon((24, 4), (44, 43), (4, 40)), 3)]
    yield "border of 2.5 of a star", "band", [
        border(polygon(*[p for pair in zip(circle_points(5, 22), circle_points(5, 9, 0.5))
                         for p in pair]), 2.5)]
    yield "border of 2 of a cubic wave", "band", [
        border(path("MCLLZ", 4, 24, 16, -4, 32, 52, 44, 24, 44, 44, 4, 44), 2)]


def clips():
    bars = [fill(rect(x, 0, 3, 48), RED) for x in range(0, 48, 6)]
    yield "clip to a rectangle between pixels", "exact", [
        clip(rect(7.3, 9.6, 31.1, 28.7)), fill(rect(0, 0, 48, 48)), RESTORE]
    yield "clip to an ellipse", "curve", [
        clip(ellipse(4.5, 6, 39, 35)), fill(rect(0, 0, 48, 48), BLUE), RESTORE]
    yield "bars under a clip to a rounded rectangle", "curve", [
        clip(rounded(5, 5, 38, 38, 12)), *bars, RESTORE]
    yield "clip inside a clip", "edges", [
        clip(ellipse(2, 2, 44, 44)), clip(polygon((24, 0), (48, 48), (0, 48))),
        fill(rect(0, 0, 48, 48)), RESTORE, RESTORE]
    yield "a shape's own edge under the same clip", "edges", [
        clip(ellipse(6.5, 6.5, 35, 35)), fill(ellipse(6.5, 6.5, 35, 35)), RESTORE]


def opacities():
    yield "half transparent over half transparent", "mixed", [
        fill(rect(4, 4, 26, 26), "#FF000080"), fill(rect(18, 18, 26, 26), "#0000FF80")]
    yield "ten layers of 10 %", "mixed", [
        fill(rect(2 + 2 * i, 2, 44 - 4 * i, 44), "#0000001A") for i in range(10)]
    yield "group of 50 % over a colour", "mixed", [
        fill(rect(0, 0, 48, 24), "#34C759"), group(0.5), fill(rect(8, 8, 22, 22), RED),
        fill(rect(18, 18, 22, 22), BLUE), RESTORE]
    yield "group inside a group", "mixed", [
        group(0.7), fill(rect(4, 4, 30, 30), BLUE), group(0.4), fill(rect(14, 14, 30, 30), INK),
        RESTORE, RESTORE]
    yield "group of round shapes", "curve", [
        group(0.35), fill(ellipse(3, 3, 30, 30), RED), fill(ellipse(15, 15, 30, 30), BLUE), RESTORE]
    yield "round edge of a half transparent colour", "curve", [
        fill(ellipse(4.4, 5.5, 39, 37), "#0A84FF66")]


def images():
    small, large = picture(8, 6), picture(80, 60)
    yield "picture as it is", "copied", [image(picture(40, 40), 4, 4, 40, 40)]
    yield "picture with alpha as it is", "mixed", [image(picture(40, 40, True), 4, 4, 40, 40)]
    for width, height in [(16, 12), (40, 30), (26.4, 19.8), (44, 12)]:
        yield f"picture of 8 × 6 enlarged to {width} × {height}", "enlarged", [
            image(small, 2, 2, width, height)]
    yield "picture with alpha enlarged to 40 × 30", "enlarged", [
        image(picture(8, 6, True), 2, 2, 40, 30)]
    for width, height in [(40, 30), (20, 15), (27, 20), (10, 30), (1, 1)]:
        yield f"picture of 80 × 60 shrunk to {width} × {height}", "shrunk", [
            image(large, 4, 4, width, height)]
    yield "picture with alpha shrunk to 20 × 15", "shrunk", [
        image(picture(80, 60, True), 4, 4, 20, 15)]


def texts():
    normal, bold = cairo.FONT_WEIGHT_NORMAL, cairo.FONT_WEIGHT_BOLD
    for text, size, weight, x, y in [
            ("Aag", 17, normal, 4, 30), ("Rain", 17, bold, 4.25, 30), ("&8%", 17, normal, 3.6, 29.4),
            ("Hg", 34, normal, 2, 36), ("Ös", 34, bold, 2.3, 35.5), ("weather", 11, normal, 2, 24),
            ("23 °C", 12, normal, 3.5, 26), ("@", 44, normal, 1, 40), ("ill.", 13, normal, 6.1, 28),
            ("W", 60, bold, -6, 46)]:
        name = "bold" if weight == bold else "regular"
        yield f"“{text}” in Inter {name}, {size} pixels, at {x}, {y}", "text", [
            fill(text_shape(text, size, weight, x, y))]
    letter = text_shape("g", 28, normal, 0, 0)
    for origins in ([[4, 30], [24.25, 30]], [[4.1, 30.3], [24.45, 29.6]]):
        yield f"“g” as glyphs at {origins}".replace("[", "").replace("]", ""), "glyph", [
            {"do": "glyphs", "shape": letter, "color": INK, "origins": origins}]


def gradient(shape, kind, place, *stops):
    """A gradient between two points, round a point with a radius, or round a point from a turn."""
    if kind == "linear":
        (x, y), (dx, dy) = place[:2], (place[2] - place[0], place[3] - place[1])
        a, c = dx / (dx * dx + dy * dy), dy / (dx * dx + dy * dy)
        plane = [a, -c, c, a, -(a * x + c * y), c * x - a * y]
    elif kind == "radial":
        x, y, radius = place
        plane = [1 / radius, 0, 0, 1 / radius, -x / radius, -y / radius]
    else:
        x, y, turn = place
        cosine, sine = math.cos(2 * math.pi * turn), math.sin(2 * math.pi * turn)
        plane = [cosine, -sine, sine, cosine, -(cosine * x + sine * y), sine * x - cosine * y]
    return {"do": "gradient", "shape": shape, "gradient": {
        "kind": kind, "place": place, "plane": plane,
        "stops": [{"location": location, "color": color} for location, color in stops]}}


def gradients():
    two = ((0, RED), (1, BLUE))
    three = ((0.1, "#FFD60A"), (0.4, "#34C759"), (0.9, "#0000FF"))
    faded = ((0, "#000000FF"), (1, "#FF3B3000"))
    all_of_it = rect(0, 0, 48, 48)
    for name, place, stops in [("across", [0, 0, 48, 0], two), ("down", [0, 4, 0, 44], three),
                               ("aslant", [3.3, 7, 40, 44.4], three),
                               ("that fades", [0, 0, 48, 48], faded)]:
        yield f"linear gradient {name}", "gradient", [
            gradient(all_of_it, "linear", place, *stops)]
    yield "linear gradient in a rounded rectangle", "curve", [
        gradient(rounded(5.5, 6, 36, 35, 9), "linear", [5, 0, 42, 0], *two)]
    for name, place, stops in [("round the middle", [24, 24, 24], two),
                               ("round a corner", [0, 0, 60], three), ("that fades", [20.5, 30.2, 18], faded)]:
        yield f"radial gradient {name}", "gradient", [
            gradient(all_of_it, "radial", place, *stops)]
    for name, place, stops in [("from the right", [24, 24, 0], ((0, RED), (1, BLUE))),
                               ("from above", [24, 24, -0.25], three)]:
        yield f"conic gradient {name}", "conic", [gradient(all_of_it, "conic", place, *stops)]


def blends():
    modes = ["multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
             "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
             "luminosity"]
    below = [fill(rect(4 * i, 0, 4, 48), color) for i, color in enumerate(
        ["#FF3B30", "#FF9500", "#FFCC00", "#34C759", "#00C7BE", "#30B0C7", "#32ADE6", "#007AFF",
         "#5856D6", "#AF52DE", "#000000", "#8E8E93"])]
    above = [fill(rect(0, 4 * i, 48, 4), color) for i, color in enumerate(
        ["#FFFFFF", "#000000", "#808080", "#FF000080", "#00FF00", "#0000FF80", "#FF2D55",
         "#A2845E", "#1C1C1E", "#F2F2F7", "#FFD60AC0", "#64D2FF"])]
    for mode in modes:
        yield f"blend mode {mode}", "blend", [
            *below, {"do": "layer", "blendMode": mode}, *above, RESTORE]


GROUPS = (
    ("Rectangles", rectangles), ("Round shapes", round_shapes), ("Paths", paths),
    ("Borders", borders), ("Clips", clips), ("Opacity", opacities), ("Gradients", gradients),
    ("Blend modes", blends), ("Pictures", images),
    ("Outlines of text", texts),
)


def all_drawings():
    """The drawings with the group that each belongs to."""
    for title, function in GROUPS:
        for name, reason, steps in function():
            yield {"group": title, "name": name, "reason": reason, "width": SIZE, "height": SIZE,
                   "steps": steps}
