"""What the viewer of a screen does: modes, styles, one camera, regions, pixels, decisions."""

from PIL import Image
from selenium.webdriver import ActionChains

from index_checks import PRESS

STATE = """
const ports = Array.from(document.querySelectorAll(".port"));
const shown = (element) => element !== null && element.closest("[hidden]") === null
  && getComputedStyle(element).display !== "none";
return {
  mode: shown(document.querySelector(".matrix")) ? "all" : document.querySelector(".stage").dataset.mode,
  captions: Array.from(document.querySelectorAll(".pane figcaption"), (one) => one.textContent),
  layers: ports.map((port) => port.querySelectorAll(".layer").length),
  worlds: ports.map((port) => port.querySelector(".world").style.transform),
  scale: Number(/scale\\((.*)\\)/.exec(ports[0]?.querySelector(".world").style.transform ?? "")?.[1] ?? 0),
  clips: ports.map((port) => port.querySelectorAll(".layer")[1]?.style.clipPath ?? ""),
  opacity: ports.map((port) => port.querySelectorAll(".layer")[1]?.style.opacity ?? ""),
  marks: document.querySelectorAll(".outlines .inner").length,
  current: document.querySelectorAll(".outlines .inner.current").length,
  status: document.querySelector(".zoomed").textContent,
};
"""


