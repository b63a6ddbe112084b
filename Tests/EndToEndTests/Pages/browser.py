"""Headless Chromium, as the page checks need it: offline, with its console kept."""

import shutil
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def program(names):
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    raise SystemExit(f"{names[0]}: not found; install the packages chromium and chromium-driver")


def open_browser(traces=False):
    options = webdriver.ChromeOptions()
    options.binary_location = program(BROWSERS)
    # A container offers Chromium neither the rights for its sandbox nor a large /dev/shm.
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--hide-scrollbars",
    ):
        options.add_argument(argument)
    logs = {"browser": "ALL"}
    if traces:
        logs["performance"] = "ALL"
        options.add_experimental_option("perfLoggingPrefs", {"traceCategories": "toplevel,devtools.timeline"})
    options.set_capability("goog:loggingPrefs", logs)
    return webdriver.Chrome(options=options, service=Service(program(("chromedriver",))))


class Browser:
    """One page at a time under a chosen width, style and with or without scripts."""

    def __init__(self, traces=False):
        self.driver = open_browser(traces)

    def close(self):
        self.driver.quit()

    def open(self, url, width=1400, height=1000, style="light", scripts=True, forced=False):
        command = self.driver.execute_cdp_cmd
        command(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        features = [
            {"name": "prefers-color-scheme", "value": style},
            {"name": "forced-colors", "value": "active" if forced else "none"},
        ]
        command("Emulation.setEmulatedMedia", {"features": features})
        command("Emulation.setScriptExecutionDisabled", {"value": not scripts})
        self.complaints()
        self.driver.get(url)

    def run(self, script):
        """What the function body `script` returns in the page; works without page scripts too."""
        command = self.driver.execute_cdp_cmd
        command("Emulation.setScriptExecutionDisabled", {"value": False})
        return self.driver.execute_script(script)

    @staticmethod
    def pause(seconds):
        time.sleep(seconds)

    def complaints(self):
        """What the console has shown since the last call: errors, warnings, policy violations."""
        return [
            entry["message"]
            for entry in self.driver.get_log("browser")
            if entry["level"] in ("SEVERE", "WARNING")
        ]

    def picture(self, path):
        """The whole page as a PNG file, for people."""
        size = self.run("const r = document.documentElement; return [r.scrollWidth, r.scrollHeight]")
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False},
        )
        self.driver.save_screenshot(path)
