#include "cwebp.h"
#include <webp/decode.h>

static cwebp_status status(VP8StatusCode code) {
  switch (code) {
    case VP8_STATUS_OK: return CWEBP_OK;
    case VP8_STATUS_OUT_OF_MEMORY: return CWEBP_OUT_OF_MEMORY;
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: return CWEBP_TRUNCATED;
    default: return CWEBP_DAMAGED;
  }
}

cwebp_status cwebp_read_header(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height) {
  WebPBitstreamFeatures features;
  VP8StatusCode code = WebPGetFeatures(bytes, length, &features);
  if (code != VP8_STATUS_OK) return status(code);
  if (features.has_animation) return CWEBP_ANIMATED;
  *width = (uint32_t)features.width;
  *height = (uint32_t)features.height;
  return CWEBP_OK;
}

cwebp_status cwebp_read_pixels(
    const uint8_t *bytes, size_t length, uint8_t *rgba, size_t capacity) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return CWEBP_DAMAGED;
  VP8StatusCode code = WebPGetFeatures(bytes, length, &config.input);
  if (code != VP8_STATUS_OK) return status(code);
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = rgba;
  config.output.u.RGBA.stride = 4 * config.input.width;
  config.output.u.RGBA.size = capacity;
  return status(WebPDecode(bytes, length, &config));
}
