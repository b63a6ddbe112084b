#include "cscanlines.h"
#include <string.h>

/* One pixel: as four bytes, and with room for sums and differences of bytes. */
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef int16_t lanes4 __attribute__((vector_size(8)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));

#define ALWAYS static inline __attribute__((always_inline))

ALWAYS uint32_t load(const uint8_t *from) {
  uint32_t value;
  memcpy(&value, from, 4);
  return value;
}

ALWAYS void store(uint8_t *to, uint32_t value) { memcpy(to, &value, 4); }

/* Bytes of a pixel in memory order, whichever way the machine counts. */
ALWAYS uint32_t pixel(uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha) {
  uint8_t bytes[4] = {red, green, blue, alpha};
  return load(bytes);
}

ALWAYS lanes4 wide(uint32_t value) {
  bytes4 bytes;
  memcpy(&bytes, &value, 4);
  return __builtin_convertvector(bytes, lanes4);
}

ALWAYS uint32_t narrow(lanes4 lanes) {
  bytes4 bytes = __builtin_convertvector(lanes, bytes4);
  uint32_t value;
  memcpy(&value, &bytes, 4);
  return value;
}

/* Adds byte by byte, without carries between them. */
ALWAYS uint32_t add(uint32_t left, uint32_t right) {
  bytes4 a, b;
  memcpy(&a, &left, 4);
  memcpy(&b, &right, 4);
  a += b;
  memcpy(&left, &a, 4);
  return left;
}

/* The stored pixel in column x; what a kind does not store is 0. Three bytes are read as four, and
   the fourth, the next pixel's, is overwritten by `opaque` at the end. */
ALWAYS uint32_t stored(int channels, const uint8_t *source, size_t x) {
  switch (channels) {
    case 1: return pixel(source[x], source[x], source[x], 0);
    case 2: return pixel(source[2 * x], source[2 * x], source[2 * x], source[2 * x + 1]);
    case 3: return load(source + 3 * x);
    default: return load(source + 4 * x);
  }
}

ALWAYS uint32_t opaque(int channels, uint32_t value) {
  return channels == 1 || channels == 3 ? value | pixel(0, 0, 0, 255) : value;
}

ALWAYS lanes4 magnitude(lanes4 value) {
  lanes4 sign = value >> 15;
  return (value ^ sign) - sign;
}

/* Source of the rule: PNG specification (third edition), 9.4. */
ALWAYS lanes4 paeth(lanes4 left, lanes4 above, lanes4 corner) {
  lanes4 to_left = above - corner;
  lanes4 to_above = left - corner;
  lanes4 to_corner = magnitude(to_left + to_above);
  to_left = magnitude(to_left);
  to_above = magnitude(to_above);
  lanes4 is_left = (to_left <= to_above) & (to_left <= to_corner);
  lanes4 is_above = (lanes4)(to_above <= to_corner);
  lanes4 other = (above & is_above) | (corner & ~is_above);
  return (left & is_left) | (other & ~is_left);
}

ALWAYS void plain(int channels, const uint8_t *source, uint8_t *target, size_t width) {
  if (channels == 4) {
    memmove(target, source, 4 * width);
    return;
  }
  for (size_t x = 0; x < width; x++)
    store(target + 4 * x, opaque(channels, stored(channels, source, x)));
}

ALWAYS void sub(int channels, const uint8_t *source, uint8_t *target, size_t width) {
  uint32_t left = 0;
  for (size_t x = 0; x < width; x++) {
    left = opaque(channels, add(stored(channels, source, x), left));
    store(target + 4 * x, left);
  }
}

ALWAYS void up(
    int channels, const uint8_t *source, const uint8_t *prior, uint8_t *target, size_t width) {
  size_t x = 0;
  if (channels == 4) {
    /* Sixteen bytes are read before as many are written, which an overlap allows. */
    for (; x + 4 <= width; x += 4) {
      bytes16 row, above;
      memcpy(&row, source + 4 * x, 16);
      memcpy(&above, prior + 4 * x, 16);
      row += above;
      memcpy(target + 4 * x, &row, 16);
    }
  }
  for (; x < width; x++)
    store(target + 4 * x,
          opaque(channels, add(stored(channels, source, x), load(prior + 4 * x))));
}

ALWAYS void average(
    int channels, const uint8_t *source, const uint8_t *prior, uint8_t *target, size_t width) {
  uint32_t left = 0;
  for (size_t x = 0; x < width; x++) {
    lanes4 half = (wide(left) + wide(load(prior + 4 * x))) >> 1;
    left = opaque(channels, narrow(wide(stored(channels, source, x)) + half));
    store(target + 4 * x, left);
  }
}

ALWAYS void paeth_row(
    int channels, const uint8_t *source, const uint8_t *prior, uint8_t *target, size_t width) {
  lanes4 left = {0, 0, 0, 0}, corner = {0, 0, 0, 0};
  const lanes4 byte = {255, 255, 255, 255};
  for (size_t x = 0; x < width; x++) {
    lanes4 above = wide(load(prior + 4 * x));
    left = (wide(stored(channels, source, x)) + paeth(left, above, corner)) & byte;
    corner = above;
    /* The fourth byte may be anything on the way: it meets no other. */
    store(target + 4 * x, opaque(channels, narrow(left)));
  }
}

ALWAYS void row(
    int channels, int filter, const uint8_t *source, const uint8_t *prior, uint8_t *target,
    size_t width) {
  switch (filter) {
    case 1: sub(channels, source, target, width); break;
    case 2: up(channels, source, prior, target, width); break;
    case 3: average(channels, source, prior, target, width); break;
    case 4: paeth_row(channels, source, prior, target, width); break;
    default: plain(channels, source, target, width); break;
  }
}

void cscan_row(
    int channels, int filter, const uint8_t *source, const uint8_t *prior, uint8_t *target,
    size_t width) {
  /* One copy of the loops for each kind, with its branches gone. */
  switch (channels) {
    case 1: row(1, filter, source, prior, target, width); break;
    case 2: row(2, filter, source, prior, target, width); break;
    case 3: row(3, filter, source, prior, target, width); break;
    default: row(4, filter, source, prior, target, width); break;
  }
}

uint8_t cscan_look_up(uint32_t *pixels, size_t count, const uint32_t *colors) {
  uint8_t largest = 0;
  for (size_t index = 0; index < count; index++) {
    uint8_t color;
    memcpy(&color, &pixels[index], 1);
    if (color > largest) largest = color;
    pixels[index] = colors[color];
  }
  return largest;
}
