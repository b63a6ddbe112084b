# shellcheck shell=bash
# Sourced by the other scripts: where the repository is, which Swift it builds with, and one way
# to name a step. Not run by itself.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
export root
cd "$root" || exit 2

PATH="$PATH:/usr/sbin:/sbin"
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

# The executables as they are shipped: optimised, with a static standard library, which saves
# about 8 ms at each start. They have a folder of their own, because tests cannot be linked that
# way and one folder would be rebuilt at every change between the two.
# shellcheck disable=SC2034
executables="$root/.build/static/release"
# Linked for a fixed address: 79,000 relocations would be written at each start, which dirties 3 MB
# and costs 0.2 ms. Libraries, heap and stack still lie at random addresses.
# Without the linker's build id, which would differ between folders with the debug information.
# shellcheck disable=SC2034
shipped=(
  -c release --static-swift-stdlib --scratch-path "$root/.build/static"
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie
  -Xlinker --build-id=none
)

# say TEXT: one line about what happens next, on standard error.
say() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
}

# die TEXT: stop because the machine or the call is not as needed.
die() {
  say "$*"
  exit 2
}
