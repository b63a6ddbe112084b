#!/usr/bin/env python3
"""Makes a report with every kind of change and tries all that its pages do, in headless Chromium.

    check_viewer.py MEIAN [--keep DIR]

With --keep, the report stays in DIR for people to look at. Prints `pages: N passed, M failed`; exits
1 if a check failed.
"""

import argparse
import pathlib
import shutil
import sys
import tempfile

import checks
import formats
import sample
import schema_checks
import single_checks
import template_checks
from browser import Browser
from index_checks import IndexChecks
from viewer_checks import ViewerChecks


class Tally:
    def __init__(self):
        self.passed = self.failed = 0

    def note(self, name, problems):
        if problems:
            self.failed += 1
            print(f"failed: {name}")
            for problem in problems[:8]:
                print(f"  {problem}")
        else:
            self.passed += 1


def appearance(browser, folder, note):
    """The viewer as people with other needs have it."""
    page = (folder / "screens" / "weather.html").as_uri() + "#mode=side"
    for style in ("light", "dark"):
        for path in (page, page.replace("side", "swipe"), (folder / "index.html").as_uri() + "#export"):
            browser.open("about:blank")
            browser.open(path, style=style)
            browser.pause(0.5)
            name = path.rsplit("/", 1)[-1]
            note(f"{name}, {style}: accessibility", checks.accessibility(browser))
    # 200 % zoom halves the room that a page has.
    for width in (360, 700):
        for path in (page, (folder / "report.html").as_uri()):
            browser.open("about:blank")
            browser.open(path, width=width)
            browser.pause(0.5)
            note(f"{path.rsplit('/', 1)[-1]}, {width} px: width", checks.overflow(browser))
    browser.open("about:blank")
    browser.open(page, forced=True)
    browser.pause(0.5)
    note("forced colours: accessibility", checks.accessibility(browser))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("meian", type=pathlib.Path)
    parser.add_argument("--keep", type=pathlib.Path)
    arguments = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory() as place:
        folder = sample.make(str(arguments.meian.resolve()), place)
        template_checks.check(tally.note)
        schema_checks.check(str(arguments.meian.resolve()), tally.note)
        for check in formats.ALL:
            tally.note(f"format: {check.__name__}", check(folder))
        for path in sorted(folder.glob("**/*.html")):
            tally.note(f"{path.relative_to(folder)}: valid HTML", formats.html(path))
        browser = Browser()
        alone = pathlib.Path(place) / "alone"
        alone.mkdir()
        try:
            IndexChecks(browser, folder, tally.note).run()
            ViewerChecks(browser, folder, tally.note).run()
            single_checks.check(browser, folder, alone, tally.note)
            appearance(browser, folder, tally.note)
        finally:
            browser.close()
            if arguments.keep:
                shutil.copytree(folder, arguments.keep, dirs_exist_ok=True)
    print(f"pages: {tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
