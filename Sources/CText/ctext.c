#include "ctext.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

struct ctext_breaker {
  UBreakIterator *iterator;
};

/* The text as UTF-16 in a fresh array, or NULL. */
static UChar *utf16_copy(const uint32_t *scalars, int32_t count, int32_t *length) {
  UChar *units = malloc(((size_t)count * 2 + 1) * sizeof(UChar));
  if (units == NULL) return NULL;
  int32_t n = 0;
  for (int32_t i = 0; i < count; i++) {
    if (scalars[i] > 0xFFFF) {
      units[n++] = U16_LEAD(scalars[i]);
      units[n++] = U16_TRAIL(scalars[i]);
    } else {
      units[n++] = (UChar)scalars[i];
    }
  }
  units[n] = 0;
  *length = n;
  return units;
}

int ctext_breaker_open(const char *locale, ctext_breaker **result) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &code);
  if (U_FAILURE(code)) return code;
  ctext_breaker *breaker = malloc(sizeof(ctext_breaker));
  if (breaker == NULL) {
    ubrk_close(iterator);
    return -1;
  }
  breaker->iterator = iterator;
  *result = breaker;
  return 0;
}

void ctext_breaker_close(ctext_breaker *breaker) {
  ubrk_close(breaker->iterator);
  free(breaker);
}

int ctext_line_breaks(
    ctext_breaker *breaker, const uint32_t *scalars, int32_t count, uint8_t *breaks) {
  memset(breaks, 0, (size_t)count);
  int32_t length = 0;
  UChar *units = utf16_copy(scalars, count, &length);
  if (units == NULL) return -1;
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, units, length, &code);
  if (U_SUCCESS(code)) {
    int32_t scalar = 0, unit = 0;
    ubrk_first(breaker->iterator);
    for (int32_t end = ubrk_next(breaker->iterator); end != UBRK_DONE;
         end = ubrk_next(breaker->iterator)) {
      while (scalar < count && unit < end) unit += scalars[scalar++] > 0xFFFF ? 2 : 1;
      if (scalar < count && unit == end) breaks[scalar] = 1;
    }
    /* The iterator must not keep a pointer into memory that is freed below. */
    UErrorCode ignored = U_ZERO_ERROR;
    ubrk_setText(breaker->iterator, u"", 0, &ignored);
  }
  free(units);
  return U_SUCCESS(code) ? 0 : code;
}

int ctext_bidi_levels(
    const uint32_t *scalars, int32_t count, uint8_t fallback_level, uint8_t *levels, uint8_t *base) {
  int32_t length = 0;
  UChar *units = utf16_copy(scalars, count, &length);
  if (units == NULL) return -1;
  UErrorCode code = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &code);
  UBiDiLevel wanted = fallback_level == 0 ? UBIDI_DEFAULT_LTR : UBIDI_DEFAULT_RTL;
  if (U_SUCCESS(code)) ubidi_setPara(bidi, units, length, wanted, NULL, &code);
  const UBiDiLevel *unit_levels = U_SUCCESS(code) ? ubidi_getLevels(bidi, &code) : NULL;
  if (U_SUCCESS(code)) {
    *base = ubidi_getParaLevel(bidi);
    for (int32_t i = 0, unit = 0; i < count; i++) {
      levels[i] = unit_levels[unit];
      unit += scalars[i] > 0xFFFF ? 2 : 1;
    }
  }
  ubidi_close(bidi);
  free(units);
  return U_SUCCESS(code) ? 0 : code;
}
