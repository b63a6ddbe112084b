/* The index: the filter and its deep link, causes as filters, progress, keys. */
meian.startIndex = (form) => {
  const {make, decisions, keys} = meian;
  const list = meian.makeList(form);
  const progress = document.getElementById("progress");
  const project = progress.dataset.project;
  const fields = ["text", "verdict", "style", "note", "sort", "by"];
  const value = (name) => form.elements[name]?.value ?? "";
  let cause = "";
  let grouping = "verdict";

  const wanted = () => ({
    words: value("text").toLowerCase().split(/\s+/).filter(Boolean), verdict: value("verdict"),
    style: value("style"), note: value("note"), sort: value("sort"), cause,
  });

  const causeRows = Array.from(document.querySelectorAll("tr[data-cause]"));
  const causeButtons = causeRows.map((row) => {
    const button = make("button", {type: "button", text: "show these", "aria-pressed": "false",
      on: {click: () => { cause = cause === row.dataset.cause ? "" : row.dataset.cause; update(); }}});
    row.lastElementChild.prepend(button, " ");
    return button;
  });

  const update = () => {
    if (grouping !== value("by")) {
      grouping = value("by");
      list.group(grouping);
    }
    list.apply(wanted());
    for (const [index, button] of causeButtons.entries()) {
      button.setAttribute("aria-pressed", String(causeRows[index].dataset.cause === cause));
    }
    const plain = {sort: "name", by: "verdict"};
    meian.address.write(Object.fromEntries([
      ...fields.map((name) => [name, value(name) === plain[name] ? "" : value(name)]), ["cause", cause],
    ]));
  };

  const read = () => {
    const words = meian.address.read();
    for (const name of fields) {
      const field = form.elements[name];
      if (field === undefined || !words.has(name)) { continue; }
      const isKnown = field.tagName !== "SELECT"
        || Array.from(field.options).some((option) => option.value === words.get(name));
      if (isKnown) { field.value = words.get(name); }
    }
    if ([...words].length > 0) { filtering.open = true; }
    const known = causeRows.some((row) => row.dataset.cause === words.get("cause"));
    cause = known ? words.get("cause") : "";
  };

  const filtering = document.getElementById("filtering");
  filtering.hidden = false;
  // On a narrow page the list comes first.
  if (innerWidth < 600) { filtering.open = false; }
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => { cause = ""; setTimeout(update); });

  const keysOf = new Map(list.items.filter((item) => item.review.length > 0)
    .map((item) => [item, decisions.keys(project, item.name, item.review)]));
  const allKeys = [...keysOf.values()].flat();
  const bar = make("progress", {max: Math.max(1, keysOf.size), value: 0, "aria-label": "Screens reviewed"});
  const count = make("span", {class: "count"});
  const showText = () => meian.exported.show(project, allKeys);
  const state = (item) => {
    const states = keysOf.get(item).map((key) => decisions.get(key).state);
    if (states.includes("rejected")) { return "rejected"; }
    return states.every((one) => one === "approved") ? "approved" : "";
  };

  const showProgress = () => {
    let done = 0;
    for (const [item, own] of keysOf) {
      const isDone = own.every(decisions.isDecided);
      if (isDone) { done += 1; }
      item.element.dataset.decided = state(item);
    }
    bar.value = done;
    count.textContent = `${done} of ${meian.counted(keysOf.size, "screen")} reviewed`;
  };

  if (keysOf.size > 0) {
    progress.hidden = false;
    progress.append(bar, count, make("button", {type: "button", text: "Review as text…", on: {click: showText}}),
      make("button", {type: "button", class: "keys", text: "Keys ?", on: {click: keys.show}}));
    decisions.onChange(showProgress);
    showProgress();
  }

  const focused = () => list.itemOf(document.activeElement?.closest(".card, .tile"));
  const step = (direction) => {
    const items = list.visible();
    if (items.length === 0) { return; }
    const current = items.indexOf(focused());
    const start = direction > 0 ? -1 : items.length;
    const next = (current === -1 ? start : current) + direction;
    const link = items[Math.min(Math.max(next, 0), items.length - 1)].link;
    link.focus();
    link.closest(".card, .tile").scrollIntoView({block: "nearest"});
  };
  const decide = (wish) => {
    const item = focused();
    if (item === undefined || !keysOf.has(item)) { return false; }
    for (const key of keysOf.get(item)) { decisions.set(key, {state: wish}); }
    meian.say(`${item.name}: ${wish === "" ? "not decided" : wish}`);
    return true;
  };
  const choose = (name, text) => {
    form.elements[name].value = form.elements[name].value === text ? form.elements[name].options[0].value : text;
    update();
  };

  const onList = (action) => () => (document.querySelector("#list[hidden]") === null ? action() : false);
  keys.add("List of screens", ["j", "ArrowRight", "ArrowDown"], "next screen", onList(() => step(1)));
  keys.add("List of screens", ["k", "ArrowLeft", "ArrowUp"], "previous screen", onList(() => step(-1)));
  keys.add("List of screens", ["Enter", "o"], "open the screen", onList(() => {
    const item = focused();
    if (item === undefined) { return false; }
    item.link.click();
    return true;
  }));
  keys.add("List of screens", ["/"], "filter", onList(() => {
    filtering.open = true;
    form.elements.text.focus();
  }));
  keys.add("List of screens", ["s"], "sort by size of change, or by name", onList(() => choose("sort", "size")));
  keys.add("List of screens", ["g"], "group by what changed, or by verdict", onList(() => choose("by", "cause")));
  keys.add("List of screens", ["c"], "clear the filter", onList(() => form.reset()));
  keys.add("List of screens", ["a"], "approve the screen that has the focus", onList(() => decide("approved")));
  keys.add("List of screens", ["r"], "reject it", onList(() => decide("rejected")));
  keys.add("List of screens", ["u"], "undo the decision", onList(() => decide("")));
  keys.add("List of screens", ["e"], "review as text", onList(showText));

  const arrive = () => {
    if (meian.address.page !== "") { return; }
    const isExport = location.hash === "#export";
    read();
    update();
    if (isExport) { showText(); }
  };
  arrive();
  window.addEventListener("hashchange", arrive);
  // A browser that restores the fields after “back” restores what they stand for.
  window.addEventListener("pageshow", () => { if (meian.address.page === "") { update(); } });
};