class ViewerChecks:
    def __init__(self, browser, folder, note):
        self.browser, self.folder, self.note = browser, folder, note

    def script(self, text, *values):
        return self.browser.driver.execute_script(text, *values)

    def open(self, screen, words="", style="light"):
        self.browser.open("about:blank")
        self.browser.open((self.folder / "screens" / f"{screen}.html").as_uri() + words, style=style)
        self.browser.pause(0.3)

    def press(self, *keys):
        for key in keys:
            self.script(PRESS, key)
        self.browser.pause(0.15)

    def state(self):
        return self.script(STATE)

    def expect(self, name, found, wanted):
        self.note(f"viewer: {name}", [] if found == wanted else [f"{found} instead of {wanted}"])

    def wait(self, name, text):
        """Until the function body `text` returns something true."""
        for _ in range(60):
            if self.script(text):
                return
            self.browser.pause(0.1)
        self.note(f"viewer: {name}", ["does not happen within 6 s"])

    def region(self):
        return self.state()["status"].split(" · ")[1].split(":")[0]

    def regions_found(self, text):
        self.wait(f"{text} are found",
                  f"return document.querySelector('.zoomed').textContent.includes('{text}')")

    def run(self):
        self.modes()
        self.styles()
        self.camera()
        self.swipe()
        self.regions()
        self.tiny()
        self.pixels()
        self.jumps()
        self.decisions()
        self.links()
        self.steps()
        self.others()
        self.note("viewer: console stays empty", self.browser.complaints())

    def modes(self):
        self.open("weather")
        self.expect("opens with the overview", self.state()["mode"], "all")
        for key, mode, layers in (("2", "side", [1, 1, 1, 1]), ("3", "swipe", [2, 2]),
                                  ("4", "onion", [2, 2]), ("5", "difference", [1, 1]),
                                  ("6", "blink", [2, 2])):
            self.press(key)
            state = self.state()
            self.expect(f"key {key}", (state["mode"], state["layers"]), (mode, layers))
            loaded = self.script("""return Promise.all(Array.from(document.querySelectorAll('.layer'),
              (image) => image.decode())).then(() => true)""")
            self.expect(f"pictures of {mode} load", loaded, True)
        first = self.state()["opacity"]
        self.browser.pause(0.8)
        self.expect("blinks by itself", self.state()["opacity"] != first, True)
        self.press("4")
        self.expect("onion skin shows half", self.state()["opacity"], ["0.5", "0.5"])
        self.press("x")
        self.expect("X shows the older or the newer one", self.state()["opacity"], ["0", "0"])
        self.press("1")
        self.expect("key 1", self.state()["mode"], "all")
        for index in range(6):
            self.script("document.querySelectorAll('.modes button')[arguments[0]].click()", index)
            pressed = self.script("""return Array.from(document.querySelectorAll('.modes button'))
              .findIndex((one) => one.getAttribute('aria-pressed') === 'true')""")
            self.expect(f"button {index + 1}", pressed, index)

    def styles(self):
        self.open("weather", "#mode=side")
        found = []
        for _ in range(3):
            found.append(self.state()["captions"])
            self.press("s")
        light, dark = (["light recorded", "light now"], ["dark recorded", "dark now"])
        self.expect("S goes through the styles", found, [light + dark, light, dark])
        self.open("feels-like", "#mode=side")
        self.expect("an unchanged style is one pane", self.state()["captions"],
                    ["light now, unchanged", "dark recorded", "dark now"])
        self.script("""const list = document.querySelector('select[aria-label=Compare]');
          list.value = 'before-after'; list.dispatchEvent(new Event('change'));""")
        self.expect("another pair can be compared", self.state()["captions"][1:],
                    ["dark before", "dark recorded"])
        self.press("5")
        subtracted = "return document.querySelectorAll('.port.subtracted').length"
        self.expect("a pair without a difference picture is subtracted", self.script(subtracted), 1)

    def camera(self):
        self.open("weather", "#mode=side")
        fit = self.state()
        self.expect("every pane shows the same place", len(set(fit["worlds"])), 1)
        self.press("+", "+")
        near = self.state()
        self.expect("+ zooms every pane", (len(set(near["worlds"])), near["scale"] > fit["scale"] * 2),
                    (1, True))
        port = self.browser.driver.find_elements("css selector", ".port")[1]
        ActionChains(self.browser.driver).drag_and_drop_by_offset(port, 40, 30).perform()
        self.browser.pause(0.2)
        moved = self.state()
        self.expect("dragging moves every pane",
                    (len(set(moved["worlds"])), moved["worlds"] != near["worlds"]), (1, True))
        self.press("z")
        self.expect("Z is pixel for pixel", self.state()["scale"], 1)
        self.press("0")
        self.expect("0 fits again", self.state()["worlds"], fit["worlds"])
        self.script("""document.querySelector('.port').dispatchEvent(new WheelEvent('wheel',
          {deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true, clientX: 300, clientY: 500}))""")
        self.browser.pause(0.2)
        self.expect("Ctrl and wheel zoom", self.state()["scale"] > fit["scale"], True)

    def swipe(self):
        self.open("weather", "#mode=swipe&variant=dark")
        before = self.state()["clips"]
        port = self.browser.driver.find_element("css selector", ".port")
        ActionChains(self.browser.driver).drag_and_drop_by_offset(port, -120, 0).perform()
        self.browser.pause(0.2)
        state = self.state()
        self.expect("the divider can be dragged", state["clips"] != before, True)
        self.script("""const slider = document.querySelector('.share input');
          slider.value = 1; slider.dispatchEvent(new Event('input'));""")
        self.expect("the slider moves the divider", self.state()["clips"] != state["clips"], True)
        said = """const ends = Array.from(document.querySelectorAll('.share .end'), (e) => e.textContent);
          return [...ends, document.querySelector('.share input').getAttribute('aria-valuetext'),
            document.querySelectorAll('.port .layer')[1].style.clipPath]"""
        self.expect("a swipe's right end is the older picture", self.script(said),
                    ["newer", "older", "100 % older", "inset(0px 0px 0px 100%)"])
        self.script("""const slider = document.querySelector('.share input');
          slider.value = 0; slider.dispatchEvent(new Event('input'));""")
        self.expect("its left end is the newer one", self.script(said),
                    ["newer", "older", "0 % older", "inset(0px 0px 0px 0%)"])

    def regions(self):
        self.open("weather", "#mode=side")
        self.regions_found("4 regions")
        self.expect("marks the regions of each style", self.state()["marks"], 8)
        found = []
        for _ in range(5):
            self.press("j")
            found.append(self.region())
        self.expect("J goes through them", found, [f"region {n} of 4" for n in (1, 2, 3, 4, 1)])
        self.press("k")
        self.expect("K goes back", self.region(), "region 4 of 4")
        self.expect("its view is named", self.state()["status"].endswith(": days (stackView)"), True)
        self.expect("the current one is marked in both of its panes", self.state()["current"], 2)
        self.press("m")
        self.expect("M takes the marks away", self.state()["marks"], 0)

    def tiny(self):
        self.open("cities", "#mode=side")
        self.regions_found("2 regions")
        state = self.state()
        self.expect("a tiny change is shown from near, with a mark",
                    (state["scale"] > 1, state["marks"]), (True, 4))
        self.open("clock", "#mode=side")
        self.expect("a large one is not", self.state()["scale"] < 1, True)

    def pixels(self):
        self.open("weather", "#mode=side&variant=dark")
        self.regions_found("2 regions")
        port = self.browser.driver.find_elements("css selector", ".port")[1]
        hover = ActionChains(self.browser.driver).move_to_element_with_offset(port, 0, 20)
        hover.perform()
        self.wait("colours are read", "return document.querySelectorAll('.reading code').length === 2")
        text = self.script("return document.querySelector('.inspector').textContent")
        place = self.script("return document.querySelector('.place').textContent").split()
        x, y = int(place[1].strip(",")), int(place[3])
        shots = self.script("return JSON.parse(document.querySelector('.viewer').dataset.screen).shots")
        dark = next(shot for shot in shots if shot["variant"] == "dark")
        wanted = []
        for role in ("after", "now"):
            with Image.open(self.folder / dark["pictures"][role]["path"]) as image:
                wanted.append("#%02X%02X%02X" % image.convert("RGB").getpixel((x, y)))
        found = self.script("""return Array.from(document.querySelectorAll('.reading code'),
          (one) => one.textContent)""")
        self.expect("the colours are those of the files", found, wanted)
        self.expect("tokens, view and contrast are told",
                    [any(word in text for word in words) for words in
                     (["tertiarySystemBackground"], ["stackView)", "label “"], [":1 between"])],
                    [True, True, True])
        hover.click().perform()
        ActionChains(self.browser.driver).move_to_element_with_offset(port, 0, -200).perform()
        self.browser.pause(0.3)
        text = self.script("return document.querySelector('.inspector').textContent")
        self.expect("a click keeps a colour for contrast", ":1 against #" in text, True)
        crosses = self.script("return document.querySelectorAll('.cross.shown').length")
        self.expect("the cross is in every pane", crosses, 2)

    def jumps(self):
        self.open("feels-like")
        self.script("document.querySelector('.jump').click()")
        self.browser.pause(0.3)
        state = self.state()
        self.expect("“show” leads to the view", (state["mode"], state["scale"] > 0.3), ("side", True))

    def decisions(self):
        self.open("weather")
        self.script("localStorage.clear()")
        states = """return Array.from(document.querySelectorAll('.choice .state'), (one) => one.textContent)"""
        self.press("a")
        self.expect("A approves both styles", self.script(states), ["approved", "approved"])
        self.press("s", "s", "r")
        self.expect("R rejects the style that is shown", self.script(states), ["approved", "rejected"])
        self.press("t")
        self.browser.driver.switch_to.active_element.send_keys("too bright <b>&")
        self.open("weather")
        notes = self.script("return Array.from(document.querySelectorAll('.decide textarea'), (n) => n.value)")
        self.expect("decisions and notes survive", (self.script(states), notes[1]),
                    (["approved", "rejected"], "too bright <b>&"))
        self.browser.open((self.folder / "index.html").as_uri() + "#export")
        text = self.script("return document.querySelector('dialog textarea').value")
        good = "`weather` `dark`" in text and ": too bright <b>&" in text \
            and "meian accept " in text and " --variant light weather" in text
        self.note("viewer: the list makes a text of them", [] if good else [text])
        self.open("weather")
        self.press("u")
        self.script("document.querySelectorAll('.choice button')[1].click()")
        self.expect("a button decides one style", self.script(states)[0], "rejected")
        self.script("localStorage.clear()")

    def links(self):
        self.open("weather", "#mode=side&variant=dark&region=2")
        self.regions_found("region 2 of 2")
        state = self.state()
        self.expect("a deep link shows mode, style and region",
                    (state["captions"], state["current"]), (["dark recorded", "dark now"], 2))
        self.open("weather", "#variant=dark&region=1")
        self.regions_found("region 1 of 2")
        self.press("5")
        self.expect("the address follows", "mode=difference" in self.browser.driver.current_url, True)
        self.open("weather", "#mode=nonsense&variant=%3Cb%3E&region=99999999999&pair=x")
        self.note("viewer: a damaged link does no harm", self.browser.complaints())

    def steps(self):
        self.open("weather")
        for key, wanted in (("ArrowRight", "clock.html"), ("p", "weather.html"), ("i", "index.html")):
            self.press(key)
            self.browser.pause(0.3)
            self.expect(f"{key} leads to {wanted}",
                        self.browser.driver.current_url.split("/")[-1].split("#")[0], wanted)

    def others(self):
        """Screens on which something is missing."""
        for screen, wanted in (("almanac", 2), ("theme-toggle", 2), ("welcome", 4)):
            self.open(screen, "#mode=side")
            self.expect(f"{screen} side by side", len(self.state()["captions"]), wanted)
        self.open("search")
        self.press("j", "2", "a", "?")
        sheet = self.script("return document.querySelector('dialog[open]') !== null")
        self.expect("a page without pictures takes keys", sheet, True)
