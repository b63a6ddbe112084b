#include "cpng.h"
#include "message.h"
#include <libdeflate.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct cpng_writer {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t length;
  size_t capacity;
  cpng_message message;
};

static void on_error(png_structp png, png_const_charp text) {
  cpng_writer *writer = png_get_error_ptr(png);
  cpng_set_message(&writer->message, text);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_write(png_structp png, png_bytep source, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->length) {
    size_t capacity = 2 * writer->capacity + count + 4096;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (bytes == NULL) png_error(png, "out of memory");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->length, source, count);
  writer->length += count;
}

static void on_flush(png_structp png) { (void)png; }

static cpng_status failure(const cpng_writer *writer) {
  return strstr(writer->message.text, "memory") ? CPNG_OUT_OF_MEMORY : CPNG_REFUSED;
}

cpng_writer *cpng_writer_new(void) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, on_error, on_warning);
  if (writer->png == NULL) goto failed;
  if (setjmp(png_jmpbuf(writer->png))) goto failed;
  writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) goto failed;
  png_set_write_fn(writer->png, writer, on_write, on_flush);
  png_set_benign_errors(writer->png, 0);
  return writer;
failed:
  cpng_writer_free(writer);
  return NULL;
}

void cpng_writer_free(cpng_writer *writer) {
  if (writer == NULL) return;
  if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

const char *cpng_writer_message(const cpng_writer *writer) { return writer->message.text; }

cpng_status cpng_add_text(
    cpng_writer *writer, const char *keyword, const char *utf8, int compressed) {
  if (setjmp(png_jmpbuf(writer->png))) return failure(writer);
  png_text text;
  memset(&text, 0, sizeof text);
  text.compression = compressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE;
  text.key = (png_charp)keyword;
  text.text = (png_charp)utf8;
  png_set_text(writer->png, writer->info, &text, 1);
  return CPNG_OK;
}

/* The rows as PNG stores them, each behind the byte that says it has no filter. */
static void pack_rows(
    const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, uint8_t *target) {
  for (size_t row = 0; row < height; row++) {
    const uint8_t *source = rgba + row * width * 4;
    *target++ = 0;
    if (!opaque) {
      memcpy(target, source, (size_t)width * 4);
      target += (size_t)width * 4;
      continue;
    }
    for (size_t column = 0; column < width; column++, source += 4, target += 3) {
      target[0] = source[0];
      target[1] = source[1];
      target[2] = source[2];
    }
  }
}

static void set_header(cpng_writer *writer, uint32_t width, uint32_t height, int opaque) {
  png_set_IHDR(
      writer->png, writer->info, width, height, 8,
      opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
}

static cpng_status write_chunks(
    cpng_writer *writer, uint32_t width, uint32_t height, int opaque, const uint8_t *packed,
    size_t count) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return failure(writer);
  set_header(writer, width, height, opaque);
  png_write_info(png, writer->info);
  /* Readers hold a chunk as a whole, so none is large. */
  for (size_t place = 0; place < count;) {
    size_t step = count - place < 1 << 18 ? count - place : 1 << 18;
    png_write_chunk(png, (png_const_bytep) "IDAT", packed + place, step);
    place += step;
  }
  /* png_write_end wants pixels that libpng has compressed itself. */
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  return CPNG_OK;
}

cpng_status cpng_write_packed(
    cpng_writer *writer, const uint8_t *rgba, uint32_t width, uint32_t height, int opaque,
    int level) {
  size_t count = (1 + (size_t)width * (opaque ? 3 : 4)) * height;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  size_t capacity = compressor == NULL ? 0 : libdeflate_zlib_compress_bound(compressor, count);
  uint8_t *rows = malloc(count);
  uint8_t *packed = malloc(capacity);
  cpng_status status = CPNG_OUT_OF_MEMORY;
  if (compressor != NULL && rows != NULL && packed != NULL) {
    pack_rows(rgba, width, height, opaque, rows);
    size_t length = libdeflate_zlib_compress(compressor, rows, count, packed, capacity);
    status = write_chunks(writer, width, height, opaque, packed, length);
  }
  free(packed);
  free(rows);
  if (compressor != NULL) libdeflate_free_compressor(compressor);
  return status;
}

cpng_status cpng_write_filtered(
    cpng_writer *writer, const uint8_t *rgba, uint32_t width, uint32_t height, int opaque,
    int level) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return failure(writer);
  set_header(writer, width, height, opaque);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_set_compression_level(png, level);
  png_set_compression_strategy(png, Z_DEFAULT_STRATEGY);
  png_set_compression_buffer_size(png, 1 << 18);
  png_write_info(png, writer->info);
  if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (size_t row = 0; row < height; row++) png_write_row(png, rgba + row * width * 4);
  png_write_end(png, writer->info);
  return CPNG_OK;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *length) {
  *length = writer->length;
  return writer->bytes;
}
