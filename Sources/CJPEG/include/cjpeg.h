#ifndef CJPEG_H
#define CJPEG_H
#include <stddef.h>
#include <stdint.h>

/* libjpeg reports errors by a function that must not return, which here is a longjmp within C.
   Every function returns normally; 0 means that the library refused and the message says why.
   What the library would only warn of, such as missing data, is refused as well. */
typedef struct cjpeg_reader cjpeg_reader;

/* A reader of `length` bytes, which must stay in place until it is freed; NULL without memory. */
cjpeg_reader *cjpeg_reader_new(const uint8_t *bytes, size_t length);
void cjpeg_reader_free(cjpeg_reader *reader);
const char *cjpeg_reader_message(const cjpeg_reader *reader);

int cjpeg_read_header(cjpeg_reader *reader, uint32_t *width, uint32_t *height);
/* Reads the pixels as opaque 8-bit RGBA, the way they are stored. */
int cjpeg_read_pixels(cjpeg_reader *reader, uint8_t *rgba, size_t capacity);

/* Known once the header is read; it lives as long as the reader. */
const uint8_t *cjpeg_color_profile(const cjpeg_reader *reader, size_t *length);
/* The first Exif chunk, from its “Exif” on; it lives until the pixels are read. */
const uint8_t *cjpeg_exif(const cjpeg_reader *reader, size_t *length);

#endif
