"""What the report of one file does: the same, without any other file."""

from index_checks import PRESS


def check(browser, folder, alone, note):
    """- Parameter alone: an empty folder, into which the one file is copied."""
    path = alone / "report.html"
    path.write_bytes((folder / "report.html").read_bytes())
    driver = browser.driver

    def press(*keys):
        for key in keys:
            driver.execute_script(PRESS, key)
            browser.pause(0.3)

    def expect(name, found, wanted):
        note(f"report.html: {name}", [] if found == wanted else [f"{found} instead of {wanted}"])

    loaded = """return Promise.allSettled(Array.from(document.images).filter((one) => one.closest('[hidden]') === null)
      .map((one) => { one.loading = 'eager'; return one.decode(); }))
      .then((all) => all.filter((one) => one.status === 'rejected').length)"""
    browser.open(path.as_uri())
    browser.pause(0.5)
    expect("pictures of the list load", driver.execute_script(loaded), 0)
    articles = "return Array.from(document.querySelectorAll('article:not([hidden]) h2.title'), (h) => h.textContent)"
    expect("shows the list alone at first", driver.execute_script(articles), [])
    driver.execute_script("document.querySelector('.card a').click()")
    browser.pause(0.4)
    expect("opens a screen", len(driver.execute_script(articles)), 1)
    press("n", "2")
    expect("the next one, side by side", driver.current_url.split("#")[1], "screen-2&mode=side")
    expect("pictures of the screen load", driver.execute_script(loaded), 0)
    for _ in range(60):
        found = driver.execute_script("return document.querySelector('article:not([hidden]) .zoomed').textContent")
        if "2 regions" in found:
            break
        browser.pause(0.1)
    expect("pixels are read", "2 regions" in found, True)
    press("a", "e")
    text = driver.execute_script("return document.querySelector('dialog textarea')?.value ?? ''")
    expect("a decision reaches the text", "`cities` `dark`" in text, True)
    driver.execute_script("localStorage.clear()")
    note("report.html: console stays empty", browser.complaints())
    browser.open(path.as_uri(), scripts=False)
    found = browser.run("return Array.from(document.querySelectorAll('article img[src]')).length")
    expect("shows pictures without scripts", found > 20, True)
