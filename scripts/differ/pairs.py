"""Labelled pairs of pictures, drawn the same on every run.

Each is a name, what is true of it, the kind of region that Meian should name or None, and the two
pictures, or functions that write them.
"""

from PIL import Image, ImageDraw, ImageFont

INTER = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
GROUND = {"light": ("#FFFFFF", "#000000", "#C6C6C8"), "dark": ("#1C1C1E", "#FFFFFF", "#38383A")}


def flat(color, size=(100, 100)):
    return Image.new("RGBA", size, color)


def text(words, style="light", ink=None, x=10.0, y=12, height=39, size=(600, 80), weight="Regular"):
    """Words at a position whose fraction is kept: drawn four times as wide and reduced."""
    ground, usual, _ = GROUND[style]
    font = ImageFont.truetype(INTER % weight, height * 4)
    large = Image.new("L", (size[0] * 4, size[1] * 4), 0)
    ImageDraw.Draw(large).text((round(x * 4), y * 4), words, font=font, fill=255)
    mask = large.resize(size, Image.BOX)
    picture = flat(ground, size)
    picture.paste(flat(ink or usual, size), (0, 0), mask)
    return picture


def disc(x=0.0, y=0.0, style="light", color="#007AFF", size=(160, 120), radius=28):
    large = Image.new("L", (size[0] * 8, size[1] * 8), 0)
    left, top = round((40 + x) * 8), round((30 + y) * 8)
    ImageDraw.Draw(large).ellipse((left, top, left + radius * 16, top + radius * 16), fill=255)
    picture = flat(GROUND[style][0], size)
    picture.paste(flat(color, size), (0, 0), large.resize(size, Image.BOX))
    return picture


def line(style, color=None, row=40, thick=1, size=(600, 80)):
    picture = flat(GROUND[style][0], size)
    if color is not False:
        draw = ImageDraw.Draw(picture)
        draw.rectangle((20, row, size[0] - 1, row + thick - 1), fill=color or GROUND[style][2])
    return picture


ENTRIES = ["General", "Wi-Fi", "Bluetooth", "Notifications", "Focus", "Battery", "Wallpaper"]


def rows(names, style="light", height=520, width=390):
    ground, ink, rule = GROUND[style]
    picture = flat(ground, (width, height))
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(INTER % "Regular", 22)
    for index, name in enumerate(names):
        draw.text((20, index * 60 + 16), name, font=font, fill=ink)
        draw.line((20, index * 60 + 59, width, index * 60 + 59), fill=rule)
    return picture


def overlay(alpha, over="#1C1C1E"):
    picture = text("Balance 1,250.00", "dark")
    veil = Image.new("RGBA", picture.size, (0, 0, 0, alpha))
    return Image.alpha_composite(picture, veil)


def changed(picture, x, y, color):
    other = picture.copy()
    other.putpixel((x, y), color)
    return other


def gamma(picture):
    """The same text with rims a little stronger, as another font renderer draws it."""
    def stronger(level):
        return level if level in (0, 255) else min(255, round(255 * (level / 255) ** 0.92))
    bands = [band.point(stronger) for band in picture.convert("RGB").split()]
    return Image.merge("RGB", bands).convert("RGBA")


def noisy(picture):
    """One level up or down at every thirteenth pixel, from a fixed sequence."""
    other = picture.copy()
    pixels = other.load()
    state = 12345
    for y in range(other.height):
        for x in range(other.width):
            state = (state * 1103515245 + 12345) % 2**31
            if state % 13 == 0:
                r, g, b, a = pixels[x, y]
                step = 1 if state // 13 % 2 else -1
                pixels[x, y] = (max(0, min(255, r + step)), g, b, a)
    return other


def icon(edge):
    """A white icon with soft rims on nothing; the colour under clear pixels is `edge`."""
    mask = disc(color="#000000").convert("L").point(lambda level: 255 - level)
    picture = Image.merge("RGBA", [mask.point(lambda a: 255 if a else edge)] * 3 + [mask])
    return picture


def steps(style, colors):
    for one, other in zip(colors, colors[1:]):
        yield f"{style} grey, {one} to {other}", True, "area", flat(one), flat(other)


