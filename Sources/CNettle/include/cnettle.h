#ifndef CNETTLE_H
#define CNETTLE_H
#include <stddef.h>
#include <stdint.h>
/* Writes the SHA-256 of the bytes at `head` followed by those at `body` into the 32 bytes at
   `digest`. */
void cnettle_sha256(
  const uint8_t *head, size_t head_length, const uint8_t *body, size_t body_length,
  uint8_t *digest);
/* The same with SHA-1 and 20 bytes, for the names that git gives its objects. */
void cnettle_sha1(
  const uint8_t *head, size_t head_length, const uint8_t *body, size_t body_length,
  uint8_t *digest);
#endif
