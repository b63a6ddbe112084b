#ifndef CPNG_MESSAGE_H
#define CPNG_MESSAGE_H
#include <stdio.h>

typedef struct cpng_message {
  char text[160];
} cpng_message;

static inline void cpng_set_message(cpng_message *message, const char *text) {
  snprintf(message->text, sizeof message->text, "%s", text);
}

#endif
