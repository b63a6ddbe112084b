#ifndef CFUZZER_H
#define CFUZZER_H
#include <stddef.h>
#include <stdint.h>

/* libFuzzer's entry, for programs with a main function of their own. */
int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*test)(const uint8_t *bytes, size_t length));

#endif
