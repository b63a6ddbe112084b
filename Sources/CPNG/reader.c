#include "cpng.h"
#include "message.h"
#include <png.h>
#include <stdlib.h>
#include <string.h>

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t length;
  size_t offset;
  int truncated;
  int reduced;
  size_t text_limit;
  size_t text_bytes;  /* of the texts counted so far */
  int text_count;
  cpng_message message;
};

static void on_error(png_structp png, png_const_charp text) {
  cpng_reader *reader = png_get_error_ptr(png);
  cpng_set_message(&reader->message, text);
  png_longjmp(png, 1);
}

/* What matters was made an error by png_set_benign_errors. */
static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/* Adds what libpng has unpacked since the last call; it keeps each text in memory. */
static void count_texts(cpng_reader *reader) {
  png_textp texts = NULL;
  int count = 0;
  if (reader->info == NULL) return;
  png_get_text(reader->png, reader->info, &texts, &count);
  for (; reader->text_count < count; reader->text_count++) {
    const png_text *text = &texts[reader->text_count];
    int is_utf8 = text->compression >= PNG_ITXT_COMPRESSION_NONE;
    reader->text_bytes += is_utf8 ? text->itxt_length : text->text_length;
  }
  if (reader->text_bytes > reader->text_limit)
    png_error(reader->png, "the texts are too long together");
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  count_texts(reader);
  if (count > reader->length - reader->offset) {
    reader->truncated = 1;
    png_error(png, "the data ends early");
  }
  memcpy(target, reader->bytes + reader->offset, count);
  reader->offset += count;
}

/* Scales a row of 16-bit RGBA to the nearest 8 bits in place. */
static void on_row(png_structp png, png_row_infop row, png_bytep bytes) {
  cpng_reader *reader = png_get_io_ptr(png);
  size_t count = (size_t)4 * row->width;
  for (size_t index = 0; index < count; index++) {
    unsigned sample = (unsigned)bytes[2 * index] << 8 | bytes[2 * index + 1];
    unsigned level = (sample * 255 + 32895) >> 16;
    if (sample != level * 257) reader->reduced = 1;
    bytes[index] = (png_byte)level;
  }
}

static cpng_status failure(const cpng_reader *reader) {
  if (reader->truncated) return CPNG_TRUNCATED;
  return strstr(reader->message.text, "memory") ? CPNG_OUT_OF_MEMORY : CPNG_REFUSED;
}

cpng_reader *cpng_reader_new(const uint8_t *bytes, size_t length, cpng_limits limits) {
  static const png_byte text_chunks[] = "tEXt\0zTXt\0iTXt";
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->length = length;
  reader->text_limit = limits.text_bytes;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png == NULL) goto failed;
  if (setjmp(png_jmpbuf(reader->png))) goto failed;
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) goto failed;
  png_set_read_fn(reader->png, reader, on_read);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_benign_errors(reader->png, 0);
  png_set_user_limits(reader->png, limits.side, limits.side);
  /* libpng counts down to 1, with 0 for no limit. */
  png_set_chunk_cache_max(reader->png, limits.chunk_count + 2);
  png_set_chunk_malloc_max(reader->png, limits.chunk_bytes);
  /* -1: every chunk but IHDR, PLTE, tRNS, IDAT and IEND is checked and skipped, above all
     gAMA, cHRM and iCCP: samples count as sRGB, as a byte comparison needs. */
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_AS_DEFAULT, text_chunks, 3);
  return reader;
failed:
  cpng_reader_free(reader);
  return NULL;
}

void cpng_reader_free(cpng_reader *reader) {
  if (reader == NULL) return;
  if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader->message.text; }

size_t cpng_reader_trailing(const cpng_reader *reader) { return reader->length - reader->offset; }

cpng_status cpng_read_header(cpng_reader *reader, uint32_t *width, uint32_t *height) {
  if (setjmp(png_jmpbuf(reader->png))) return failure(reader);
  png_read_info(reader->png, reader->info);
  *width = png_get_image_width(reader->png, reader->info);
  *height = png_get_image_height(reader->png, reader->info);
  return CPNG_OK;
}

