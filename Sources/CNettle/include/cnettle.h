#ifndef CNETTLE_H
#define CNETTLE_H
#include <stddef.h>
#include <stdint.h>
/* Writes the SHA-256 of `length` bytes into the 32 bytes at `digest`. */
void cnettle_sha256(const uint8_t *bytes, size_t length, uint8_t *digest);
#endif
