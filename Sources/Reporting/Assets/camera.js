/* What part of the pictures is seen: one point of the picture in the middle of every pane, and one
   scale, so that all panes show the same place. */
meian.makeCamera = (onChange) => {
  const state = {x: 0, y: 0, scale: 1, isFit: true};
  // The picture's size in pixels, and a pane's size on the page.
  let picture = {width: 1, height: 1};
  let pane = {width: 1, height: 1};

  const fitScale = () => Math.min(pane.width / picture.width, pane.height / picture.height);
  const limit = (value, least, most) => Math.min(Math.max(value, least), most);

  /* Keeps some of the picture in sight. */
  const settle = () => {
    if (state.isFit) {
      state.scale = fitScale();
      state.x = picture.width / 2;
      state.y = picture.height / 2;
    }
    state.x = limit(state.x, 0, picture.width);
    state.y = limit(state.y, 0, picture.height);
    onChange();
  };

  const fit = () => { state.isFit = true; settle(); };

  /* Where a point of the picture is in a pane. */
  const toPane = (x, y) => ({
    x: pane.width / 2 + (x - state.x) * state.scale,
    y: pane.height / 2 + (y - state.y) * state.scale,
  });

  const toPicture = (x, y) => ({
    x: state.x + (x - pane.width / 2) / state.scale,
    y: state.y + (y - pane.height / 2) / state.scale,
  });

  /* `at` stays where it is: a point in a pane, its middle by default. */
  const zoom = (factor, at = {x: pane.width / 2, y: pane.height / 2}) => {
    const fixed = toPicture(at.x, at.y);
    const scale = limit(state.scale * factor, fitScale() / 2, 64);
    if (factor < 1 && scale < fitScale()) { fit(); return; }
    state.isFit = false;
    state.scale = scale;
    state.x = fixed.x - (at.x - pane.width / 2) / scale;
    state.y = fixed.y - (at.y - pane.height / 2) / scale;
    settle();
  };

  /* One picture pixel on one page pixel. */
  const actual = () => { state.isFit = false; state.scale = 1; settle(); };

  const pan = (dx, dy) => {
    state.isFit = false;
    state.x -= dx / state.scale;
    state.y -= dy / state.scale;
    settle();
  };

  /* Shows a box with room around it. */
  const show = (box) => {
    const room = 1.8;
    state.isFit = false;
    state.scale = limit(
      Math.min(pane.width / (box.width * room), pane.height / (box.height * room)),
      fitScale(), Math.max(fitScale(), 8));
    state.x = box.x + box.width / 2;
    state.y = box.y + box.height / 2;
    if (state.scale === fitScale()) { state.isFit = true; }
    settle();
  };

  const resize = (newPicture, newPane) => {
    picture = newPicture;
    pane = newPane;
    settle();
  };

  return {
    state, fit, zoom, actual, pan, show, resize, toPane, toPicture,
    get pane() { return pane; },
    get picture() { return picture; },
  };
};
