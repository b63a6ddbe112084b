"""A report with every kind of change: this repository's own screens, changed by mistake."""

import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent

# File, what stands there, and what takes its place: a colour of one style, the ground of cards in
# both, a move, a text in one row, and a word that no reader knows.
CHANGES = (
    ("feels-like", 'dark: "systemBlue"', 'dark: "systemIndigo"'),
    ("weather", '"secondarySystemBackground"', '"tertiarySystemBackground"'),
    ("hourly", "top: 16, left: 16", "top: 20, left: 16"),
    ("cities", 'text: "仙台", detailText: "14°"', 'text: "仙台", detailText: "15°"'),
    ("settings", '"secondarySystemGroupedBackground", accessory',
     '"tertiarySystemGroupedBackground", accessory'),
    ("search", 'kind: "', 'kimd: "'),
)


def make(meian, folder):
    """Writes the report below `folder` and returns its path."""
    app = pathlib.Path(folder) / "app"
    (app / "Sources").mkdir(parents=True)
    shutil.copytree(ROOT / "Sources" / "SampleApp", app / "Sources" / "SampleApp")
    shutil.copytree(ROOT / "Baselines", app / "Baselines")
    shutil.copy(ROOT / "meian.json5", app)
    for name, old, new in CHANGES:
        path = app / "Sources" / "SampleApp" / "Screens" / f"{name}.screen.json5"
        text = path.read_text(encoding="utf-8")
        if old not in text:
            raise SystemExit(f"{path.name}: “{old}” is not there any more; adapt {__file__}")
        path.write_text(text.replace(old, new, 1 if name == "search" else -1), encoding="utf-8")
    for role in ("before", "after"):
        (app / "Baselines" / "almanac" / f"dark.{role}.png").unlink(missing_ok=True)
    done = subprocess.run([meian, "verify", "--quiet", "--single-file"], cwd=app,
                          stdout=subprocess.DEVNULL, check=False)
    if done.returncode != 1:
        raise SystemExit(f"meian verify exits with {done.returncode}, where 1 would be right")
    return app / "meian-report"
