// Counts what the pixelmatch inside Playwright's package marks, one pair a line of standard input:
// WIDTH HEIGHT FILE FILE, the files as raw RGBA. Writes a line for each: the count at pixelmatch's
// default threshold, 0.1, and at Playwright's, 0.2.
const fs = require("fs");

const bundle = fs.readFileSync(process.argv[2], "utf8");
const start = bundle.indexOf("// packages/utils/third_party/pixelmatch.js");
const end = bundle.indexOf("\n// packages/", start + 1);
if (start < 0 || end < 0) throw new Error("this Playwright has no pixelmatch where it is looked for");
const code = bundle.slice(start, end).replace("var require_pixelmatch = ", "return ");
const once = (table) => () => {
  const module = { exports: {} };
  Object.values(table)[0](module.exports, module);
  return module.exports;
};
const pixelmatch = new Function("__commonJS", code)(once)();

for (const line of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [width, height, one, other] = line.split(" ");
  const [first, second] = [one, other].map((path) => fs.readFileSync(path));
  const counts = [0.1, 0.2].map((threshold) =>
    pixelmatch(first, second, null, Number(width), Number(height), { threshold }));
  console.log(counts.join(" "));
}
