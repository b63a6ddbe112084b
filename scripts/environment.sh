# shellcheck shell=bash
# Sourced by the other scripts: where the repository is, which Swift it builds with, and one way
# to name a step. Not run by itself.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
export root
cd "$root" || exit 2

# sudo replaces PATH, so look where toolchains are usually unpacked before giving up.
if ! command -v swift >/dev/null 2>&1; then
  for folder in /opt/swift/usr/bin /usr/share/swift/usr/bin /usr/libexec/swift/bin \
    "${HOME:-/root}/.local/share/swiftly/bin"; do
    if [ -x "$folder/swift" ]; then
      PATH="$folder:$PATH"
      break
    fi
  done
fi

# Every release build of every script takes these, so that none rebuilds what another has built.
# The static standard library more than halves the start-up time of the executable.
# shellcheck disable=SC2034
release=(-c release --static-swift-stdlib)

# say TEXT: one line about what happens next, on standard error.
say() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
}

# die TEXT: stop because the machine or the call is not as needed.
die() {
  say "$*"
  exit 2
}
