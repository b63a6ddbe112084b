/* The viewer of a screen: modes, styles, zoom and regions of both styles at once. */
meian.modes = [
  ["all", "Overview"], ["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"],
  ["difference", "Difference"], ["blink", "Blink"],
];

meian.makeViewer = (root) => {
  const {make} = meian;
  const data = JSON.parse(root.dataset.screen);
  Object.assign(meian.roles, data.roles ?? {});
  const matrix = root.parentElement.querySelector(".matrix");
  const found = new Map();
  const state = {mode: "all", variants: [], pair: null, share: 0.5, region: -1, marks: true, view: null};
  let timer = null;
  let hasStarted = false;

  const named = (style) => data.shots.find((shot) => shot.variant === style);
  const hasBoth = named("light") !== undefined && named("dark") !== undefined;
  const choices = (hasBoth ? [["both", ["light", "dark"]]] : [])
    .concat(data.shots.map((shot) => [shot.variant, [shot.variant]]));

  /* Where two phones have no room beside each other, the style that changed. */
  const usualStyles = (() => {
    const changed = data.shots.find((shot) => shot.base !== undefined);
    return matchMedia("(max-width: 480px)").matches && changed !== undefined
      ? [changed.variant] : choices[0][1];
  })();

  const shots = () => data.shots.filter((shot) => state.variants.includes(shot.variant));

  /* Pairs of roles that differ in some shot, the one that matters first. */
  const pairs = (() => {
    const all = [["after", "now"], ["before", "after"], ["before", "now"]];
    return all.filter(([base, target]) => data.shots.some((shot) =>
      shot.pictures[base] !== undefined && shot.pictures[target] !== undefined
        && shot.pictures[base].digest !== shot.pictures[target].digest));
  })();

  const usual = (() => {
    const shot = data.shots.find((one) => one.base !== undefined);
    return shot === undefined ? "" : `${meian.role(shot.base)} → ${meian.role(shot.target)} (judged)`;
  })();

  /* What a shot is compared by; null where it does not differ. */
  const pairOf = (shot) => {
    const [base, target] = state.pair ?? [shot.base, shot.target];
    const one = shot.pictures[base];
    const other = shot.pictures[target];
    return one === undefined || other === undefined || one.digest === other.digest
      ? null : {base, target};
  };

  /* The regions that the report tells, for the two pictures that were judged. */
  const told = new Map(data.shots.filter((shot) => (shot.regions ?? []).length > 0).map((shot) =>
    [shot, shot.regions.map(meian.place)]));
  const stored = (shot, pair) => (pair.base === shot.base && pair.target === shot.target
    ? told.get(shot) : undefined);

  const viewer = {
    data, shots, pairOf,
    get marksShown() { return state.marks && state.mode !== "all"; },
    regionsOf: (shot) => {
      const pair = pairOf(shot);
      if (pair === null) { return []; }
      // One view that the reader asked for is all that is outlined.
      if (state.view !== null) { return state.view; }
      return stored(shot, pair) ?? found.get(`${shot.variant} ${pair.base} ${pair.target}`) ?? [];
    },
    currentRegion: null,
  };
  const stage = meian.makeStage(viewer);
  viewer.stage = stage;
  const draw = meian.soon(() => { stage.layOut(); stage.blend(state.mode, state.share); tell(); });
  viewer.camera = meian.makeCamera(draw);
  const inspector = meian.makeInspector(viewer);

  /* Regions of the shots that are shown, each with its shot, in reading order. */
  const regions = () => shots().flatMap((shot) => viewer.regionsOf(shot).map((region) => ({shot, region})));

  const search = async () => {
    for (const shot of shots()) {
      const pair = pairOf(shot);
      const name = pair === null ? "" : `${shot.variant} ${pair.base} ${pair.target}`;
      if (pair === null || found.has(name) || stored(shot, pair) !== undefined) { continue; }
      try {
        const [old, now] = await Promise.all([pair.base, pair.target]
          .map((role) => meian.pixels.load(shot.pictures[role])));
        found.set(name, meian.regions.find(old, now));
      } catch {
        // Without pixels nothing can be found.
      }
    }
    if (state.region >= 0) { state.region = Math.min(state.region, regions().length - 1); }
    viewer.currentRegion = regions()[state.region]?.region ?? null;
    draw();
  };

  const status = make("output", {class: "zoomed", "aria-live": "off"});
  /* The smallest view that holds all of a region. */
  const owner = ({shot, region}) => {
    const view = meian.smallestView(shot, (box) => region.x >= box[0] && region.y >= box[1]
      && region.x + region.width <= box[0] + box[2] && region.y + region.height <= box[1] + box[3]);
    return view === undefined ? "" : `: ${meian.viewName(view)}`;
  };

  const tell = () => {
    const all = regions();
    const where = state.view !== null ? "one view" : all.length === 0 ? "no region differs"
      : state.region < 0 ? meian.counted(all.length, "region")
        : `region ${state.region + 1} of ${all.length}${owner(all[state.region])}`;
    status.textContent = `${Math.round(viewer.camera.state.scale * 100)} % · ${where}`;
  };

  const measure = () => {
    if (state.mode === "all") { return; }
    const sizes = shots().flatMap((shot) => Object.values(shot.pictures));
    viewer.camera.resize({
      width: Math.max(1, ...sizes.map((picture) => picture.width)),
      height: Math.max(1, ...sizes.map((picture) => picture.height)),
    }, stage.size());
  };

  /* The ends say which picture fills the pane there. The divider of a swipe goes with the slider: at
     the left end nothing is left of it, and all is the newer picture. */
  const name = () => {
    const words = state.mode === "swipe" ? ["newer", "older"] : ["older", "newer"];
    ends[0].textContent = words[0];
    ends[1].textContent = words[1];
    slider.setAttribute("aria-label", `Share of the ${words[1]} picture`);
    slider.setAttribute("aria-valuetext", `${Math.round(state.share * 100)} % ${words[1]}`);
  };

  const share = (value) => {
    state.share = value;
    slider.value = value;
    stage.blend(state.mode, value);
    name();
  };

  const blink = () => {
    clearInterval(timer);
    timer = null;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (state.mode !== "blink" || isCalm) { return; }
    timer = setInterval(() => share(state.share < 0.5 ? 1 : 0), 700);
  };

  const remember = () => meian.address.write({
    mode: state.mode === "all" ? "" : state.mode,
    variant: state.variants.join(",") === usualStyles.join(",") ? "" : state.variants.join(","),
    pair: state.pair === null ? "" : state.pair.join("-"),
    region: state.region < 0 ? "" : state.region + 1,
  });

  /* A change that would be lost at this size is shown from near. */
  const approach = () => {
    const all = regions();
    if (all.length === 0 || !viewer.camera.state.isFit) { return; }
    const boxes = all.filter(({shot}) => shot === all[0].shot).map(({region}) => region);
    const left = Math.min(...boxes.map((box) => box.x));
    const top = Math.min(...boxes.map((box) => box.y));
    const box = {
      x: left, y: top,
      width: Math.max(...boxes.map((part) => part.x + part.width)) - left,
      height: Math.max(...boxes.map((part) => part.y + part.height)) - top,
    };
    const {width, height} = viewer.camera.picture;
    if (box.width * box.height < width * height / 50) { viewer.camera.show(box); }
  };

  const render = () => {
    const isOpen = state.mode !== "all";
    root.classList.toggle("open", isOpen);
    matrix.hidden = isOpen;
    for (const button of modes.children) {
      button.setAttribute("aria-pressed", String(button.value === state.mode));
    }
    styles.value = state.variants.join(",");
    const moved = shots().reduce((sum, shot) => sum + (shot.moved ?? 0), 0);
    ghosts.hidden = state.mode !== "onion" || moved === 0;
    ghosts.textContent = `${moved} ${moved === 1 ? "view" : "views"} only moved, and `
      + "are seen twice here: the difference (5) holds them against where they were.";
    slider.parentElement.hidden = !["swipe", "onion"].includes(state.mode);
    name();
    if (!isOpen) { blink(); stage.element.replaceChildren(); return; }
    stage.show(state.mode, shots());
    share(state.mode === "blink" ? 1 : 0.5);
    measure();
    inspector.clear();
    blink();
  };

  const change = (values) => {
    const wasOpen = state.mode !== "all";
    Object.assign(state, {view: null}, values);
    viewer.currentRegion = regions()[state.region]?.region ?? null;
    render();
    if (state.mode !== "all") {
      if (!wasOpen) {
        viewer.camera.fit();
        approach();
        const isInSight = root.getBoundingClientRect().bottom <= innerHeight;
        if (hasStarted && !isInSight) { root.scrollIntoView({block: "start"}); }
      }
      search();
    }
    remember();
  };

  const select = (variants) => change({variants, region: -1});
  const setMode = (mode) => change({mode});

  const goTo = (step) => {
    if (state.mode === "all" || state.view !== null) { change({mode: state.mode === "all" ? "side" : state.mode}); }
    const all = regions();
    if (all.length === 0) { return; }
    const first = step > 0 ? 0 : all.length - 1;
    state.region = state.region < 0 ? first : (state.region + step + all.length) % all.length;
    viewer.currentRegion = all[state.region].region;
    viewer.camera.show(viewer.currentRegion);
    const now = all[state.region];
    meian.say(`${now.shot.variant}, region ${state.region + 1} of ${all.length}${owner(now)}`);
    remember();
  };

  /* One view from near, alone outlined, in the styles it changed in; the headline stays in sight. */
  const showView = (variants, box) => {
    const wanted = variants.length > 1 && hasBoth ? usualStyles : variants.slice(0, 1);
    change({mode: state.mode === "all" ? "side" : state.mode, variants: wanted, region: -1, view: [box]});
    viewer.camera.show(box);
    const headline = root.closest(".columns").parentElement.querySelector(".sentence");
    (headline ?? root).scrollIntoView({block: "start"});
  };

  const ghosts = make("p", {class: "note ghosts", hidden: true, role: "status"});
  const slider = make("input", {type: "range", min: 0, max: 1, step: 0.01, value: 0.5,
    on: {input: () => share(Number(slider.value))}});
  const ends = [make("span", {class: "end"}), make("span", {class: "end"})];
  const modes = make("div", {class: "modes", role: "group", "aria-label": "Mode"},
    ...meian.modes.map(([mode, words]) => make("button",
      {type: "button", value: mode, text: words, on: {click: () => setMode(mode)}})));
  const styles = make("select", {"aria-label": "Style",
    on: {change: () => select(styles.value.split(","))}},
  ...choices.map(([words, list]) => make("option", {value: list.join(","), text: words})));
  const compared = make("select", {"aria-label": "Compare", on: {change: () => {
    change({pair: compared.value === "" ? null : compared.value.split("-"), region: -1});
  }}}, make("option", {value: "", text: usual}), ...pairs.map(([base, target]) =>
    make("option", {value: `${base}-${target}`, text: `${meian.role(base)} → ${meian.role(target)}`})));
  const button = (text, words, action) => make("button",
    {type: "button", text, title: words, "aria-label": words, on: {click: action}});

  const tools = make("div", {class: "tools"}, modes, styles, pairs.length > 1 ? compared : null,
    make("span", {class: "zooms"},
      button("−", "Zoom out", () => viewer.camera.zoom(1 / 1.5)),
      button("+", "Zoom in", () => viewer.camera.zoom(1.5)),
      button("Fit", "Show all of the pictures", () => viewer.camera.fit()),
      button("‹", "Previous region", () => goTo(-1)), button("›", "Next region", () => goTo(1))),
    make("label", {class: "share"}, ends[0], slider, ends[1]),
    button("?", "Keys", meian.keys.show), status);

  viewer.open = () => {
    const words = meian.address.read();
    const mode = meian.modes.find(([name]) => name === words.get("mode"))?.[0] ?? "all";
    const wanted = (words.get("variant") ?? "").split(",").filter((name) => named(name) !== undefined);
    const pair = pairs.find((roles) => roles.join("-") === words.get("pair")) ?? null;
    compared.value = pair === null ? "" : pair.join("-");
    const region = Number.parseInt(words.get("region") ?? "", 10) - 1;
    change({mode: region >= 0 && mode === "all" ? "side" : mode, pair,
      variants: wanted.length > 0 ? wanted : usualStyles, region: -1});
    hasStarted = true;
    if (region >= 0) {
      search().then(() => { state.region = region - 1; goTo(1); });
    }
  };

  root.append(tools, ghosts, make("div", {class: "screen"}, stage.element, inspector.element));
  new ResizeObserver(() => measure()).observe(stage.element);
  Object.assign(viewer, {
    state, inspector, select, setMode, goTo, showView, choices, draw,
    nextStyle: () => {
      const place = choices.findIndex(([, list]) => list.join(",") === state.variants.join(","));
      select(choices[(place + 1) % choices.length][1]);
    },
    toggleMarks: () => { state.marks = !state.marks; draw(); },
    flip: () => { clearInterval(timer); share(state.share < 0.5 ? 1 : 0); },
    element: root, share,
  });
  return viewer;
};
