"""Surroundings that must not change a pixel."""

import hashlib
import os
import shutil
import subprocess
import sys

# Names as glibc 2.26 to 2.36 have them; it ignores others without a word, hence `libm_digest`.
TUNABLES = "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4"
QEMU = ["qemu-x86_64-static", "-cpu", "Westmere"]
# What libm answers, in hexadecimal digits that show each bit.
LIBM = ("import math; print(*(f(x / 7).hex() for x in range(1, 2000) "
        "for f in (math.exp, math.sin, math.log)))")


def plain():
    """The variables of this process without those that the environments below set."""
    dropped = {"LANG", "LC_ALL", "TZ", "SWIFT_DETERMINISTIC_HASHING", "GLIBC_TUNABLES", "CI"}
    return {name: value for name, value in os.environ.items() if name not in dropped}


def all_environments(release, debug):
    """A name, the program's words, its variables, its working directory, and whether it is so slow
    that only some shots are drawn, each."""
    base = plain()
    yield "a debug build", [debug], base, None, True
    yield "Turkish, Kathmandu, a fixed hash seed", [release], {
        **base, "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu",
        "SWIFT_DETERMINISTIC_HASHING": "1"}, None, False
    yield "Arabic, Honolulu, another folder", [release], {
        **base, "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TZ": "Pacific/Honolulu"}, "/", False
    yield "no variables at all", [release], {}, "/tmp", False
    yield "libm without AVX2 and FMA", [release], {**base, "GLIBC_TUNABLES": TUNABLES}, None, False
    if shutil.which(QEMU[0]):
        yield "an emulated Westmere", [*QEMU, release], base, None, True


def missing():
    """What cannot be tried on this machine, or None."""
    if shutil.which(QEMU[0]) is None:
        return "no qemu-x86_64-static; scripts/bootstrap --tests installs qemu-user-static"
    return None


def libm_digest(words=(), **variables):
    """A digest of what libm answers in these surroundings."""
    run = subprocess.run(
        [*words, sys.executable, "-c", LIBM], capture_output=True, env={**plain(), **variables},
        check=True)
    return hashlib.sha256(run.stdout).hexdigest()


def proves_something():
    """Whether both ways to another processor change libm's last bits on this machine."""
    here = libm_digest()
    return (libm_digest(GLIBC_TUNABLES=TUNABLES) != here,
            shutil.which(QEMU[0]) is not None and libm_digest(QEMU) != here)
