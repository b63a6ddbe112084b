#ifndef CINFLATE_H
#define CINFLATE_H
#include <stddef.h>
#include <stdint.h>

/* Unpacks a stream of the deflate method without a frame, as archives hold it, that fills `source`
   exactly; `written` is how many bytes came out. 0 where the stream is anything else, `capacity` is
   too small or there is no memory. */
int cinflate(
    const uint8_t *source, size_t length, uint8_t *target, size_t capacity, size_t *written);

/* The checksum that an archive keeps of a file. */
uint32_t cinflate_crc32(const uint8_t *bytes, size_t length);

#endif
