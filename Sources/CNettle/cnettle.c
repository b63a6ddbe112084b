#include "cnettle.h"
#include <nettle/sha1.h>
#include <nettle/sha2.h>

void cnettle_sha256(
  const uint8_t *head, size_t head_length, const uint8_t *body, size_t body_length,
  uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, head_length, head);
  sha256_update(&context, body_length, body);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

void cnettle_sha1(
  const uint8_t *head, size_t head_length, const uint8_t *body, size_t body_length,
  uint8_t *digest) {
  struct sha1_ctx context;
  sha1_init(&context);
  sha1_update(&context, head_length, head);
  sha1_update(&context, body_length, body);
  sha1_digest(&context, SHA1_DIGEST_SIZE, digest);
}
