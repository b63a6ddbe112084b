/* Starts what the page has: the list of screens, the viewers of screens. A page that holds
   several screens shows one at a time, the one that the address names. */
(() => {
  const {keys} = meian;
  const articles = Array.from(document.querySelectorAll("article"));
  const list = document.getElementById("list");
  const started = new Map();
  let current = null;

  for (const image of document.querySelectorAll("img[data-path]:not([src])")) {
    const address = meian.pictureAddress(image.dataset.path, "");
    if (address !== "") { image.src = address; }
  }

  for (const image of document.querySelectorAll("image[data-path]")) {
    const address = meian.pictureAddress(image.dataset.path, "");
    if (address !== "") { image.setAttribute("href", address); }
  }

  const startScreen = (root) => {
    const viewer = meian.makeViewer(root);
    const aside = root.closest(".columns").querySelector("aside");
    meian.listenToGestures(viewer);
    meian.linkChanges(viewer, aside);
    return {viewer, review: meian.makeReview(viewer, aside)};
  };

  /* The viewer below `place`, made when it is first wanted. */
  const open = (place) => {
    const root = place?.querySelector(".viewer") ?? null;
    if (root === null) { current = null; return; }
    if (!started.has(root)) { started.set(root, startScreen(root)); }
    current = started.get(root);
    current.viewer.open();
  };

  const arrive = () => {
    if (articles.length === 0) { open(document.querySelector("main")); return; }
    const shown = articles.find((article) => article.id === meian.address.page);
    for (const article of articles) { article.hidden = article !== shown; }
    for (const part of [list, document.querySelector("header.list")]) { part.hidden = shown !== undefined; }
    open(shown);
    if (shown !== undefined) { scrollTo(0, 0); }
  };

  const form = document.getElementById("filter");
  if (form !== null) { meian.startIndex(form); }
  if (form !== null && articles.length === 0) { return; }
  arrive();
  window.addEventListener("hashchange", arrive);

  const go = (relation) => {
    const link = document.querySelector(
      `article:not([hidden]) a[rel="${relation}"], header:not(.list) a[rel="${relation}"]`);
    if (link === null) { return false; }
    link.click();
    return true;
  };
  const viewing = (action) => () => (current === null ? false : action(current.viewer));
  const near = (action) => viewing((viewer) => {
    if (viewer.state.mode === "all") { viewer.setMode("side"); }
    action(viewer);
  });
  const deciding = (action) => () => (current === null || current.review === null ? false
    : action(current.review));

  keys.add("Screens", ["ArrowRight", "n"], "next screen", () => go("next"));
  keys.add("Screens", ["ArrowLeft", "p"], "previous screen", () => go("prev"));
  keys.add("Screens", ["i", "Escape"], "all screens", () => go("up"));
  for (const [index, [mode, words]] of meian.modes.entries()) {
    keys.add("Pictures", [String(index + 1)], words.toLowerCase(), viewing((viewer) => viewer.setMode(mode)));
  }
  keys.add("Pictures", ["j"], "next region", viewing((viewer) => viewer.goTo(1)));
  keys.add("Pictures", ["k"], "previous region", viewing((viewer) => viewer.goTo(-1)));
  keys.add("Pictures", ["s"], "next style, or both", viewing((viewer) => viewer.nextStyle()));
  keys.add("Pictures", [" ", "x"], "older or newer picture", near((viewer) => viewer.flip()));
  keys.add("Pictures", ["m"], "marks on or off", near((viewer) => viewer.toggleMarks()));
  keys.add("Pictures", ["+", "="], "zoom in", near((viewer) => viewer.camera.zoom(1.5)));
  keys.add("Pictures", ["-"], "zoom out", near((viewer) => viewer.camera.zoom(1 / 1.5)));
  keys.add("Pictures", ["0"], "all of the pictures", near((viewer) => viewer.camera.fit()));
  keys.add("Pictures", ["z"], "pixel for pixel", near((viewer) => viewer.camera.actual()));
  keys.add("Pictures", ["c"], "keep the colour under the pointer", near((viewer) => viewer.inspector.keep()));
  keys.add("Decide", ["a"], "approve the styles that are shown", deciding((review) => review.decide("approved")));
  keys.add("Decide", ["r"], "reject them", deciding((review) => review.decide("rejected")));
  keys.add("Decide", ["u"], "undo the decision", deciding((review) => review.decide("")));
  keys.add("Decide", ["t"], "write a note", deciding((review) => review.writeNote()));
  keys.add("Decide", ["e"], "review as text", () => {
    if (current === null) { return false; }
    location.href = articles.length > 0 ? "#export"
      : `${document.querySelector('header a[rel="up"]').getAttribute("href")}#export`;
    return true;
  });
})();
