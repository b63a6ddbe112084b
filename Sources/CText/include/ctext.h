#ifndef CTEXT_H
#define CTEXT_H

#include <stdint.h>

/* ICU's text algorithms over arrays of Unicode scalars. Every function returns 0, or ICU's error
   code (a positive number), or -1 when memory ran out. */

typedef struct ctext_breaker ctext_breaker;

/* Opens an iterator over line-break opportunities for a locale such as "ja@lb=strict". */
int ctext_breaker_open(const char *locale, ctext_breaker **result);
void ctext_breaker_close(ctext_breaker *breaker);

/* Sets breaks[i] to 1 where a line may end before scalar i, else to 0; breaks[0] is 0. */
int ctext_line_breaks(
    ctext_breaker *breaker, const uint32_t *scalars, int32_t count, uint8_t *breaks);

/* Writes the bidi embedding level of each scalar and the paragraph's own level, which follows
   the first strong character and is fallback_level, 0 or 1, without one. The text is one
   paragraph. */
int ctext_bidi_levels(
    const uint32_t *scalars, int32_t count, uint8_t fallback_level, uint8_t *levels, uint8_t *base);

#endif
