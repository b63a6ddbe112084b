/* Pointers on the stage: move the pictures, move the divider, zoom, point at a pixel. */
meian.listenToGestures = (viewer) => {
  const {stage, camera, inspector, state} = viewer;
  const element = stage.element;
  const pointers = new Map();
  let isMoving = false;
  let isDividing = false;

  const viewOf = (event) => (event.target instanceof Element ? event.target.closest(".port") : null);

  const within = (view, event) => {
    const box = view.getBoundingClientRect();
    return {x: event.clientX - box.left, y: event.clientY - box.top};
  };

  const inspect = (view, event) => {
    const at = within(view, event);
    const {x, y} = camera.toPicture(at.x, at.y);
    inspector.move(Math.floor(x), Math.floor(y));
  };

  const divide = (view, event) => {
    const share = within(view, event).x / Math.max(1, camera.pane.width);
    viewer.share(Math.min(Math.max(share, 0), 1));
  };

  const isNearDivider = (view, event) => state.mode === "swipe"
    && Math.abs(within(view, event).x - camera.pane.width * state.share) < 16;

  element.addEventListener("pointerdown", (event) => {
    const view = viewOf(event);
    if (view === null || event.button !== 0) { return; }
    pointers.set(event.pointerId, {view, x: event.clientX, y: event.clientY});
    isMoving = false;
    isDividing = isNearDivider(view, event);
    element.setPointerCapture(event.pointerId);
  });

  const distance = () => {
    const [one, other] = [...pointers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };

  element.addEventListener("pointermove", (event) => {
    const pointer = pointers.get(event.pointerId);
    if (pointer === undefined) {
      const view = viewOf(event);
      if (view !== null) { inspect(view, event); }
      return;
    }
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    if (!isMoving && Math.hypot(dx, dy) < 3) { return; }
    isMoving = true;
    const before = pointers.size === 2 ? distance() : 0;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (isDividing) {
      divide(pointer.view, event);
    } else if (pointers.size === 2) {
      camera.zoom(distance() / Math.max(1, before), within(pointer.view, event));
    } else {
      camera.pan(dx, dy);
    }
  });

  const end = (event) => {
    const pointer = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (pointer === undefined || isMoving || event.type !== "pointerup") { return; }
    inspect(pointer.view, event);
    inspector.keep();
  };
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
  element.addEventListener("pointerleave", () => { if (pointers.size === 0) { inspector.clear(); } });

  // Without Ctrl the wheel scrolls the page, as it does elsewhere.
  element.addEventListener("wheel", (event) => {
    const view = viewOf(event);
    if (view === null || !(event.ctrlKey || event.metaKey)) { return; }
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY / 200), within(view, event));
  }, {passive: false});

  element.addEventListener("dblclick", (event) => {
    const view = viewOf(event);
    if (view !== null) { camera.zoom(2, within(view, event)); }
  });

  /* Arrows move the pictures while the stage has the focus, with Shift the cross by one pixel. */
  element.addEventListener("keydown", (event) => {
    const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) { return; }
    if (event.shiftKey) {
      inspector.step(step[0], step[1]);
    } else if (camera.state.isFit) {
      return;
    } else {
      camera.pan(-48 * step[0], -48 * step[1]);
    }
    event.preventDefault();
    event.stopPropagation();
  });
};
