/* Keys, and the sheet that lists them. A key works where it is not typed into a field. */
meian.keys = (() => {
  const entries = [];
  let sheet = null;

  /* `shown` is how the sheet writes it; several keys may do the same. */
  const add = (topic, keys, words, action) => { entries.push({topic, keys, words, action}); };

  const name = (event) => (event.key.length === 1 ? event.key.toLowerCase() : event.key);

  const isTyping = (target) => target instanceof Element
    && target.closest("input:not([type=range]), select, textarea, dialog") !== null;

  const labels = new Map([
    ["ArrowLeft", "←"], ["ArrowRight", "→"], ["ArrowUp", "↑"], ["ArrowDown", "↓"], [" ", "space"],
  ]);

  const label = (key) => labels.get(key) ?? (key.length === 1 ? key.toUpperCase() : key);

  const list = (topic) => meian.make("section", {},
    meian.make("h3", {text: topic}),
    meian.make("dl", {}, ...entries.filter((entry) => entry.topic === topic).flatMap((entry) => [
      meian.make("dt", {}, ...entry.keys.map((key) => meian.make("kbd", {text: label(key)}))),
      meian.make("dd", {text: entry.words}),
    ])));

  /* A dialogue with a heading and a way out; shown and returned. */
  const dialog = (title, className, ...content) => {
    const box = meian.make("dialog", {class: className, "aria-label": title},
      meian.make("h2", {text: title}), ...content,
      meian.make("form", {method: "dialog"}, meian.make("button", {text: "Close"})));
    box.addEventListener("close", () => box.remove());
    document.body.append(box);
    box.showModal();
    return box;
  };

  const show = () => {
    if (sheet !== null && sheet.isConnected) { sheet.close(); return; }
    const topics = [...new Set(entries.map((entry) => entry.topic))];
    sheet = dialog("Keys", "sheet", meian.make("div", {class: "topics"}, ...topics.map(list)));
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) { return; }
    if (document.querySelector("dialog[open]") !== null) {
      if (event.key === "?" && sheet !== null && sheet.isConnected) { sheet.close(); }
      return;
    }
    if (isTyping(event.target)) {
      if (event.key === "Escape") { event.target.blur(); }
      return;
    }
    const key = name(event);
    const isSlider = event.target instanceof Element && event.target.matches("[type=range]");
    if (isSlider && key.startsWith("Arrow")) { return; }
    // Enter and space belong to what has the focus.
    const isControl = event.target instanceof Element
      && event.target.closest("button, a, summary") !== null;
    if (isControl && (key === " " || key === "Enter")) { return; }
    // What does not apply here says so, and the next one gets the key.
    const isTaken = entries.some((entry) => entry.keys.includes(key) && entry.action(event) !== false);
    if (isTaken) { event.preventDefault(); }
  });

  add("Everywhere", ["?"], "this list", show);
  return {add, dialog, show};
})();
