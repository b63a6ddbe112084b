/// Comfort only: without it every page is complete, with it the index filters and keys step
/// through screens. It writes no markup and reads nothing but the page.
let script = #"""
  "use strict";
  (() => {
    const form = document.getElementById("filter");
    const cards = Array.from(document.querySelectorAll(".card"));

    const isTyping = (target) =>
      target instanceof Element && target.closest("input, select, textarea") !== null;

    const visibleLinks = () =>
      cards.filter((card) => !card.hidden && card.closest("details:not([open])") === null)
        .map((card) => card.querySelector("h3 a"));

    const filter = () => {
      const words = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
      const group = form.elements.group.value;
      let count = 0;
      for (const card of cards) {
        const matches = (group === "" || card.dataset.group === group)
          && words.every((word) => card.dataset.text.includes(word));
        card.hidden = !matches;
        if (matches) { count += 1; }
      }
      const isActive = words.length > 0 || group !== "";
      for (const section of document.querySelectorAll(".group")) {
        const hasCards = section.querySelector(".card:not([hidden])") !== null;
        section.hidden = !hasCards;
        if (section.tagName === "DETAILS") { section.open = isActive && hasCards; }
      }
      form.querySelector("output").textContent =
        isActive ? `${count} of ${cards.length} screens` : "";
    };

    if (form !== null) {
      form.hidden = false;
      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      // A browser that restores the fields after “back” restores what they stand for.
      window.addEventListener("pageshow", () => {
        if (form.elements.text.value !== "" || form.elements.group.value !== "") { filter(); }
      });
    }

    const step = (direction) => {
      const neighbour = document.querySelector(`a[rel="${direction > 0 ? "next" : "prev"}"]`);
      if (neighbour !== null) { neighbour.click(); return; }
      const links = visibleLinks();
      if (links.length === 0) { return; }
      const current = links.indexOf(document.activeElement);
      const start = direction > 0 ? -1 : links.length;
      const next = (current === -1 ? start : current) + direction;
      links[Math.min(Math.max(next, 0), links.length - 1)].focus();
    };

    const directions = new Map([["j", 1], ["k", -1], ["ArrowRight", 1], ["ArrowLeft", -1]]);

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) { return; }
      if (event.key === "/" && form !== null) {
        event.preventDefault();
        form.elements.text.focus();
        return;
      }
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (directions.has(key)) { step(directions.get(key)); }
    });
  })();

  """#
