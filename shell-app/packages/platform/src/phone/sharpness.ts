/** Wide enough for the edges of letters, small enough for a phone: a few milliseconds. */
const EDGE = 512;
/** Below it, print can hardly be read: measured on letter-size papers that fill the picture. */
const LEAST_VARIANCE = 60;

/**
 * How sharp a gray picture is: the variance of its Laplacian, high where edges are hard.
 * Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy" (2000).
 */
export function varianceOfLaplacian(gray: ArrayLike<number>, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (gray[at - 1] ?? 0) + (gray[at + 1] ?? 0) + (gray[at - width] ?? 0) + (gray[at + width] ?? 0);
      const value = around - 4 * (gray[at] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** RGBA to gray, by ITU-R BT.601. */
export function grayOf(rgba: ArrayLike<number>): Float32Array {
  const gray = new Float32Array(rgba.length / 4);
  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    const at = pixel * 4;
    gray[pixel] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  }
  return gray;
}

/** Whether a picture is too blurred to read; a browser that can't tell says no. */
export function isBlurred(picture: ImageBitmap): boolean {
  const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const context = canvas(width, height)?.getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(picture, 0, 0, width, height);
  return varianceOfLaplacian(grayOf(context.getImageData(0, 0, width, height).data), width, height) < LEAST_VARIANCE;
}

export function canvas(width: number, height: number): HTMLCanvasElement | undefined {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  return typeof made.getContext === "function" ? made : undefined;
}
