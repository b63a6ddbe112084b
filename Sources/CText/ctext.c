#include "ctext.h"
#include <unicode/uversion.h>
const char *ctext_version(void) { return U_ICU_VERSION; }
