"""Paints the drawings of drawings.py with Cairo."""

import math

import cairo

QUARTER = 0.5522847498307936  # of a circle's radius: the control points of its quarter as a cubic


def paint(drawing, scale=1):
    """The surface of a drawing, each of its pixels drawn as `scale` × `scale`."""
    surface = cairo.ImageSurface(
        cairo.FORMAT_ARGB32, drawing["width"] * scale, drawing["height"] * scale)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.scale(scale, scale)
    context.set_tolerance(0.025)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    ends = []
    for step in drawing["steps"]:
        if scale > 1 and "fineFilter" in step:
            step = {**step, "filter": step["fineFilter"]}
        PAINTERS[step["do"]](context, step, ends)
    surface.flush()
    return surface


def channels(drawing, scale=1):
    """Rows of red, green, blue, alpha; drawn finer and averaged where `scale` is above 1."""
    surface = paint(drawing, scale)
    data, stride = bytes(surface.get_data()), surface.get_stride()
    width, height = drawing["width"], drawing["height"]
    result = bytearray(4 * width * height)
    area = scale * scale
    for y in range(height):
        rows = [data[(y * scale + k) * stride:(y * scale + k) * stride + 4 * width * scale]
                for k in range(scale)]
        for source, target in ((2, 0), (1, 1), (0, 2), (3, 3)):
            sums = list(map(sum, zip(*(row[source::4] for row in rows))))
            result[4 * y * width + target:4 * (y + 1) * width:4] = bytes(
                (sum(sums[x:x + scale]) + area // 2) // area
                for x in range(0, width * scale, scale))
    return bytes(result)


def set_color(context, text):
    context.set_source_rgba(*parts(text))


def parts(text):
    """Red, green, blue and alpha of a colour, from 0 to 1."""
    digits = [int(text[i:i + 2], 16) / 255 for i in range(1, len(text), 2)]
    return digits if len(digits) > 3 else [*digits, 1]


def outline(context, shape):
    """Adds a shape to the path."""
    numbers = shape["numbers"]
    {"rect": lambda: context.rectangle(*numbers), "roundedRect": lambda: rounded(context, *numbers),
     "ellipse": lambda: ellipse(context, *numbers),
     "path": lambda: path(context, shape["verbs"], numbers)}[shape["kind"]]()


def rounded(context, x, y, width, height, radius):
    r = min(radius, width / 2, height / 2)
    k = r * (1 - QUARTER)
    context.move_to(x + r, y)
    context.line_to(x + width - r, y)
    context.curve_to(x + width - k, y, x + width, y + k, x + width, y + r)
    context.line_to(x + width, y + height - r)
    context.curve_to(
        x + width, y + height - k, x + width - k, y + height, x + width - r, y + height)
    context.line_to(x + r, y + height)
    context.curve_to(x + k, y + height, x, y + height - k, x, y + height - r)
    context.line_to(x, y + r)
    context.curve_to(x, y + k, x + k, y, x + r, y)
    context.close_path()


def ellipse(context, x, y, width, height):
    context.save()
    context.translate(x + width / 2, y + height / 2)
    context.scale(width / 2, height / 2)
    context.new_sub_path()
    context.arc(0, 0, 1, 0, 6.283185307179586)
    context.close_path()
    context.restore()


def path(context, verbs, numbers):
    rest = iter(numbers)
    for verb in verbs:
        if verb == "M":
            context.move_to(next(rest), next(rest))
        elif verb == "L":
            context.line_to(next(rest), next(rest))
        elif verb == "Q":
            (x0, y0), (x1, y1), (x2, y2) = context.get_current_point(), (next(rest), next(rest)), (
                next(rest), next(rest))
            context.curve_to(
                x0 + 2 / 3 * (x1 - x0), y0 + 2 / 3 * (y1 - y0), x2 + 2 / 3 * (x1 - x2),
                y2 + 2 / 3 * (y1 - y2), x2, y2)
        elif verb == "C":
            context.curve_to(*(next(rest) for _ in range(6)))
        else:
            context.close_path()


def fill(context, step, _):
    outline(context, step["shape"])
    set_color(context, step["color"])
    context.fill()


def border(context, step, _):
    shape, width = step["shape"], step["number"]
    set_color(context, step["color"])
    if shape["kind"] == "path":
        context.save()
        outline(context, shape)
        context.clip_preserve()
        context.set_line_width(2 * width)
        context.set_line_join(cairo.LINE_JOIN_ROUND)
        context.stroke()
        context.restore()
        return
    # The band between the shape and the shape inset by the border's width.
    outline(context, shape)
    x, y, w, h, *radius = shape["numbers"]
    inner = [x + width, y + width, w - 2 * width, h - 2 * width] + [
        max(0, r - width) for r in radius]
    if inner[2] > 0 and inner[3] > 0:
        outline(context, {"kind": shape["kind"], "numbers": inner})
    context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
    context.fill()
    context.set_fill_rule(cairo.FILL_RULE_WINDING)


def glyphs(context, step, _):
    set_color(context, step["color"])
    for x, y in step["origins"]:
        context.save()
        context.translate(x, y)
        outline(context, step["shape"])
        context.fill()
        context.restore()


def image(context, step, _):
    picture = step["picture"]
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, picture["width"], picture["height"])
    data, stride = surface.get_data(), surface.get_stride()
    for index, text in enumerate(picture["pixels"]):
        r, g, b, a = bytes.fromhex(text)
        place = index // picture["width"] * stride + index % picture["width"] * 4
        data[place:place + 4] = bytes((v * a + 127) // 255 for v in (b, g, r)) + bytes([a])
    surface.mark_dirty()
    x, y, width, height = step["destination"]
    context.save()
    context.translate(x, y)
    context.scale(width / picture["width"], height / picture["height"])
    pattern = cairo.SurfacePattern(surface)
    pattern.set_filter(getattr(cairo, f"FILTER_{step['filter']}"))
    pattern.set_extend(cairo.EXTEND_PAD)
    context.set_source(pattern)
    context.rectangle(0, 0, picture["width"], picture["height"])
    context.fill()
    context.restore()


def clip(context, step, ends):
    context.save()
    outline(context, step["shape"])
    context.clip()
    ends.append(context.restore)


def group(context, step, ends):
    context.push_group()

    def end():
        context.pop_group_to_source()
        context.paint_with_alpha(step["number"])

    ends.append(end)


def gradient(context, step, _):
    words = step["gradient"]
    context.save()
    outline(context, step["shape"])
    if words["kind"] == "conic":
        context.clip()
        wedges(context, words)
    else:
        place = words["place"]
        pattern = (cairo.LinearGradient(*place) if words["kind"] == "linear"
                   else cairo.RadialGradient(place[0], place[1], 0, *place))
        pattern.set_extend(cairo.EXTEND_PAD)
        for stop in words["stops"]:
            pattern.add_color_stop_rgba(stop["location"], *parts(stop["color"]))
        context.set_source(pattern)
        context.fill()
    context.restore()


def wedges(context, words):
    """A conic gradient, which Cairo does not have: 1440 triangles in one colour each."""
    x, y, turn = words["place"]
    context.set_antialias(cairo.ANTIALIAS_NONE)
    count, radius = 1440, 100
    for index in range(count):
        # Each reaches a little under the next one.
        first, last = (2 * math.pi * (turn + k / count) for k in (index, index + 1.2))
        context.move_to(x, y)
        context.line_to(x + radius * math.cos(first), y + radius * math.sin(first))
        context.line_to(x + radius * math.cos(last), y + radius * math.sin(last))
        context.set_source_rgba(*mixed(words["stops"], (index + 0.5) / count))
        context.fill()


def mixed(stops, place):
    """The colour at a place between the stops."""
    if place <= stops[0]["location"]:
        return parts(stops[0]["color"])
    for start, end in zip(stops, stops[1:]):
        if place <= end["location"]:
            share = (place - start["location"]) / (end["location"] - start["location"])
            return [a + (b - a) * share
                    for a, b in zip(parts(start["color"]), parts(end["color"]))]
    return parts(stops[-1]["color"])


def layer(context, step, ends):
    context.push_group()

    def end():
        context.pop_group_to_source()
        context.set_operator(getattr(cairo, f"OPERATOR_{OPERATORS[step['blendMode']]}"))
        context.paint_with_alpha(step.get("number", 1))
        context.set_operator(cairo.OPERATOR_OVER)

    ends.append(end)


# Both follow W3C's formulae; plusLighter and plusDarker are Apple's own.
OPERATORS = {
    "normal": "OVER", "multiply": "MULTIPLY", "screen": "SCREEN", "overlay": "OVERLAY",
    "darken": "DARKEN", "lighten": "LIGHTEN", "colorDodge": "COLOR_DODGE",
    "colorBurn": "COLOR_BURN", "softLight": "SOFT_LIGHT", "hardLight": "HARD_LIGHT",
    "difference": "DIFFERENCE", "exclusion": "EXCLUSION", "hue": "HSL_HUE",
    "saturation": "HSL_SATURATION", "color": "HSL_COLOR", "luminosity": "HSL_LUMINOSITY",
}

PAINTERS = {
    "gradient": gradient, "layer": layer,
    "fill": fill, "border": border, "glyphs": glyphs, "image": image, "clip": clip, "group": group,
    "restore": lambda context, step, ends: ends.pop()(),
}
