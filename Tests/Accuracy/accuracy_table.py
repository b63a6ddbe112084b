"""What two renderers' pictures differ by, and the document that says so."""

import dataclasses
import pathlib

import cairo

import drawings

# Cairo also draws each pixel as this many in both directions, for areas that are nearly exact.
FINE = 16

HEAD = """\
# Accuracy against Cairo

Meian and [Cairo](https://www.cairographics.org) {version}, which shares no code with it, paint the
same {count} drawings of 48 × 48 pixels on white. The figures are the largest difference of any
channel of any pixel, from 0 to 255:

- *Cairo*: against Cairo as it is, with its best antialiasing.
- *fine*: against Cairo drawing each pixel as {fine} × {fine}, averaged. That is close to the exact
  area, so it tells which of the two is off.
- *Cairo to fine*: how far Cairo itself is from that.

Each drawing has a reason for what remains. The reason allows a largest difference, to *fine*, or to
*Cairo* where averaging many pixels would be another picture; `scripts/test` fails beyond it, and where
a figure is no longer the one below. `scripts/compare-with-cairo` writes this page.

| reason | against | allowed | drawings | largest | what remains |
|---|---|--:|--:|--:|---|
"""


@dataclasses.dataclass
class Differences:
    """The largest channel differences of one drawing."""
    meian: bytes
    plain: bytes
    fine: bytes

    @staticmethod
    def largest(a, b):
        return max(abs(x - y) for x, y in zip(a, b))

    @property
    def figures(self):
        return (self.largest(self.meian, self.plain), self.largest(self.meian, self.fine),
                self.largest(self.plain, self.fine))


def judged(drawing, differences):
    """The difference that counts: that to the fine drawing, or to the plain one where Cairo's fine
    drawing is of something else."""
    plain, fine, _ = differences.figures
    return plain if drawings.REASONS[drawing["reason"]].against == "plain" else fine


def document(results):
    lines = [HEAD.format(
        version=cairo.cairo_version_string(), count=len(results), fine=FINE).rstrip("\n")]
    for key, reason in drawings.REASONS.items():
        own = [judged(*result) for result in results if result[0]["reason"] == key]
        against = "Cairo" if reason.against == "plain" else "fine"
        lines.append(f"| {key} | {against} | {reason.allowed} | {len(own)} | {max(own)} | "
                     f"{reason.text} |")
    group = None
    for drawing, differences in results:
        if drawing["group"] != group:
            group = drawing["group"]
            lines += ["", f"## {group}", "", "| drawing | Cairo | fine | Cairo to fine | reason |",
                      "|---|--:|--:|--:|---|"]
        plain, fine, own = differences.figures
        lines.append(f"| {drawing['name']} | {plain} | {fine} | {own} | {drawing['reason']} |")
    return "\n".join(lines) + "\n"


def problems(results):
    """A line for each drawing that differs by more than its reason explains."""
    lines = []
    for drawing, differences in results:
        allowed = drawings.REASONS[drawing["reason"]].allowed
        found = judged(drawing, differences)
        if found > allowed:
            lines.append(f"{drawing['group']}, {drawing['name']}: differs by {found}; "
                         f"“{drawing['reason']}” explains {allowed}")
    return lines


def write_pictures(folder, number, drawing, *pictures):
    """Meian, Cairo and fine side by side, eight times as large, as NUMBER.png."""
    width, height = drawing["width"], drawing["height"]
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, 8 * width * len(pictures), 8 * height)
    context = cairo.Context(surface)
    for index, channels in enumerate(pictures):
        source = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
        data, stride = source.get_data(), source.get_stride()
        for y in range(height):
            for x in range(width):
                red, green, blue, _ = channels[4 * (y * width + x):4 * (y * width + x) + 4]
                data[y * stride + 4 * x:y * stride + 4 * x + 3] = bytes((blue, green, red))
        source.mark_dirty()
        context.save()
        context.translate(8 * width * index, 0)
        context.scale(8, 8)
        context.set_source_surface(source)
        context.get_source().set_filter(cairo.FILTER_NEAREST)
        context.paint()
        context.restore()
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    surface.write_to_png(str(pathlib.Path(folder) / f"{number:03}.png"))
