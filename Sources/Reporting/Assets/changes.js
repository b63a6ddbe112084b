/* From a changed view in the list to its place in the pictures. */
meian.linkChanges = (viewer, aside) => {
  for (const item of aside.querySelectorAll("li[data-views]")) {
    const variant = item.dataset.variant;
    const ids = JSON.parse(item.dataset.views);
    const shot = viewer.data.shots.find((one) => one.variant === variant);
    const boxes = (shot?.views ?? []).filter((view) => ids.includes(view.id)).map((view) => view.box);
    if (boxes.length === 0) { continue; }
    const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side])));
    const box = {
      x: left, y: top,
      width: Math.max(1, ...boxes.map(([x, , width]) => x + width - left)),
      height: Math.max(1, ...boxes.map(([, y, , height]) => y + height - top)),
    };
    const show = () => {
      const isShown = viewer.state.variants.includes(variant);
      if (viewer.state.mode === "all") { viewer.setMode("side"); }
      if (!isShown) { viewer.select([variant]); }
      viewer.camera.show(box);
      viewer.element.scrollIntoView({block: "start"});
    };
    item.querySelector(".view").append(meian.make("button",
      {type: "button", class: "jump", text: "show", "aria-label": `Show ${ids[0]} in ${variant}`, on: {click: show}}));
  }
};
