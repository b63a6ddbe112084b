"""The files of stored digests, and the rule that ties them to the rendering epoch."""

import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parent
CURRENT = FOLDER / "digests.txt"
# The digests of the last release: what projects out there have recorded with.
RELEASED = FOLDER / "released.txt"
HEAD = """\
# SHA-256 of the extent and the pixels of each shot: its screen, its variant, its digest, sorted.
# Written by scripts/check-digests --record.
"""


def read(text):
    """The epoch of a file, and shot → digest."""
    epoch, digests = None, {}
    for line in text.splitlines():
        words = line.split(" ")
        if line.startswith("#") or not line:
            continue
        if words[0] == "epoch" and len(words) == 2:
            epoch = int(words[1])
        elif len(words) == 3 and re.fullmatch("[0-9a-f]{64}", words[2]):
            digests[f"{words[0]} {words[1]}"] = words[2]
        else:
            raise SystemExit(f"digests: “{line}” is no line of digests; record them again")
    if epoch is None:
        raise SystemExit("digests: the line “epoch N” is missing; record them again")
    return epoch, digests


def text(epoch, digests):
    lines = "".join(f"{shot} {digests[shot]}\n" for shot in sorted(digests))
    return f"{HEAD}epoch {epoch}\n{lines}"


def differences(stored, drawn):
    """One line for each shot that is not as it is stored."""
    lines = []
    for shot in sorted(stored.keys() | drawn.keys()):
        if shot not in drawn:
            lines.append(f"{shot}: stored, but no longer drawn")
        elif shot not in stored:
            lines.append(f"{shot}: drawn, but not stored")
        elif stored[shot] != drawn[shot]:
            lines.append(f"{shot}: other pixels than stored")
    return lines


def epoch_problem(released, current, changelog):
    """Why the rendering epoch is wrong, or None.

    `released` and `current` are texts of the two files, the first None before there is a release.
    A release that left no digests behind would switch the rule off, so that is a problem too.
    """
    if released is None:
        if re.search(r"^## v?[0-9]", changelog, re.MULTILINE):
            return ("CHANGELOG.md names a release and Tests/Determinism/released.txt is missing; "
                    "run scripts/check-digests --release on the release's commit")
        return None
    return change_problem(released, current, "the last release")


def change_problem(old_text, current, words):
    """Why two files of digests do not go together, the first one that of an earlier state that
    `words` call; or None."""
    old_epoch, old = read(old_text)
    new_epoch, new = read(current)
    changed = sorted(shot for shot in old.keys() & new.keys() if old[shot] != new[shot])
    if changed and new_epoch <= old_epoch:
        return (f"{len(changed)} shots look different from {words}, such as "
                f"{changed[0]}, and the rendering epoch is still {new_epoch}; raise "
                "renderingEpoch, the epoch of the project files, and record again")
    if new_epoch < old_epoch:
        return f"the rendering epoch fell from {old_epoch} to {new_epoch}; it only rises"
    return None


def history_problem(old_text, commit, current, changelog):
    """The same for the commit that a branch began at.

    An epoch that the changelog announces under Unreleased has no pictures out there yet, so that it
    may come to mean other pixels.
    """
    epoch, _ = read(current)
    unreleased = re.split(r"^## (?!Unreleased)", changelog, maxsplit=1, flags=re.MULTILINE)[0]
    if re.search(rf"\*\*rendering epoch {epoch}\*\*", unreleased):
        return None
    return change_problem(old_text, current, f"commit {commit}")
