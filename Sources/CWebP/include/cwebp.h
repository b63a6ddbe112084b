#ifndef CWEBP_H
#define CWEBP_H
#include <stddef.h>
#include <stdint.h>

typedef enum cwebp_status {
  CWEBP_OK = 0,
  CWEBP_TRUNCATED,
  CWEBP_ANIMATED,
  CWEBP_OUT_OF_MEMORY,
  CWEBP_DAMAGED,
} cwebp_status;

cwebp_status cwebp_read_header(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height);
/* Reads the pixels as 8-bit straight RGBA, row by row without gaps. */
cwebp_status cwebp_read_pixels(
    const uint8_t *bytes, size_t length, uint8_t *rgba, size_t capacity);

#endif
