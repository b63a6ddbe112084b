/* Where two pictures differ: boxes around what lies together, in reading order. */
meian.regions = (() => {
  // In pixels. What is less than two cells apart is one region to the eye.
  const cell = 12;
  const nearest = 2;
  // More than somebody steps through; then what is farther apart is one region too.
  const most = 40;
  const farthest = 16;

  /* Each cell's box of differing pixels, or undefined. */
  const cells = (old, now, columns, rows) => {
    const found = new Array(columns * rows);
    const width = Math.max(old.width, now.width);
    const height = Math.max(old.height, now.height);
    for (let y = 0; y < height; y += 1) {
      const row = Math.floor(y / cell) * columns;
      for (let x = 0; x < width; x += 1) {
        const isInBoth = x < old.width && y < old.height && x < now.width && y < now.height;
        if (isInBoth && old.words[y * old.width + x] === now.words[y * now.width + x]) { continue; }
        const place = row + Math.floor(x / cell);
        const box = found[place];
        if (box === undefined) {
          found[place] = {left: x, top: y, right: x, bottom: y, pixels: 1};
        } else {
          box.left = Math.min(box.left, x);
          box.right = Math.max(box.right, x);
          box.bottom = y;
          box.pixels += 1;
        }
      }
    }
    return found;
  };

  /* The cell and all that hang together with it, taken out of `found`. */
  const gather = (found, start, columns, rows, reach) => {
    const region = {...found[start]};
    const open = [start];
    found[start] = undefined;
    while (open.length > 0) {
      const place = open.pop();
      const column = place % columns;
      const row = Math.floor(place / columns);
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1) {
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1) {
          const near = y * columns + x;
          const box = found[near];
          if (box === undefined) { continue; }
          found[near] = undefined;
          region.left = Math.min(region.left, box.left);
          region.right = Math.max(region.right, box.right);
          region.top = Math.min(region.top, box.top);
          region.bottom = Math.max(region.bottom, box.bottom);
          region.pixels += box.pixels;
          open.push(near);
        }
      }
    }
    return region;
  };

  /* [{x, y, width, height, pixels}], from two results of `meian.pixels.load`. */
  const find = (old, now) => {
    const columns = Math.ceil(Math.max(old.width, now.width) / cell);
    const rows = Math.ceil(Math.max(old.height, now.height) / cell);
    const found = cells(old, now, columns, rows);
    let regions = [];
    for (let reach = nearest; reach <= farthest; reach *= 2) {
      const rest = [...found];
      regions = [];
      for (let place = 0; place < rest.length; place += 1) {
        if (rest[place] !== undefined) { regions.push(gather(rest, place, columns, rows, reach)); }
      }
      if (regions.length <= most) { break; }
    }
    return regions.map((region) => ({
      x: region.left, y: region.top, width: region.right - region.left + 1,
      height: region.bottom - region.top + 1, pixels: region.pixels,
    })).sort((one, other) => one.y - other.y || one.x - other.x);
  };

  return {find};
})();
