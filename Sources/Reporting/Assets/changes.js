/* From a changed view in the list to its place in the pictures. */
meian.linkChanges = (viewer, aside) => {
  const around = (places) => {
    const [left, top] = ["x", "y"].map((side) => Math.min(...places.map((place) => place[side])));
    return {
      x: left, y: top,
      width: Math.max(1, ...places.map((place) => place.x + place.width - left)),
      height: Math.max(1, ...places.map((place) => place.y + place.height - top)),
    };
  };
  for (const item of aside.querySelectorAll("li[data-boxes]")) {
    const variants = JSON.parse(item.dataset.variants)
      .filter((name) => viewer.data.shots.some((shot) => shot.variant === name));
    const boxes = JSON.parse(item.dataset.boxes);
    if (boxes.length === 0 || variants.length === 0) { continue; }
    const places = boxes.map(meian.place);
    const box = {...around(places), old: around(places.map((place) => place.old ?? place))};
    const name = item.querySelector("b")?.textContent ?? "";
    const show = () => viewer.showView(variants, box);
    item.querySelector(".view").append(meian.make("button", {type: "button", class: "jump", text: "show",
      "aria-label": `Show ${name} in ${variants.join(" and ")}`, on: {click: show}}));
  }
};
