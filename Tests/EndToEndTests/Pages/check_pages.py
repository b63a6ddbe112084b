#!/usr/bin/env python3
"""Opens every page of a report directory in headless Chromium and checks what a reviewer needs.

    check_pages.py REPORT_DIR [--pictures DIR]

With --pictures, a PNG of each page in both styles is kept there for people to look at.
Prints `pages: N passed, M failed`; exits 1 if a check failed, 2 if there is no report.
"""

import argparse
import pathlib
import sys

import checks
import formats
from browser import Browser

WIDE, NARROW = 1400, 360
# A large report has thousands of pages of one make; this many show its faults.
MOST_PAGES = 60

FILTER = """
const form = document.getElementById("filter");
const shown = () => document.querySelectorAll(":is(.card, .tile):not([hidden])").length;
const all = document.querySelectorAll(".card, .tile");
const type = (text) => {
  form.elements.text.value = text;
  form.dispatchEvent(new Event("input", {bubbles: true}));
  return shown();
};
const name = all[0].querySelector("a[href]").textContent;
return {hidden: form.hidden, all: all.length, named: type(name), first: !all[0].hidden,
  none: type("no screen is called so"), again: type("")};
"""


def filter_works(browser):
    found = browser.run(FILTER)
    good = (
        not found["hidden"]
        and found["first"]
        and 1 <= found["named"] <= found["all"]
        and found["none"] == 0
        and found["again"] == found["all"]
    )
    return [] if good else [f"the filter does not filter: {found}"]


KEYS = """
const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
press("j");
const first = document.activeElement;
press("k");
return first.matches(":is(.card, .tile) a");
"""


def keys_work(browser):
    return [] if browser.run(KEYS) else ["the key J does not go to a card"]


def complete_without_scripts(browser):
    state = browser.run(
        "return {form: document.getElementById('filtering').hidden,"
        " cards: document.querySelectorAll('.card, .tile').length}"
    )
    wrong = [] if state["form"] else ["a filter that cannot work is shown"]
    return wrong if state["cards"] else wrong + ["no card without scripts"]


STYLES = "return getComputedStyle(document.body).backgroundColor"


class Checker:
    def __init__(self, folder, pictures):
        self.folder, self.pictures = folder, pictures
        self.browser = Browser()
        self.passed = self.failed = 0

    def note(self, name, problems):
        if problems:
            self.failed += 1
            print(f"failed: {name}")
            for problem in problems[:8]:
                print(f"  {problem}")
        else:
            self.passed += 1

    def page(self, path):
        name, url = path.relative_to(self.folder), path.as_uri()
        grounds = set()
        for style in ("light", "dark"):
            self.browser.open(url, width=WIDE, style=style)
            grounds.add(self.browser.run(STYLES))
            self.note(f"{name}, {style}: accessibility", checks.accessibility(self.browser))
            self.note(f"{name}, {style}: images", checks.images(self.browser))
            self.note(f"{name}, {style}: console", checks.console(self.browser))
            if self.pictures:
                kept = str(name).replace("/", "_").removesuffix(".html")
                self.browser.picture(str(self.pictures / f"{kept}.{style}.png"))
        self.note(f"{name}: differs by style", [] if len(grounds) == 2 else [str(grounds)])
        for width in (NARROW, WIDE // 2):
            self.browser.open(url, width=width)
            self.note(f"{name}, {width} px: width", checks.overflow(self.browser))
            if self.pictures and width == NARROW:
                self.browser.picture(str(self.pictures / f"{kept}.narrow.png"))
        self.note(f"{name}: valid HTML", formats.html(path))
        self.browser.open(url, scripts=False)
        self.note(f"{name}, no scripts: structure", checks.structure(self.browser))
        self.note(f"{name}, no scripts: images", checks.images(self.browser))

    def index(self, path):
        self.browser.open(path.as_uri(), scripts=False)
        self.note("index.html: complete without scripts", complete_without_scripts(self.browser))
        self.browser.open(path.as_uri())
        self.note("index.html: filter", filter_works(self.browser))
        self.note("index.html: keys", keys_work(self.browser))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    arguments = parser.parse_args()
    folder = arguments.report.resolve()
    index = folder / "index.html"
    if not index.is_file():
        print(f"{arguments.report}: no index.html; name the directory that “meian” wrote")
        return 2
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    checker = Checker(folder, arguments.pictures)
    for check in formats.ALL:
        checker.note(f"format: {check.__name__}", check(folder))
    try:
        for path in [index, *sorted(folder.glob("screens/**/*.html"))][:MOST_PAGES]:
            checker.page(path)
        checker.index(index)
    finally:
        checker.browser.close()
    print(f"pages: {checker.passed} passed, {checker.failed} failed")
    return 1 if checker.failed else 0


if __name__ == "__main__":
    sys.exit(main())
