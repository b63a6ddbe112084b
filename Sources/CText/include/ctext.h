#ifndef CTEXT_H
#define CTEXT_H
const char *ctext_version(void);
#endif
