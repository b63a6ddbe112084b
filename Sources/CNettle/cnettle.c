#include "cnettle.h"
#include <nettle/sha2.h>

void cnettle_sha256(const uint8_t *bytes, size_t length, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, length, bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}
