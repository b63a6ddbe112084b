/* The panes of the viewer: which pictures lie in which pane, one above the other where a mode says
   so, all under one camera. */
meian.makeStage = (viewer) => {
  const {make, draw} = meian;
  const element = make("div", {class: "stage", tabindex: 0, role: "group",
    "aria-label": "Pictures; drag to move, Ctrl and wheel to zoom"});
  let panes = [];

  const layer = (picture, words) => make("img", {
    class: "layer", src: meian.pictureAddress(picture.path, picture.source), width: picture.width, height: picture.height, alt: words,
    draggable: "false", decoding: "async",
  });

  /* One pane: a heading, pictures above each other, marks, a cross-hair. */
  const makePane = (shot, caption, layers, isOld = false) => {
    const world = make("div", {class: "world"}, ...layers);
    const marks = draw("svg", {class: "outlines", "aria-hidden": true});
    const cross = draw("svg", {class: "cross", "aria-hidden": true},
      draw("line", {class: "across"}), draw("line", {class: "down"}));
    const port = make("div", {class: layers.length > 1 ? "port overlaid" : "port"}, world, marks, cross);
    return {
      shot, layers, world, marks, cross, port, isOld,
      element: make("figure", {class: "pane"}, make("figcaption", {}, ...caption), port),
    };
  };

  const title = (shot, words) => [make("b", {text: shot.variant}), ` ${words}`];

  /* Two pictures above each other: the lower one, then the upper one that a mode shows in part. */
  const overlaid = (shot, pair) => makePane(shot, title(shot, `${meian.role(pair.base)} · ${meian.role(pair.target)}`), [
    layer(shot.pictures[pair.base], `${shot.variant}, ${meian.role(pair.base)}`),
    layer(shot.pictures[pair.target], `${shot.variant}, ${meian.role(pair.target)}`),
  ]);

  const single = (shot, role, words, isOld) => makePane(shot, title(shot, words),
    [layer(shot.pictures[role], `${shot.variant}, ${words}`)], isOld);

  const difference = (shot, pair) => {
    if (shot.pictures.difference !== undefined && pair.base === shot.base
      && pair.target === shot.target) {
      return single(shot, "difference", "difference");
    }
    // No picture was made for this pair: the browser subtracts, equal pixels become black.
    const pane = overlaid(shot, pair);
    pane.port.classList.add("subtracted");
    return pane;
  };

  const build = {
    side: (shot, pair) => [pair.base, pair.target].map((role) =>
      single(shot, role, meian.role(role), role === pair.base)),
    swipe: (shot, pair) => [overlaid(shot, pair)],
    onion: (shot, pair) => [overlaid(shot, pair)],
    blink: (shot, pair) => [overlaid(shot, pair)],
    difference: (shot, pair) => [difference(shot, pair)],
  };

  const makePanes = (mode, shots) => shots.flatMap((shot) => {
    const pair = viewer.pairOf(shot);
    if (pair === null) {
      const role = ["now", "after", "before"].find((name) => shot.pictures[name] !== undefined);
      return [single(shot, role, `${meian.role(role)}, ${shot.verdict}`)];
    }
    return build[mode](shot, pair);
  });

  const show = (mode, shots) => {
    panes = makePanes(mode, shots);
    element.dataset.mode = mode;
    element.replaceChildren(...panes.map((pane) => pane.element));
    element.style.setProperty("--panes", String(panes.length));
    const [first] = panes[0]?.layers ?? [];
    if (first !== undefined) { element.style.setProperty("--ratio", String(first.width / first.height)); }
  };

  /* The share of the upper picture that is seen: its right part, its opacity, or all or nothing. */
  const blend = (mode, share) => {
    for (const pane of panes) {
      const upper = pane.layers[1];
      if (upper === undefined) { continue; }
      upper.style.opacity = mode === "onion" ? String(share) : mode === "blink" && share < 0.5 ? "0" : "1";
      // The divider is a place in the pane, so that it stays where it is while the picture moves.
      const camera = viewer.camera;
      const edge = camera.toPicture(camera.pane.width * share, 0).x;
      const percent = Math.min(Math.max(edge / upper.width, 0), 1) * 100;
      upper.style.clipPath = mode === "swipe" ? `inset(0 0 0 ${percent}%)` : "none";
      pane.port.dataset.shown = mode === "blink" ? (share < 0.5 ? "lower" : "upper") : "";
      pane.port.style.setProperty("--edge", `${share * 100}%`);
    }
  };

  const outline = (pane, region, isCurrent) => {
    const camera = viewer.camera;
    const start = camera.toPane(region.x, region.y);
    // A mark is never too small to be found.
    const width = Math.max(region.width * camera.state.scale, 8) + 8;
    const height = Math.max(region.height * camera.state.scale, 8) + 8;
    const middle = {
      x: start.x + region.width * camera.state.scale / 2,
      y: start.y + region.height * camera.state.scale / 2,
    };
    const box = {x: middle.x - width / 2, y: middle.y - height / 2, width, height, rx: 3};
    return [
      draw("rect", {...box, class: isCurrent ? "outer current" : "outer"}),
      draw("rect", {...box, class: isCurrent ? "inner current" : "inner"}),
    ];
  };

  const layOut = () => {
    const {state, toPane} = viewer.camera;
    const corner = toPane(0, 0);
    for (const pane of panes) {
      pane.world.style.transform =
        `translate(${corner.x}px, ${corner.y}px) scale(${state.scale})`;
      pane.world.classList.toggle("sharp", state.scale >= 2);
      const regions = viewer.marksShown ? viewer.regionsOf(pane.shot) : [];
      // What stood elsewhere is marked where it was in the older picture.
      pane.marks.replaceChildren(...regions.flatMap((region) =>
        outline(pane, (pane.isOld && region.old) || region, region === viewer.currentRegion)));
    }
  };

  /* A cross through the same point of every picture; null takes it away. */
  const point = (at) => {
    for (const pane of panes) {
      pane.cross.classList.toggle("shown", at !== null);
      if (at === null) { continue; }
      const {x, y} = viewer.camera.toPane(at.x + 0.5, at.y + 0.5);
      const [across, down] = pane.cross.children;
      for (const [line, values] of [
        [across, {x1: 0, x2: viewer.camera.pane.width, y1: y, y2: y}],
        [down, {x1: x, x2: x, y1: 0, y2: viewer.camera.pane.height}],
      ]) {
        for (const [key, value] of Object.entries(values)) { line.setAttribute(key, value); }
      }
    }
  };

  const size = () => {
    const box = panes[0]?.port.getBoundingClientRect();
    return {width: Math.max(1, box?.width ?? 1), height: Math.max(1, box?.height ?? 1)};
  };

  return {element, show, blend, layOut, point, size, get panes() { return panes; }};
};
