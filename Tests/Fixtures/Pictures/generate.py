#!/usr/bin/env python3
"""Writes the picture files of this folder and what Pillow decodes them to.

usage: generate.py        needs Pillow; run in this folder

PNGs are put together here, byte by byte, in every colour type, depth and order of rows. Their
expected pixels are Pillow's, except with 16 bits a channel, which Pillow cuts off, and with a
transparent grey of 2 or 4 bits, which it does not find: there they are the samples that the file
was made from. A line of expected.tsv is: file, width, height, CRC-32 of
the RGBA pixels in 8 bits, CRC-32 of them in 16 bits, highest byte first, or “-”.
"""
import io
import struct
import zlib

from PIL import Image, ImageOps

WIDTH, HEIGHT = 13, 11
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
NAMES = {0: "grey", 2: "rgb", 3: "palette", 4: "grey-alpha", 6: "rgba"}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
          (0, 1, 1, 2)]


def chunk(name, content):
    body = name + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))


def sample(x, y, channel, depth):
    value = (x * 2654435761 + y * 40503 + channel * 97 + x * y * 7919) & 0xFFFFFFFF
    return (value >> 7) & ((1 << depth) - 1)


def packed(row, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", value) for value in row)
    per_byte = 8 // depth
    result = bytearray()
    for start in range(0, len(row), per_byte):
        byte = 0
        for offset in range(per_byte):
            value = row[start + offset] if start + offset < len(row) else 0
            byte |= value << (8 - depth * (offset + 1))
        result.append(byte)
    return bytes(result)


def filtered(kind, row, prior, distance):
    result = bytearray([kind])
    for index, byte in enumerate(row):
        left = row[index - distance] if index >= distance else 0
        above = prior[index] if prior else 0
        corner = prior[index - distance] if prior and index >= distance else 0
        estimate = left + above - corner
        paeth = min((abs(estimate - v), i, v) for i, v in enumerate((left, above, corner)))[2]
        guess = (0, left, above, (left + above) // 2, paeth)[kind]
        result.append((byte - guess) & 255)
    return bytes(result)


def rows(pixels, color, depth, grid):
    x0, y0, step_x, step_y = grid
    columns = range(x0, WIDTH, step_x)
    if not columns:
        return b""
    distance = max(1, CHANNELS[color] * depth // 8)
    prior, result = None, b""
    for index, y in enumerate(range(y0, HEIGHT, step_y)):
        row = packed([value for x in columns for value in pixels[y][x]], depth)
        result += filtered(index % 5, row, prior, distance)
        prior = row
    return result


def png(color, depth, interlaced, before=b""):
    pixels = [[[sample(x, y, c, depth) for c in range(CHANNELS[color])] for x in range(WIDTH)]
              for y in range(HEIGHT)]
    grids = PASSES if interlaced else [(0, 0, 1, 1)]
    data = zlib.compress(b"".join(rows(pixels, color, depth, grid) for grid in grids), 9)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, color, 0, 0, int(interlaced))
    file = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + before + chunk(b"IDAT", data[:70])
            + chunk(b"IDAT", data[70:]) + chunk(b"IEND", b""))
    return file, pixels


def deep(color, pixels, key):
    """The pixels of 16 bits as RGBA."""
    result = []
    for row in pixels:
        for pixel in row:
            alpha = pixel[-1] if color in (4, 6) else 0 if tuple(pixel) == key else 65535
            colors = pixel[:3] if color in (2, 6) else [pixel[0]] * 3
            result.append((*colors, alpha))
    return result


class Folder:
    def __init__(self):
        self.lines = []

    def add(self, name, content, size, rgba, rgba16=None):
        with open(name, "wb") as file:
            file.write(content)
        wide = "-" if rgba16 is None else f"{zlib.crc32(rgba16):08x}"
        self.lines.append(f"{name}\t{size[0]}\t{size[1]}\t{zlib.crc32(rgba):08x}\t{wide}\n")

    def add_decoded(self, name, content):
        image = ImageOps.exif_transpose(Image.open(io.BytesIO(content)))
        self.add(name, content, image.size, image.convert("RGBA").tobytes())

    def add_png(self, color, depth, interlaced, transparent):
        name = f"{NAMES[color]}-{depth}{'-interlaced' * interlaced}{'-key' * transparent}.png"
        before, key = b"", None
        if color == 3:
            palette = bytes((n * 37 + c * 91) & 255 for n in range(1 << depth) for c in range(3))
            before = chunk(b"PLTE", palette)
        if transparent and color == 3:
            before += chunk(b"tRNS", bytes((n * 61) & 255 for n in range(max(1, (1 << depth) - 1))))
        elif transparent:
            key = tuple(sample(4, 5, c, depth) for c in range(CHANNELS[color]))
            before = chunk(b"tRNS", b"".join(struct.pack(">H", value) for value in key))
        content, pixels = png(color, depth, interlaced, before)
        if depth < 16 and not (key and depth in (2, 4)):
            self.add_decoded(name, content)
            return
        if depth < 16:
            spread = 255 // ((1 << depth) - 1)
            wide = [(*(grey * spread for grey in pixel[:3]), 255 * (pixel[3] != 0))
                    for pixel in deep(color, pixels, key)]
            self.add(name, content, (WIDTH, HEIGHT), bytes(v for pixel in wide for v in pixel))
            return
        wide = deep(color, pixels, key)
        near = bytes((value * 255 + 32895) >> 16 for pixel in wide for value in pixel)
        exact = b"".join(struct.pack(">H", value) for pixel in wide for value in pixel)
        self.add(name, content, (WIDTH, HEIGHT), near, exact)


def fixed(value):
    return struct.pack(">i", round(value * 65536))


def profile(colorants, name):
    """An ICC profile of version 4 with the given X, Y, Z of red, green and blue and sRGB's curve."""
    curve = b"para" + bytes(4) + struct.pack(">HH", 3, 0) + b"".join(
        map(fixed, (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))
    text = name.encode("utf-16-be")
    description = b"mluc" + bytes(4) + struct.pack(">II2s2sII", 1, 12, b"en", b"US", len(text), 28) + text
    tags = [(b"desc", description), (b"rTRC", curve), (b"gTRC", curve), (b"bTRC", curve)]
    for tag, xyz in zip((b"rXYZ", b"gXYZ", b"bXYZ"), colorants):
        tags.append((tag, b"XYZ " + bytes(4) + b"".join(map(fixed, xyz))))
    tags.append((b"wtpt", b"XYZ " + bytes(4) + b"".join(map(fixed, (0.9642, 1, 0.82491)))))
    table, data, offset = b"", b"", 128 + 4 + 12 * len(tags)
    for tag, content in tags:
        content += bytes(-len(content) % 4)
        table += tag + struct.pack(">II", offset + len(data), len(content))
        data += content
    length = offset + len(data)
    header = struct.pack(">I4sI4s4s4s", length, bytes(4), 0x04000000, b"mntr", b"RGB ", b"XYZ ")
    header += bytes(12) + b"acsp" + bytes(24) + struct.pack(">I", 0)
    header += b"".join(map(fixed, (0.9642, 1, 0.82491)))
    return header + bytes(128 - len(header)) + struct.pack(">I", len(tags)) + table + data


P3 = ((0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407))
ADOBE = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))


