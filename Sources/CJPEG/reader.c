#include "cjpeg.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>

struct cjpeg_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  int is_created;
  JOCTET *profile;
  unsigned profile_length;
  char message[JMSG_LENGTH_MAX];
};

static void on_error(j_common_ptr common) {
  cjpeg_reader *reader = common->client_data;
  common->err->format_message(common, reader->message);
  longjmp(reader->escape, 1);
}

static void on_message(j_common_ptr common, int level) {
  if (level < 0) on_error(common);
}

static void on_output(j_common_ptr common) { (void)common; }

/* A progressive picture of very many scans takes minutes and shows nothing more. */
static void on_progress(j_common_ptr common) {
  cjpeg_reader *reader = common->client_data;
  if (common->is_decompressor && ((j_decompress_ptr)common)->input_scan_number > 200) {
    snprintf(reader->message, sizeof reader->message, "more than 200 scans");
    longjmp(reader->escape, 1);
  }
}

cjpeg_reader *cjpeg_reader_new(const uint8_t *bytes, size_t length) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->jpeg.client_data = reader;
  reader->errors.error_exit = on_error;
  reader->errors.emit_message = on_message;
  reader->errors.output_message = on_output;
  if (setjmp(reader->escape)) {
    cjpeg_reader_free(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->jpeg);
  reader->is_created = 1;
  reader->progress.progress_monitor = on_progress;
  reader->jpeg.progress = &reader->progress;
  jpeg_save_markers(&reader->jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&reader->jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_mem_src(&reader->jpeg, bytes, length);
  return reader;
}

void cjpeg_reader_free(cjpeg_reader *reader) {
  if (reader == NULL) return;
  free(reader->profile);
  if (reader->is_created) jpeg_destroy_decompress(&reader->jpeg);
  free(reader);
}

const char *cjpeg_reader_message(const cjpeg_reader *reader) { return reader->message; }

int cjpeg_read_header(cjpeg_reader *reader, uint32_t *width, uint32_t *height) {
  if (setjmp(reader->escape)) return 0;
  jpeg_read_header(&reader->jpeg, TRUE);
  *width = reader->jpeg.image_width;
  *height = reader->jpeg.image_height;
  jpeg_read_icc_profile(&reader->jpeg, &reader->profile, &reader->profile_length);
  return 1;
}

int cjpeg_read_pixels(cjpeg_reader *reader, uint8_t *rgba, size_t capacity) {
  j_decompress_ptr jpeg = &reader->jpeg;
  if (setjmp(reader->escape)) return 0;
  jpeg->out_color_space = JCS_EXT_RGBA;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(jpeg);
  size_t stride = (size_t)4 * jpeg->output_width;
  if (jpeg->output_components != 4 || capacity / stride < jpeg->output_height) {
    snprintf(reader->message, sizeof reader->message, "the rows do not fit the buffer");
    return 0;
  }
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = rgba + stride * jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
  return 1;
}

const uint8_t *cjpeg_color_profile(const cjpeg_reader *reader, size_t *length) {
  *length = reader->profile_length;
  return reader->profile;
}

const uint8_t *cjpeg_exif(const cjpeg_reader *reader, size_t *length) {
  for (jpeg_saved_marker_ptr marker = reader->jpeg.marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length >= 6 &&
        memcmp(marker->data, "Exif\0\0", 6) == 0) {
      *length = marker->data_length;
      return marker->data;
    }
  }
  *length = 0;
  return NULL;
}
