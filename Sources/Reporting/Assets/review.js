/* Approving, rejecting and noting on the page of a screen. */
meian.makeReview = (viewer, aside) => {
  const {make, decisions} = meian;
  const {project, screen} = viewer.data;
  const keys = viewer.data.shots.filter((shot) => shot.key !== undefined && shot.key !== null)
    .flatMap((shot) => decisions.keys(project, screen, [shot.key]));
  if (keys.length === 0) { return null; }

  const words = {approved: "approved", rejected: "rejected", "": "not decided"};
  const rows = keys.map((key) => {
    const choose = (state) => make("button", {
      type: "button", value: state, text: state === "approved" ? "Approve" : "Reject",
      "aria-label": `${state === "approved" ? "Approve" : "Reject"} ${key.variant}`,
      on: {click: () => {
        const isOn = decisions.get(key).state === state;
        decisions.set(key, {state: isOn ? "" : state});
      }},
    });
    const note = make("textarea", {rows: 1, "aria-label": `Note on ${key.variant}`, placeholder: "Note",
      on: {input: () => decisions.set(key, {note: note.value})}});
    const buttons = [choose("approved"), choose("rejected")];
    const status = make("span", {class: "state"});
    return {key, note, buttons, status, element: make("li", {class: "choice"},
      make("b", {text: key.variant}), ...buttons, note, status)};
  });

  const show = () => {
    for (const row of rows) {
      const {state, note} = decisions.get(row.key);
      for (const button of row.buttons) {
        button.setAttribute("aria-pressed", String(button.value === state));
      }
      row.status.textContent = state === "" ? "" : words[state];
      if (document.activeElement !== row.note) { row.note.value = note; }
    }
  };

  /* The rows of the styles that the viewer shows, or else all. */
  const current = () => {
    const shown = rows.filter((row) => viewer.state.variants.includes(row.key.variant));
    return shown.length > 0 ? shown : rows;
  };

  const decide = (state) => {
    for (const row of current()) { decisions.set(row.key, {state}); }
    meian.say(`${current().map((row) => row.key.variant).join(" and ")}: ${words[state]}`);
  };

  const writeNote = () => { current()[0].note.focus(); };

  const section = make("section", {class: "decide", "aria-label": "Your decision"},
    make("h2", {text: "Your decision"}), make("ul", {}, ...rows.map((row) => row.element)),
    make("p", {class: "note", text: "Kept in this browser until you send it: “Review as text” (E) on the list of screens makes a comment of it."}));
  aside.prepend(section);
  decisions.onChange(show);
  show();
  return {decide, writeNote};
};