def pairs():
    yield from steps("dark", ["#000000", "#1C1C1E", "#2C2C2E", "#3A3A3C", "#48484A", "#636366"])
    yield from steps("light", ["#FFFFFF", "#F2F2F7", "#E5E5EA", "#D1D1D6", "#C7C7CC"])
    yield "dark grey, one level", True, "area", flat("#1C1C1E"), flat("#1C1C1F")
    for name, one, other in [
        ("blue, light to dark", "#007AFF", "#0A84FF"), ("blue, iOS 17 to iOS 26", "#007AFF", "#0088FF"),
        ("red, light to dark", "#FF3B30", "#FF453A"), ("red, iOS 17 to iOS 26", "#FF3B30", "#FF383C"),
        ("green, light to dark", "#34C759", "#30D158"), ("orange, light to dark", "#FF9500", "#FF9F0A"),
        ("hue and not brightness", "#29389D", "#293800"), ("two cyans, hard to tell", "#00FEFC", "#5EFEFC"),
    ]:
        yield f"tint: {name}", True, "area", flat(one), flat(other)
    for style in ("light", "dark"):
        yield f"separator removed, {style}", True, "area", line(style), line(style, False)
        yield f"separator one pixel lower, {style}", True, "moved", line(style), line(style, row=41)
    yield "separator of another grey, dark", True, "area", line("dark"), line("dark", "#48484A")
    yield "separator of two pixels, another grey", True, "area", line("dark", thick=2), line("dark", "#48484A", thick=2)
    for style in ("light", "dark"):
        for shift, words in ((0.25, "a quarter"), (0.5, "half")):
            yield f"text {words} pixel aside, {style}", True, "edge", text("Transfer 100.00", style), text("Transfer 100.00", style, x=10 + shift)
    yield "text with stronger rims", True, "edge", text("Transfer 100.00"), gamma(text("Transfer 100.00"))
    yield "disc a quarter pixel lower", True, "edge", disc(), disc(y=0.25)
    yield "digit 1 to 7, #3A3A3C on #1C1C1E", True, "text", text("Transfer 100.00", "dark", "#3A3A3C"), text("Transfer 700.00", "dark", "#3A3A3C")
    yield "digit 1 to 7, #E5E5EA on white", True, "text", text("Transfer 100.00", ink="#E5E5EA"), text("Transfer 700.00", ink="#E5E5EA")
    yield "digit 1 to 7, black on white", True, "text", text("Transfer 100.00"), text("Transfer 700.00")
    yield "thin “il” to “li”", True, "text", text("1.250,00 il", weight="Light"), text("1.250,00 li", weight="Light")
    yield "label to secondary label, dark", True, "text", text("Subtitle", "dark"), text("Subtitle", "dark", "#98989F")
    yield "text removed", True, "text", text("Subtitle", "dark"), flat("#1C1C1E", (600, 80))
    yield "icon one pixel to the right", True, "moved", disc(), disc(x=1)
    yield "icon 40 pixels to the right", True, "moved", disc(), disc(x=40)
    yield "icon three pixels lower, dark", True, "moved", disc(style="dark"), disc(y=3, style="dark")
    grown = ENTRIES[:2] + ["Mobile Data"] + ENTRIES[2:]
    yield "row inserted in a list", True, "inserted-rows", rows(ENTRIES), rows(grown)
    yield "row removed from a list, dark", True, "removed-rows", rows(grown, "dark"), rows(ENTRIES, "dark")
    yield "page grew by a row", True, "inserted-rows", rows(ENTRIES, height=440), rows(grown, height=500)
    yield "overlay of 40 to 42 per cent", True, None, overlay(102), overlay(107)
    yield "overlay of 3 per cent appeared", True, None, text("Balance 1,250.00", "dark"), overlay(8)
    yield "white to white at half alpha", True, "area", flat("#FFFFFF"), flat((255, 255, 255, 128))
    yield "white to white at alpha 250", True, "area", flat("#FFFFFF"), flat((255, 255, 255, 250))
    yield "black at half alpha to the grey it gives on white", True, "area", flat((0, 0, 0, 128)), flat((127, 127, 127, 255))
    yield "white to clear", True, "area", flat("#FFFFFF"), flat((255, 255, 255, 0))
    yield "clear black to clear white, in stored pixels", True, "area", flat((0, 0, 0, 0)), flat((255, 255, 255, 0))
    yield "icon with another colour under clear pixels", True, None, icon(0), icon(255)
    yield "one row more, white", True, None, flat("#FFFFFF"), flat("#FFFFFF", (100, 101))
    yield "one column less, dark", True, None, flat("#1C1C1E"), flat("#1C1C1E", (99, 100))
    yield "the last pixel of the last row", True, None, flat("#1C1C1E"), changed(flat("#1C1C1E"), 99, 99, (44, 44, 46, 255))
    yield "1 × 1, one level", True, None, flat("#1C1C1E", (1, 1)), flat("#1C1C1F", (1, 1))
    yield "scattered noise of one level", True, "noise", text("Transfer", "dark"), noisy(text("Transfer", "dark"))
    same = text("Transfer 100.00", "dark")
    tint = flat("#FF3B30")
    yield "the same numbers, tagged Display P3", True, None, tint, (tint, {"chunk": (b"cICP", bytes([12, 13, 0, 1]))})
    yield "the same numbers, tagged sRGB", False, None, tint, (tint, {"chunk": (b"sRGB", b"\0")})
    yield "the same numbers, tagged with the gamma of sRGB", False, None, tint, (tint, {"chunk": (b"gAMA", (45455).to_bytes(4, "big"))})
    yield "the same file", False, None, same, same
    yield "the same pixels, compressed otherwise", False, None, same, (same, {"compress_level": 1})
    yield "the same pixels without alpha", False, None, same, same.convert("RGB")
    yield "the same pixels with a palette", False, None, flat("#1C1C1E"), flat("#1C1C1E").convert("RGB").quantize(2)
    yield "the same greys as grey", False, None, flat("#808080"), flat("#808080").convert("L")
    yield "the same pixels with a text chunk", False, None, same, (same, {"comment": "taken twice"})
    yield "the same pixels at another resolution", False, None, same, (same, {"dpi": (216, 216)})
