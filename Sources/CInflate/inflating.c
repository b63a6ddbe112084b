#include "cinflate.h"
#include <libdeflate.h>

int cinflate(
    const uint8_t *source, size_t length, uint8_t *target, size_t capacity, size_t *written) {
  size_t read = 0;
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL) return 0;
  enum libdeflate_result result = libdeflate_deflate_decompress_ex(
      decompressor, source, length, target, capacity, &read, written);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS && read == length;
}

uint32_t cinflate_crc32(const uint8_t *bytes, size_t length) {
  return libdeflate_crc32(0, bytes, length);
}
