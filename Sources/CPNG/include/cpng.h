#ifndef CPNG_H
#define CPNG_H
#include <stddef.h>
#include <stdint.h>

/* libpng reports errors by longjmp, which must not cross a Swift frame. Every function here
   returns normally; a status other than CPNG_OK leaves libpng's words in the message. After a
   failure only the message and the free function may be used. */
typedef enum cpng_status {
  CPNG_OK = 0,
  /* The data ends before the IEND chunk is complete. */
  CPNG_TRUNCATED,
  /* libpng refused; the message says why. */
  CPNG_REFUSED,
  CPNG_OUT_OF_MEMORY,
} cpng_status;

typedef struct cpng_reader cpng_reader;
typedef struct cpng_writer cpng_writer;

/* What a reader takes at most. */
typedef struct cpng_limits {
  uint32_t side;        /* pixels */
  uint32_t chunk_count; /* text chunks */
  size_t chunk_bytes;   /* of any one chunk other than IDAT, unpacked */
  size_t text_bytes;    /* of all text chunks together, unpacked */
} cpng_limits;

/* One text chunk; the pointers live as long as the reader. */
typedef struct cpng_text {
  const char *keyword; /* Latin-1, ended by NUL */
  const char *value;
  size_t length;   /* of value, in bytes */
  int is_utf8;     /* else Latin-1 */
} cpng_text;

/* A reader of `length` bytes, which must stay in place until it is freed; NULL without memory. */
cpng_reader *cpng_reader_new(const uint8_t *bytes, size_t length, cpng_limits limits);
void cpng_reader_free(cpng_reader *reader);
const char *cpng_reader_message(const cpng_reader *reader);

/* Reads up to the first IDAT chunk. */
cpng_status cpng_read_header(cpng_reader *reader, uint32_t *width, uint32_t *height);
/* Reads the pixels as 8-bit straight RGBA, and the rest of the file up to the end of IEND. */
cpng_status cpng_read_pixels(cpng_reader *reader, uint8_t *rgba, size_t capacity);
/* The same with 16 bits a channel in the machine's order of bytes; `capacity` counts samples. */
cpng_status cpng_read_deep_pixels(cpng_reader *reader, uint16_t *rgba, size_t capacity);
/* 1 where a sample of 16 bits was not exactly one of 8 bits, else 0; known once the pixels are. */
int cpng_reader_reduced(const cpng_reader *reader);
/* Bytes behind IEND. */
size_t cpng_reader_trailing(const cpng_reader *reader);
size_t cpng_text_count(const cpng_reader *reader);
cpng_text cpng_text_at(const cpng_reader *reader, size_t index);

/* An empty writer; NULL without memory. */
cpng_writer *cpng_writer_new(void);
void cpng_writer_free(cpng_writer *writer);
const char *cpng_writer_message(const cpng_writer *writer);

/* Adds an iTXt chunk to be written before the pixels; both strings are copied. */
cpng_status cpng_add_text(
    cpng_writer *writer, const char *keyword, const char *utf8, int compressed);
/* Writes the whole file, RGBA, or RGB where `opaque` says that alpha may be dropped: without filters
   and packed by libdeflate at a level from 1 to 12, */
cpng_status cpng_write_packed(
    cpng_writer *writer, const uint8_t *rgba, uint32_t width, uint32_t height, int opaque,
    int level);
/* or with a filter chosen for each row and packed by zlib at a level from 1 to 9. */
cpng_status cpng_write_filtered(
    cpng_writer *writer, const uint8_t *rgba, uint32_t width, uint32_t height, int opaque,
    int level);
/* The file's bytes, which live as long as the writer. */
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *length);

#endif
