/* What was decided, as text for the merge request and as the commands that take over exactly what
   was approved. */
meian.exported = (() => {
  const {decisions} = meian;

  /* Any word of a POSIX shell. */
  const word = (text) => (/^[A-Za-z0-9_\-/%.]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

  /* What “meian accept” is to read: the folder that this page lies in, or where that is on the web, the
     artifacts as the forge hands them out. */
  const place = () => {
    const folder = new URL(".", location.href);
    if (folder.protocol !== "file:") { return {report: "artifacts.zip", source: folder.href}; }
    try {
      return {report: decodeURIComponent(folder.pathname).replace(/(.)\/$/, "$1"), source: ""};
    } catch {
      return {report: "meian-report", source: ""};
    }
  };

  const change = (key) => `${key.from.slice(0, 8) || "nothing"} → ${key.to.slice(0, 8) || "nothing"}`;

  /* One line, and no text of a note can leave it. */
  const line = (key) => {
    const note = decisions.get(key).note.replace(/\s+/g, " ").trim();
    return `- \`${key.screen}\` \`${key.variant}\` (${change(key)})${note === "" ? "" : `: ${note}`}`;
  };

  /* One command for all screens of which the same variants were approved. */
  const commands = (keys, report) => {
    const screens = new Map();
    for (const key of keys) {
      if (!key.records || decisions.get(key).state !== "approved") { continue; }
      screens.set(key.screen, [...(screens.get(key.screen) ?? []), key.variant]);
    }
    const groups = new Map();
    for (const [screen, variants] of screens) {
      const name = variants.map((variant) => `--variant ${word(variant)}`).join(" ");
      groups.set(name, [...(groups.get(name) ?? []), screen]);
    }
    return [...groups].map(([variants, names]) => {
      const separator = names.some((name) => name.startsWith("-")) ? " --" : "";
      return `meian accept ${word(report)} ${variants}${separator} ${names.map(word).join(" ")}`;
    });
  };

  /* - Parameter keys: of every shot that needs a decision. */
  const text = (project, keys) => {
    const {report, source} = place();
    const of = (state) => keys.filter((key) => decisions.get(key).state === state);
    const [approved, rejected] = [of("approved"), of("rejected")];
    const open = keys.length - approved.length - rejected.length;
    const lines = [
      `Meian review of ${project}: ${approved.length} approved, ${rejected.length} rejected, ${open} open.`,
    ];
    if (rejected.length > 0) { lines.push("", "Rejected:", "", ...rejected.map(line)); }
    if (approved.length > 0) { lines.push("", "Approved:", "", ...approved.map(line)); }
    const run = commands(keys, report);
    if (run.length > 0) {
      const origin = source === "" ? [] : [`# ${report}: the artifacts of the job that made ${source}`];
      lines.push("", "To record what was approved:", "", "```sh", ...origin, ...run, "```");
    }
    return `${lines.join("\n")}\n`;
  };

  const show = (project, keys) => {
    const field = meian.make("textarea", {readonly: true, rows: 14, "aria-label": "The review as text"});
    field.value = text(project, keys);
    const copy = meian.make("button", {type: "button", text: "Copy", on: {click: () => {
      field.select();
      // The clipboard may be forbidden; then the text is selected for the reader to copy.
      const done = navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error("none"));
      done.then(() => { copy.textContent = "Copied"; }, () => { copy.textContent = "Selected: press Ctrl C"; });
    }}});
    const box = meian.keys.dialog("Review as text", "export", field, copy);
    field.focus();
    field.setSelectionRange(0, 0);
    return box;
  };

  return {text, commands, show};
})();
