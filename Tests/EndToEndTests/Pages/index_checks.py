"""What the list of screens does: filters, order, groups, links, keys, decisions, text."""

import json
import shlex

SHOWN = """return Array.from(document.querySelectorAll(".card, .tile"))
  .filter((one) => !one.hidden && one.closest("[hidden]") === null)
  .map((one) => one.querySelector("a[href]").textContent);"""

SET = """const form = document.getElementById("filter");
form.elements[arguments[0]].value = arguments[1];
form.dispatchEvent(new Event("input", {bubbles: true}));"""

PRESS = """document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", {key: arguments[0], bubbles: true, cancelable: true}));"""


FAILING = {"locked", "not-applied", "unexpected-change", "unrecorded", "obsolete", "broken"}
CALM = {"unchanged", "skipped"}


class Screen:
    """What the record says of a screen, for comparison with what the list shows."""

    def __init__(self, record):
        verdicts = {shot["verdict"] for shot in record["shots"]}
        self.name, self.notes = record["id"], set(record["pairNotes"])
        self.group = (
            "failing" if verdicts & FAILING else
            "review" if verdicts & {"recorded-change", "removed"} else
            "added" if "added" in verdicts else "unchanged")
        self.open = [shot for shot in record["shots"] if shot["verdict"] not in CALM]
        self.styles = {shot["variant"].split(".")[0] for shot in self.open}


class IndexChecks:
    def __init__(self, browser, folder, note):
        self.browser, self.note = browser, note
        self.url = (folder / "index.html").as_uri()
        self.folder = shlex.quote(str(folder))
        record = json.loads((folder / "results.json").read_text("utf-8"))
        self.screens = [Screen(screen) for screen in record["screens"]]

    def script(self, text, *values):
        return self.browser.driver.execute_script(text, *values)

    def open(self, words=""):
        self.browser.open("about:blank")
        self.browser.open(self.url + words)

    def shown(self):
        return self.script(SHOWN)

    def press(self, *keys):
        for key in keys:
            self.script(PRESS, key)

    def expect(self, name, found, wanted):
        self.note(f"index.html: {name}", [] if found == wanted else [f"{found} instead of {wanted}"])

    def run(self):
        self.open()
        self.script("localStorage.clear()")
        self.everything = self.shown()
        self.filters()
        self.orders()
        self.causes()
        self.links()
        self.keys()
        self.decisions()
        self.note("index.html: console stays empty", self.browser.complaints())

    def filters(self):
        for field, value, test in (
            ("verdict", "failing", lambda one: one.group == "failing"),
            ("verdict", "added", lambda one: one.group == "added"),
            ("verdict", "review", lambda one: one.group == "review"),
            ("style", "light", lambda one: "light" in one.styles),
            ("style", "dark", lambda one: "dark" in one.styles),
            ("style", "both", lambda one: len(one.styles) == 2),
            ("style", "one", lambda one: len(one.styles) == 1),
            ("note", "one-sided", lambda one: "one-sided" in one.notes),
            ("text", "FEELS like", lambda one: one.name == "feels-like"),
            ("text", "dark broken", lambda one: one.name == "search"),
            ("text", "no such screen", lambda one: False),
        ):
            self.open()
            self.script(SET, field, value)
            wanted = sorted(one.name for one in self.screens if test(one))
            self.expect(f"filter {field} {value}", sorted(self.shown()), wanted)
        self.script("document.querySelector('[type=reset]').click()")
        self.browser.pause(0.2)
        self.expect("clear shows everything", self.shown(), self.everything)

    def orders(self):
        self.open()
        self.script(SET, "sort", "size")
        sizes = self.script("""return Array.from(document.querySelectorAll('#failing ~ ul > .card'),
          (card) => Number(card.dataset.pixels))""")
        self.expect("sort by size", sizes, sorted(sizes, reverse=True))
        self.script(SET, "sort", "name")
        self.expect("sort by name again", self.shown(), self.everything)

    def causes(self):
        self.open()
        rows = self.script("return document.querySelectorAll('tr[data-cause]').length")
        self.script("document.querySelector('tr[data-cause] button').click()")
        wanted = self.script("""return Array.from(document.querySelectorAll('.card'))
          .filter((card) => (card.dataset.causes ?? '').split(' ').includes('0'))
          .map((card) => card.querySelector('h3').textContent)""")
        self.expect("a cause filters", (rows > 0, self.shown()), (True, wanted))
        self.script(SET, "by", "cause")
        self.script("document.querySelector('tr[data-cause] button').click()")
        self.expect("group by cause keeps every screen", sorted(self.shown()), sorted(self.everything))
        first = self.script("return document.querySelector('.group').dataset.group")
        self.script(SET, "by", "verdict")
        self.expect("group by verdict again", (first, self.shown()), ("cause", self.everything))

    def links(self):
        self.open()
        self.script(SET, "verdict", "failing")
        self.script(SET, "style", "dark")
        address = self.browser.driver.current_url
        found = self.shown()
        self.browser.open("about:blank")
        self.browser.open(address)
        self.expect("a deep link restores the filter", (len(found) > 0, self.shown()), (True, found))
        self.open("#verdict=nonsense&cause=99&text=%00")
        self.note("index.html: a damaged link does no harm", self.browser.complaints())

    def keys(self):
        self.open()
        self.press("j", "j", "k")
        focused = "return document.activeElement.textContent"
        self.expect("J and K step", self.script(focused), self.everything[0])
        self.press("k")
        self.expect("K stays at the first", self.script(focused), self.everything[0])
        self.press("/")
        self.expect("/ goes to the filter", self.script("return document.activeElement.name"), "text")
        self.press("j")
        self.expect("keys are letters in a field",
                    self.script("return document.activeElement.name"), "text")
        self.press("Escape", "s")
        self.expect("S sorts", self.script("return document.forms[0].elements.sort.value"), "size")
        self.press("g")
        self.expect("G groups", self.script("return document.forms[0].elements.by.value"), "cause")
        self.press("?")
        keys = self.script("""return Array.from(document.querySelectorAll('dialog[open] dt'),
          (one) => one.textContent)""")
        self.expect("? lists the keys", len(keys) >= 11, True)
        self.press("?")
        self.browser.pause(0.2)
        self.expect("? closes the list", self.script("return document.querySelector('dialog')"), None)

    def decisions(self):
        self.open()
        shots = sum(len(one.open) for one in self.screens)
        count = "return document.querySelector('#progress .count').textContent"
        total = sum(1 for one in self.screens if one.open)
        self.expect("nothing is decided at first", self.script(count), f"0 of {total} screens reviewed")
        self.press("j", "j", "a")
        self.press("j", "r")
        self.expect("A and R decide", self.script(count), f"2 of {total} screens reviewed")
        self.press("e")
        text = self.script("return document.querySelector('dialog textarea').value")
        lines = text.splitlines()
        good = (
            lines[0].endswith(f"2 approved, 1 rejected, {shots - 3} open.")
            and any(line.startswith("- `feels-like` `dark` (") for line in lines)
            and f"meian accept {self.folder} --variant light --variant dark cities" in lines
            and not any("feels-like" in line for line in lines if line.startswith("meian "))
        )
        self.note("index.html: the review as text and as a command", [] if good else lines)
        self.open()
        self.expect("decisions survive", self.script(count), f"2 of {total} screens reviewed")
        self.press("j", "j", "u", "j", "u")
        self.expect("U undoes", self.script(count), f"0 of {total} screens reviewed")
        self.open("#export")
        self.expect("a link opens the text",
                    self.script("return document.querySelector('dialog[open]') !== null"), True)
