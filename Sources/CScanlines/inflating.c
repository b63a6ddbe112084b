#define _GNU_SOURCE
#include "cscanlines.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <sys/mman.h>

struct cscan_inflater {
  struct libdeflate_decompressor *decompressor;
};

cscan_inflater *cscan_inflater_new(void) {
  cscan_inflater *inflater = calloc(1, sizeof *inflater);
  if (inflater == NULL) return NULL;
  inflater->decompressor = libdeflate_alloc_decompressor();
  if (inflater->decompressor == NULL) {
    free(inflater);
    return NULL;
  }
  return inflater;
}

void cscan_inflater_free(cscan_inflater *inflater) {
  if (inflater == NULL) return;
  libdeflate_free_decompressor(inflater->decompressor);
  free(inflater);
}

int cscan_inflate(
    cscan_inflater *inflater, const uint8_t *source, size_t length, uint8_t *target,
    size_t capacity, size_t *written) {
  size_t read = 0;
  enum libdeflate_result result = libdeflate_zlib_decompress_ex(
      inflater->decompressor, source, length, target, capacity, &read, written);
  return result == LIBDEFLATE_SUCCESS && read == length;
}

uint32_t cscan_crc32(const uint8_t *bytes, size_t length) {
  return libdeflate_crc32(0, bytes, length);
}

void cscan_prefer_large_pages(void *start, size_t length) {
#ifdef MADV_HUGEPAGE
  const uintptr_t large = (uintptr_t)2 << 20;
  uintptr_t first = ((uintptr_t)start + large - 1) & ~(large - 1);
  uintptr_t end = ((uintptr_t)start + length) & ~(large - 1);
  /* A refusal costs time alone. */
  if (end > first) (void)madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
  (void)start;
  (void)length;
#endif
}
