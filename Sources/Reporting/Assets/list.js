/* The list of screens on the index: filter, order, groups, and the pictures of long lists. */
meian.makeList = (form) => {
  const {make} = meian;
  const groups = Array.from(document.querySelectorAll(".group"));
  const items = Array.from(document.querySelectorAll(".card, .tile"), (element, place) => {
    const link = element.querySelector("a[href]");
    const group = element.closest(".group");
    return {
      element, place, link, home: element.parentElement, group,
      name: link.textContent,
      verdict: element.dataset.group ?? group.dataset.group,
      text: `${element.dataset.text ?? ""} ${link.textContent.toLowerCase()} ${group.dataset.group}`,
      styles: (element.dataset.styles ?? "").split(" ").filter(Boolean),
      notes: (element.dataset.notes ?? "").split(" ").filter(Boolean),
      causes: (element.dataset.causes ?? "").split(" ").filter(Boolean),
      pixels: Number(element.dataset.pixels ?? 0),
      review: JSON.parse(element.dataset.review ?? "[]"),
    };
  });
  const byElement = new Map(items.map((item) => [item.element, item]));

  meian.watchTiles(items.map((item) => item.element).filter((element) => element.matches(".tile")));

  const matchesStyle = (item, style) => {
    if (style === "") { return true; }
    if (style === "both") { return item.styles.length === 2; }
    if (style === "one") { return item.styles.length === 1; }
    return item.styles.includes(style);
  };

  const matches = (item, wanted) => (wanted.verdict === "" || item.verdict === wanted.verdict)
    && matchesStyle(item, wanted.style)
    && (wanted.note === "" || item.notes.includes(wanted.note))
    && (wanted.cause === "" || item.causes.includes(wanted.cause))
    && wanted.words.every((word) => item.text.includes(word));

  const orders = {
    name: (one, other) => one.place - other.place,
    size: (one, other) => other.pixels - one.pixels || one.place - other.place,
  };

  let sorted = "name";
  const arrange = () => {
    const ordered = [...items].sort(orders[sorted]);
    for (const item of ordered) { if (item.pixels > 0 || sorted === "name") { item.home.append(item.element); } }
    if (sorted === "size") { for (const item of ordered) { if (item.pixels === 0) { item.home.append(item.element); } } }
  };
  const sort = (name) => {
    if (sorted === name) { return; }
    sorted = name;
    arrange();
  };

  const places = new Map();
  /* One section a cause, with the screens whose first cause it is; the rest stay by verdict. */
  const group = (by) => {
    for (const section of places.values()) { section.remove(); }
    // Cards that come home go between those that stayed there.
    if (places.size > 0) { arrange(); }
    places.clear();
    if (by !== "cause") { return; }
    for (const row of document.querySelectorAll("tr[data-cause]")) {
      const members = items.filter((item) => item.causes[0] === row.dataset.cause);
      if (members.length === 0) { continue; }
      const title = row.querySelector("th").cloneNode(true);
      const section = make("section", {class: "group", "data-group": "cause"},
        make("h2", {}, ...title.childNodes, make("span", {class: "count", text: ` ${members.length}`})),
        make("ul", {class: "cards"}, ...members.map((item) => item.element)));
      places.set(row.dataset.cause, section);
      groups[0].before(section);
    }
  };

  const apply = (wanted) => {
    sort(wanted.sort);
    let count = 0;
    for (const item of items) {
      const isShown = matches(item, wanted);
      if (item.element.hidden === isShown) { item.element.hidden = !isShown; }
      if (isShown) { count += 1; }
    }
    const isActive = wanted.words.length > 0
      || [wanted.verdict, wanted.style, wanted.note, wanted.cause].some((value) => value !== "");
    for (const section of [...groups, ...places.values()]) {
      const first = section.querySelector(".card:not([hidden]), .tile:not([hidden])");
      section.hidden = first === null;
      if (section.tagName === "DETAILS" && (isActive || section.dataset.opened === "script")) {
        section.open = isActive && first !== null;
        section.dataset.opened = "script";
      }
    }
    form.querySelector("output").textContent = isActive ? `${count} of ${items.length} screens` : "";
  };

  /* In the order of the page. */
  const visible = () => Array.from(document.querySelectorAll(".card:not([hidden]), .tile:not([hidden])"))
    .filter((element) => element.closest("[hidden], details:not([open])") === null)
    .map((element) => byElement.get(element));

  return {items, apply, group, visible, itemOf: (element) => byElement.get(element)};
};
