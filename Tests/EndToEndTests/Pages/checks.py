"""What holds for every page of a report. Each check returns what is wrong, nothing if all is well."""

import importlib.resources

AXE = importlib.resources.files("axe_core_python").joinpath("axe.min.js").read_text("utf-8")

# `color-contrast-enhanced` asks for 7:1; it is off unless named.
AXE_OPTIONS = """{
  runOnly: {type: "tag", values: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa",
    "best-practice"]},
  rules: {"color-contrast-enhanced": {enabled: true}}
}"""

LOAD_IMAGES = """
for (const details of document.querySelectorAll("details")) { details.open = true; }
for (const image of document.images) { image.loading = "eager"; }
return Promise.allSettled(Array.from(document.images, (image) => image.decode()))
  .then(() => Array.from(document.images).filter((image) => image.naturalWidth === 0)
    .map((image) => image.getAttribute("src")));
"""

OVERFLOW = """
for (const details of document.querySelectorAll("details")) { details.open = true; }
const width = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth <= width) { return []; }
return Array.from(document.querySelectorAll("body *"))
  .filter((element) => element.getBoundingClientRect().right > width + 0.5)
  .slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
"""

STRUCTURE = """
const missing = [];
for (const selector of ["html[lang=en]", "header", "main", "nav", "h1", "p.sentence"]) {
  if (document.querySelector(selector) === null) { missing.push(selector); }
}
if (document.querySelectorAll("h1").length > 1) { missing.push("only one h1"); }
for (const image of document.images) {
  if (image.alt.trim() === "") { missing.push("alt of " + image.getAttribute("src")); }
}
for (const element of document.querySelectorAll("*")) {
  for (const attribute of element.attributes) {
    if (attribute.name === "style" || attribute.name.startsWith("on")) {
      missing.push("no " + attribute.name + " in " + element.outerHTML.slice(0, 120));
    }
  }
}
return missing;
"""


def images(browser):
    return [f"image does not load: {source}" for source in browser.run(LOAD_IMAGES)]


def overflow(browser):
    return [f"wider than the window: {element}" for element in browser.run(OVERFLOW)]


def structure(browser):
    return [f"page lacks: {item}" for item in browser.run(STRUCTURE)]


def accessibility(browser):
    browser.run("for (const d of document.querySelectorAll('details')) { d.open = true; }")
    browser.run(AXE)
    violations = browser.run(f"return axe.run(document, {AXE_OPTIONS}).then((r) => r.violations)")
    return [
        f"{violation['id']} ({violation['impact']}): {node['html'][:160]}"
        for violation in violations
        if violation["impact"] in ("serious", "critical", "moderate")
        for node in violation["nodes"][:3]
    ]


def console(browser):
    return [f"console: {message}" for message in browser.complaints()]
