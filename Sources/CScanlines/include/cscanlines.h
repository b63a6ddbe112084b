#ifndef CSCANLINES_H
#define CSCANLINES_H
#include <stddef.h>
#include <stdint.h>

/* What reading the common kinds of PNG fast takes: inflating with libdeflate, and undoing the
   filters of rows in integer vector arithmetic. Nothing here looks at a file's structure. */

typedef struct cscan_inflater cscan_inflater;

/* NULL without memory. */
cscan_inflater *cscan_inflater_new(void);
void cscan_inflater_free(cscan_inflater *inflater);

/* Unpacks a zlib stream that fills `source` exactly, its checksum included; `written` is how many
   bytes came out. 0 where the stream is anything else or `capacity` is too small. */
int cscan_inflate(
    cscan_inflater *inflater, const uint8_t *source, size_t length, uint8_t *target,
    size_t capacity, size_t *written);

/* The checksum of a PNG's chunk. */
uint32_t cscan_crc32(const uint8_t *bytes, size_t length);

/* Asks the system to back a large buffer by large pages: first touching small ones costs more than
   inflating into them. Without effect where the system has none. */
void cscan_prefer_large_pages(void *start, size_t length);

/* How many bytes behind a row may be read, though never used, by cscan_row. */
enum { CSCAN_SLACK = 4 };

/* Undoes the filter (0 to 4, as PNG numbers them) of one row of `width` pixels and spreads it to
   four bytes a pixel. `channels` is 1 (grey, or an index, repeated in three bytes), 2 (grey and
   alpha), 3 (RGB) or 4 (RGBA); without alpha the fourth byte becomes 255. `prior` is the row above
   as this function left it, zeros for the first one. `target` may overlap `source` where each pixel
   is written no further on than where the next one is read. */
void cscan_row(
    int channels, int filter, const uint8_t *source, const uint8_t *prior, uint8_t *target,
    size_t width);

/* Replaces pixels that hold an index in their first byte by one of 256 colours; the largest index
   met is returned. */
uint8_t cscan_look_up(uint32_t *pixels, size_t count, const uint32_t *colors);

#endif
