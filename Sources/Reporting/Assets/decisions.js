/* What the reader decided, kept in this browser. A decision belongs to a screen, a variant and the
   two pictures it is about, so that a new pipeline of the same change finds it again. */
meian.decisions = (() => {
  const prefix = "meian-review ";
  const memory = new Map();
  const listeners = [];

  const name = (key) => prefix + JSON.stringify([key.project, key.screen, key.variant, key.from, key.to]);

  const stored = (place) => {
    try { return localStorage.getItem(place); } catch { return memory.get(place) ?? null; }
  };

  const store = (place, text) => {
    try {
      if (text === null) { localStorage.removeItem(place); } else { localStorage.setItem(place, text); }
    } catch {
      // Storage may be forbidden or full; then a decision lives as long as the page.
      if (text === null) { memory.delete(place); } else { memory.set(place, text); }
    }
  };

  /* {state: "approved", "rejected" or "", note: "…"} */
  const get = (key) => {
    const text = stored(name(key)) ?? memory.get(name(key)) ?? null;
    if (text === null) { return {state: "", note: ""}; }
    try {
      const {state, note} = JSON.parse(text);
      return {
        state: state === "approved" || state === "rejected" ? state : "",
        note: typeof note === "string" ? note : "",
      };
    } catch {
      return {state: "", note: ""};
    }
  };

  const tell = () => { for (const listener of listeners) { listener(); } };

  const set = (key, change) => {
    const value = {...get(key), ...change};
    const isEmpty = value.state === "" && value.note === "";
    store(name(key), isEmpty ? null : JSON.stringify(value));
    tell();
  };

  const onChange = (listener) => { listeners.push(listener); };

  // Another tab, or a page that “back” has brought again.
  window.addEventListener("storage", tell);
  window.addEventListener("pageshow", (event) => { if (event.persisted) { tell(); } });

  /* The keys of a list of [variant, from, to, records]. */
  const keys = (project, screen, list) => list.map(([variant, from, to, records]) =>
    ({project, screen, variant, from, to, records: records === 1}));

  const isDecided = (key) => get(key).state !== "";

  return {get, set, onChange, keys, isDecided};
})();
