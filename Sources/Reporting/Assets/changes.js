/* From a changed view in the list to its place in the pictures. */
meian.linkChanges = (viewer, aside) => {
  for (const item of aside.querySelectorAll("li[data-boxes]")) {
    const variants = JSON.parse(item.dataset.variants)
      .filter((name) => viewer.data.shots.some((shot) => shot.variant === name));
    const boxes = JSON.parse(item.dataset.boxes);
    if (boxes.length === 0 || variants.length === 0) { continue; }
    const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side])));
    const box = {
      x: left, y: top,
      width: Math.max(1, ...boxes.map(([x, , width]) => x + width - left)),
      height: Math.max(1, ...boxes.map(([, y, , height]) => y + height - top)),
    };
    const name = item.querySelector("b")?.textContent ?? "";
    const show = () => viewer.showView(variants, box);
    item.querySelector(".view").append(meian.make("button", {type: "button", class: "jump", text: "show",
      "aria-label": `Show ${name} in ${variants.join(" and ")}`, on: {click: show}}));
  }
};
