/* The smallest view whose box passes `test`, and of equal ones the topmost: bars and windows lie over
   everything. */
meian.smallestView = (shot, test) => (shot.views ?? [])
  .filter(({box, kind}) => kind !== "spacer" && test(box))
  .reduce((best, view) => (best === undefined || view.box[2] * view.box[3] <= best.box[2] * best.box[3]
    ? view : best), undefined);

/* As people know it: by its id, or by what it says where the id is only a place in the tree. */
meian.viewName = ({id, kind, text}) => {
  const words = text === undefined ? "" : ` “${text}”`;
  return /^[0-9]/.test(id) && words !== "" ? `${kind}${words}` : `${id} (${kind})${words}`;
};

/* What is under the pointer: the place, the view, both colours with their tokens, their contrast.
   A click keeps a colour, against which the contrast of the next ones is told. */
meian.makeInspector = (viewer) => {
  const {make, swatch} = meian;
  const place = make("span", {class: "place"});
  const view = make("span", {class: "under"});
  const colors = make("div", {class: "readings"});
  const element = make("div", {class: "inspector", "aria-label": "Pixel under the pointer", role: "group"},
    make("p", {}, place, view), colors);
  let at = null;
  let kept = null;

  /* Relative luminance as WCAG 2 defines it, of an opaque colour. */
  const luminance = (hex) => {
    const [red, green, blue] = [1, 3, 5].map((start) => {
      const value = parseInt(hex.slice(start, start + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const contrast = (one, other) => {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (Math.floor((high + 0.05) / (low + 0.05) * 100) / 100).toFixed(2);
  };

  const short = (hex) => (hex.length === 9 && hex.endsWith("FF") ? hex.slice(0, 7) : hex);

  const reading = (shot, role, hex) => {
    if (hex === null) { return make("span", {class: "reading", text: `${meian.role(role)} outside`}); }
    const tokens = shot.tokens?.[hex] ?? [];
    const shown = tokens.length > 0
      ? tokens.slice(0, 3).join(", ") + (tokens.length > 3 ? ` +${tokens.length - 3}` : "")
      : "no token";
    return make("span", {class: "reading"}, make("span", {class: "role", text: meian.role(role)}), swatch(hex),
      make("code", {text: short(hex)}),
      make("span", {class: tokens.length > 0 ? "token" : "token none", text: shown}));
  };

  const nameAt = (shot, x, y) => {
    const view = meian.smallestView(shot, (box) =>
      x >= box[0] && y >= box[1] && x < box[0] + box[2] && y < box[1] + box[3]);
    return view === undefined ? "" : meian.viewName(view);
  };

  const line = async (shot, x, y) => {
    const pair = viewer.pairOf(shot);
    const roles = pair === null
      ? [["now", "after", "before"].find((name) => shot.pictures[name] !== undefined)]
      : [pair.base, pair.target];
    const pixels = await Promise.all(roles.map((role) => meian.pixels.load(shot.pictures[role])));
    const found = pixels.map((picture) => meian.pixels.color(picture, x, y));
    const parts = roles.map((role, index) => reading(shot, role, found[index]));
    const notes = [];
    const [one, other] = found;
    if (found.length === 2 && one !== null && other !== null) {
      notes.push(one === other ? "equal" : `${contrast(one, other)}:1 between them`);
    }
    const last = found[found.length - 1];
    if (kept !== null && last !== null) { notes.push(`${contrast(kept, last)}:1 against ${short(kept)}`); }
    return {
      last,
      element: make("p", {class: "line"}, make("b", {text: shot.variant}), ...parts,
        make("span", {class: "contrast", text: notes.join(", ")})),
    };
  };

  const clear = () => {
    at = null;
    element.classList.remove("active");
    place.textContent = "";
    view.textContent = "Point at a picture to read its pixels; click to keep a colour for contrast.";
    colors.replaceChildren();
    viewer.stage.point(null);
  };

  const show = async (x, y) => {
    const here = {x, y};
    at = here;
    element.classList.add("active");
    viewer.stage.point(here);
    place.textContent = `x ${x}, y ${y} `;
    view.textContent = [...new Set(viewer.shots().map((shot) => nameAt(shot, x, y)))]
      .filter((words) => words !== "").join(" / ");
    try {
      const lines = await Promise.all(viewer.shots().map((shot) => line(shot, x, y)));
      if (at !== here) { return; }
      colors.replaceChildren(...lines.map((entry) => entry.element));
      here.last = lines[lines.length - 1]?.last ?? null;
    } catch {
      if (at === here) { colors.replaceChildren(make("p", {text: "the pixels cannot be read here"})); }
    }
  };

  const move = (x, y) => {
    const {width, height} = viewer.camera.picture;
    if (x < 0 || y < 0 || x >= width || y >= height) { clear(); return; }
    if (at === null || at.x !== x || at.y !== y) { show(x, y); }
  };

  const step = (dx, dy) => {
    const {x, y} = at ?? {x: Math.floor(viewer.camera.state.x), y: Math.floor(viewer.camera.state.y)};
    move(x + dx, y + dy);
  };

  /* Keeps the colour under the pointer, or forgets the one that was kept. */
  const keep = () => {
    kept = kept === null ? at?.last ?? null : null;
    meian.say(kept === null ? "no colour kept" : `kept ${short(kept)}`);
    if (at !== null) { show(at.x, at.y); }
  };

  return {element, move, step, keep, clear};
};
