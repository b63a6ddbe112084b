/* The pixels of pictures. From `file://` a page may not read those of a picture file, so each
   picture that somebody looks into is loaded once more, as a script that hands over a `data:`
   address. */
meian.pixels = (() => {
  const addresses = new Map();
  const loading = new Map();
  const decoded = new Map();
  // A phone's picture takes 12 MB.
  const most = 8;

  /* The scripts call this. */
  window.meianPixels = (path, address) => {
    if (typeof address === "string" && address.startsWith("data:image/png;base64,")) {
      addresses.set(path, address);
    }
  };

  const address = (picture) => {
    if (addresses.has(picture.path)) { return Promise.resolve(addresses.get(picture.path)); }
    const inlined = meian.pictureAddress(picture.path, null);
    if (inlined !== null) { return Promise.resolve(inlined); }
    if (!loading.has(picture.path)) {
      loading.set(picture.path, new Promise((resolve, reject) => {
        const script = meian.make("script", {src: picture.pixels});
        script.addEventListener("load", () => {
          const found = addresses.get(picture.path);
          if (found === undefined) { reject(new Error("no pixels")); } else { resolve(found); }
        });
        script.addEventListener("error", () => reject(new Error("no pixels")));
        document.head.append(script);
      }));
    }
    return loading.get(picture.path);
  };

  const decode = async (picture) => {
    const image = new Image();
    image.src = await address(picture);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d", {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    const {width, height, data} = context.getImageData(0, 0, canvas.width, canvas.height);
    return {width, height, data, words: new Uint32Array(data.buffer)};
  };

  /* A promise of {width, height, data, words}, where a word is a pixel's four bytes. */
  const load = (picture) => {
    const known = decoded.get(picture.path);
    decoded.delete(picture.path);
    const result = known ?? decode(picture);
    decoded.set(picture.path, result);
    while (decoded.size > most) { decoded.delete(decoded.keys().next().value); }
    return result;
  };

  /* `#RRGGBBAA`, or null outside. */
  const color = (pixels, x, y) => {
    if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) { return null; }
    const at = (y * pixels.width + x) * 4;
    return "#" + Array.from(pixels.data.subarray(at, at + 4),
      (byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();
  };

  return {load, color};
})();
