#include "cpng.h"
#include "message.h"
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

cpng_status cpng_write(
    cpng_writer *writer, const uint8_t *rgba, uint32_t width, uint32_t height, int opaque,
    int level, int adaptive) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return failure(writer);
  png_set_IHDR(
      png, writer->info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, adaptive ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
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