def saved(image, format, **options):
    file = io.BytesIO()
    image.save(file, format, **options)
    return file.getvalue()


def photo():
    image = Image.new("RGB", (37, 23))
    image.putdata([((x * 7) & 255, (y * 11) & 255, (x * y) & 255)
                   for y in range(23) for x in range(37)])
    return image


def main():
    folder = Folder()
    for color, depths in DEPTHS.items():
        for depth in depths:
            for interlaced in (False, True):
                folder.add_png(color, depth, interlaced, False)
                if color in (0, 2, 3):
                    folder.add_png(color, depth, interlaced, True)

    image = photo()
    clear = image.convert("RGBA")
    clear.putalpha(Image.linear_gradient("L").resize(image.size))
    turned = Image.Exif()
    turned[0x0112] = 6
    p3, adobe = profile(P3, "Display P3"), profile(ADOBE, "Wide RGB")
    folder.add_decoded("plain.jpg", saved(image, "JPEG", quality=90))
    folder.add_decoded("full.jpg", saved(image, "JPEG", quality=95, subsampling=0))
    folder.add_decoded("grey.jpg", saved(image.convert("L"), "JPEG"))
    folder.add_decoded("progressive.jpg", saved(image, "JPEG", progressive=True))
    folder.add_decoded("turned.jpg", saved(image, "JPEG", exif=turned))
    folder.add_decoded("p3.jpg", saved(image, "JPEG", icc_profile=p3))
    folder.add_decoded("lossless.webp", saved(clear, "WEBP", lossless=True, exact=True))
    folder.add_decoded("lossy.webp", saved(image, "WEBP", quality=80))
    folder.add_decoded("p3.webp", saved(image, "WEBP", lossless=True, icc_profile=p3))
    folder.add_decoded("p3.png", saved(image, "PNG", icc_profile=p3))
    folder.add_decoded("wide.png", saved(image, "PNG", icc_profile=adobe))
    with open("expected.tsv", "w") as file:
        file.writelines(sorted(folder.lines))


main()
