/* The pictures of long lists: a tile gets its own when it has come into view and nobody scrolls, and
   loses them when it is far away. */
meian.watchTiles = (tiles) => {
  const wanted = new Set();
  const unwanted = new Set();
  let timer = null;

  const fill = (tile) => {
    if (tile.querySelector(".thumbs") !== null) { return; }
    const names = tile.dataset.i.split(" ").filter(Boolean);
    tile.prepend(meian.make("span", {class: "thumbs", "aria-hidden": true}, ...names.map((name) => {
      const path = `images/${name}.png`;
      return meian.make("img", {decoding: "async", alt: "", src: meian.pictureAddress(path, path)});
    })));
  };

  /* A few at a time, so that no frame is late. */
  const work = () => {
    timer = null;
    const some = [...wanted].slice(0, 6);
    for (const tile of some) {
      wanted.delete(tile);
      fill(tile);
    }
    for (const tile of [...unwanted].slice(0, 24)) {
      unwanted.delete(tile);
      tile.querySelector(".thumbs")?.remove();
    }
    if (wanted.size + unwanted.size > 0) { timer = setTimeout(work, 30); }
  };

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(work, 150);
  };

  const watcher = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      (isIntersecting ? wanted : unwanted).add(target);
      (isIntersecting ? unwanted : wanted).delete(target);
    }
    later();
  }, {rootMargin: "200px"});
  for (const tile of tiles) { if (tile.dataset.i) { watcher.observe(tile); } }
  addEventListener("scroll", () => { if (timer !== null) { later(); } }, {passive: true});
};
