"use strict";
/* What the scripts of a page share. Project text only ever becomes text: nothing here or in the
   other scripts writes markup. */
const meian = (() => {
  /* make("button", {class: "mode", text: "swipe", on: {click: swipe}}, child, …) */
  const fill = (element, attributes, children) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) { continue; }
      if (name === "text") {
        element.textContent = value;
      } else if (name === "on") {
        for (const [type, listener] of Object.entries(value)) {
          element.addEventListener(type, listener);
        }
      } else {
        element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
      }
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  };

  const make = (name, attributes = {}, ...children) =>
    fill(document.createElement(name), attributes, children);

  const draw = (name, attributes = {}, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

  /* A small picture of a colour, on the same checks as those that the page came with. */
  const swatch = (hex) => draw("svg", {class: "swatch", width: 20, height: 20, "aria-hidden": true},
    draw("rect", {
      width: 20, height: 20, fill: hex.slice(0, 7),
      "fill-opacity": hex.length === 9 ? parseInt(hex.slice(7), 16) / 255 : 1,
    }));

  /* Where a picture of the report is: in this page where it holds that, else at `address`. */
  const pictureAddress = (path, address) => {
    const inlined = document.querySelector(`img[data-path="${CSS.escape(path)}"][src^="data:"]`);
    return inlined === null ? address : inlined.src;
  };

  let region = null;
  /* Tells people who do not see the page what has just happened. */
  const say = (text) => {
    if (region === null) {
      region = make("p", {class: "unseen", role: "status"});
      document.body.append(region);
    }
    region.textContent = text;
  };

  /* What the address asks for after “#”: `verdict=failing&text=card`. */
  const address = {
    /* The anchor in front of them: where several screens share a page, which one is shown. */
    get page() { return (/^#(screen-\d+)(&|$)/.exec(location.hash) ?? ["", ""])[1]; },
    read() {
      const text = location.hash.slice(1).replace(/^screen-\d+&?/, "");
      return new URLSearchParams(text.includes("=") ? text : "");
    },
    /* Empty values are left out. */
    write(values) {
      const words = new URLSearchParams();
      for (const [name, value] of Object.entries(values)) {
        if (value !== "" && value !== null && value !== undefined) { words.set(name, value); }
      }
      const text = [this.page, words.toString()].filter(Boolean).join("&");
      if (text === this.page && !location.hash.includes("=")) { return; }
      history.replaceState(null, "", text === "" ? location.pathname + location.search : `#${text}`);
    },
  };

  /* What a reader calls the picture in a role; the stored one is `after` in files and addresses. */
  const roles = {after: "recorded"};
  const role = (name) => roles[name] ?? name;

  /* A place of the report: in the newer picture, and in the older one where that is another. */
  const place = ([x, y, width, height, ...old]) => ({x, y, width, height, ...(old.length === 4 ? {old: place(old)} : {})});

  const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

  /* Runs `work` once at the next frame, however often it is asked for until then. */
  const soon = (work) => {
    let isAsked = false;
    return () => {
      if (isAsked) { return; }
      isAsked = true;
      requestAnimationFrame(() => { isAsked = false; work(); });
    };
  };

  return {make, draw, swatch, pictureAddress, say, address, roles, role, place, counted, soon};
})();
