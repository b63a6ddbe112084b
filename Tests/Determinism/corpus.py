"""The shots whose pixel digests are stored: which project, which variants, which also in odd
environments."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]

# A name that begins the ids of a project's screens, its folder, and its variants. Together they hold
# every kind, effect, trait and device size that Meian draws differently.
PROJECTS = (
    ("examples", "Sources/Examples", (
        "light", "dark", "light.high-contrast", "dark.high-contrast", "dark.elevated",
        "light.ios12", "light.ios15", "dark.ios26", "light.ax3", "dark.rtl", "light.landscape",
        "light.ipad-9", "dark.ja")),
    ("sample", ".", ("light", "dark", "light.ax3.rtl", "dark.landscape")),
    ("before", "Sources/SampleApp/Before", ("light", "dark")),
    ("rules", "docs/examples", ("light", "dark")),
)

# Every example screen, and what only the rules' screens show: bars over content, materials, sheets,
# keyboards, pictures of a catalog. Debug code and an emulated processor are slow, so these are few.
ODD_VARIANTS = {"examples": ("light", "dark.rtl")}
ODD_RULES = (
    "action-sheet", "alert", "bar-appearances", "bar-large-title", "bar-material", "bar-scrolled",
    "bitmap", "captured", "catalog-image", "color-scheme", "keyboard-dark", "map", "materials",
    "palette", "popover", "sheet", "tab-bar", "tint", "web-page", "unset-text",
)


def is_odd(shot):
    """Whether a shot, `project/screen variant`, is one of those for odd environments."""
    name, variant = shot.split(" ")
    project, screen = name.split("/", 1)
    if project == "rules":
        return variant == "light" and screen in ODD_RULES
    return variant in ODD_VARIANTS.get(project, ())


def draw(program, only_odd=False, jobs=None, environment=None, folder=None):
    """Shot → digest of its pixels, as `program` (a list of words) draws them.

    Ends the process where something could not be drawn: a corpus with holes proves nothing.
    """
    digests = {}
    for project, path, variants in PROJECTS:
        screens = []
        if only_odd:
            variants = ("light",) if project == "rules" else ODD_VARIANTS.get(project, ())
            screens = ODD_RULES if project == "rules" else ()
        if not variants:
            continue
        words = [*program, "render", "--digests", "--quiet", "--project", str(ROOT / path)]
        for variant in variants:
            words += ["--variant", variant]
        if jobs:
            words += ["--jobs", str(jobs)]
        run = subprocess.run(
            words + list(screens), capture_output=True, text=True, env=environment, cwd=folder,
            check=False)
        if run.returncode != 0:
            raise SystemExit(
                f"{path}: “{' '.join(words)}” ended with {run.returncode}\n{run.stderr}")
        for line in run.stdout.splitlines():
            screen, variant, digest = line.split(" ")
            digests[f"{project}/{screen} {variant}"] = digest
    return digests