/* Asks for RGBA; of a palette picture for one index a byte, since libpng would read an index without
   a colour as black. Returns how many samples libpng then gives for a pixel. */
static size_t set_expansion(png_structp png, png_const_infop info) {
  if (png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE) {
    png_set_packing(png);
    return 1;
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  return 4;
}

/* Replaces the indices at the start of a row by RGBA of `sample` bytes each, 1 or 2. */
static void color_row(cpng_reader *reader, uint8_t *row, size_t width, size_t sample) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int color_count = 0, alpha_count = 0;
  png_get_PLTE(reader->png, reader->info, &colors, &color_count);
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  /* From the end, where a colour covers none of the indices that are left. */
  for (size_t x = width; x-- > 0;) {
    int index = row[x];
    if (index >= color_count) png_error(reader->png, "an index is beyond the palette");
    const png_color *color = &colors[index];
    png_byte alpha = alphas != NULL && index < alpha_count ? alphas[index] : 255;
    const png_byte levels[4] = {color->red, color->green, color->blue, alpha};
    for (size_t channel = 0; channel < 4; channel++)
      /* Both bytes of a level of 16 bits are the level of 8, in either order. */
      memset(row + (4 * x + channel) * sample, levels[channel], sample);
  }
}

cpng_status cpng_read_pixels(cpng_reader *reader, uint8_t *rgba, size_t capacity) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return failure(reader);
  const size_t samples = set_expansion(png, reader->info);
  if (samples == 4) png_set_expand(png);
  if (png_get_bit_depth(png, reader->info) == 16) {
    png_set_read_user_transform_fn(png, on_row);
    png_set_user_transform_info(png, NULL, 8, 4);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t width = png_get_image_width(png, reader->info);
  size_t stride = 4 * width;
  size_t height = png_get_image_height(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != samples * width || capacity / stride < height)
    png_error(png, "the rows do not fit the buffer");
  for (int pass = 0; pass < passes; pass++)
    for (size_t row = 0; row < height; row++) png_read_row(png, rgba + row * stride, NULL);
  if (samples == 1)
    for (size_t row = 0; row < height; row++) color_row(reader, rgba + row * stride, width, 1);
  png_read_end(png, reader->info);
  count_texts(reader);
  return CPNG_OK;
}

cpng_status cpng_read_deep_pixels(cpng_reader *reader, uint16_t *rgba, size_t capacity) {
  const uint16_t one = 1;
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return failure(reader);
  const size_t samples = set_expansion(png, reader->info);
  if (samples == 4) png_set_expand_16(png);
  if (samples == 4 && *(const uint8_t *)&one == 1) png_set_swap(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t width = png_get_image_width(png, reader->info);
  size_t stride = 8 * width;
  size_t height = png_get_image_height(png, reader->info);
  size_t given = samples == 4 ? stride : width;
  if (png_get_rowbytes(png, reader->info) != given || capacity / (stride / 2) < height)
    png_error(png, "the rows do not fit the buffer");
  for (int pass = 0; pass < passes; pass++)
    for (size_t row = 0; row < height; row++)
      png_read_row(png, (png_bytep)rgba + row * stride, NULL);
  if (samples == 1)
    for (size_t row = 0; row < height; row++)
      color_row(reader, (uint8_t *)rgba + row * stride, width, 2);
  png_read_end(png, reader->info);
  count_texts(reader);
  return CPNG_OK;
}

int cpng_reader_reduced(const cpng_reader *reader) { return reader->reduced; }

size_t cpng_text_count(const cpng_reader *reader) {
  int count = 0;
  png_get_text(reader->png, reader->info, NULL, &count);
  return count > 0 ? (size_t)count : 0;
}

cpng_text cpng_text_at(const cpng_reader *reader, size_t index) {
  png_textp texts = NULL;
  cpng_text result = {"", "", 0, 0};
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  if (texts == NULL || index >= (size_t)count) return result;
  const png_text *text = &texts[index];
  result.keyword = text->key;
  result.is_utf8 = text->compression >= PNG_ITXT_COMPRESSION_NONE;
  if (text->text != NULL) {
    result.value = text->text;
    result.length = result.is_utf8 ? text->itxt_length : text->text_length;
  }
  return result;
}
