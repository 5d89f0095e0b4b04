import { canvas, isBlurred } from "./sharpness";

export interface Picture {
  file: Blob;
  isBlurred: boolean;
}

/** Letter-size print stays readable, and a picture has about a megabyte. */
const LONGEST_EDGE = 2200;
const QUALITY = 0.85;

/** Makes a picture small enough for a phone's connection and judges its sharpness. What can't be decoded goes as it is. */
export async function prepare(file: File): Promise<Picture> {
  if (file.type === "application/pdf" || typeof createImageBitmap !== "function") return { file, isBlurred: false };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { file, isBlurred: false };
  }
  try {
    return { file: (await smaller(bitmap, file)) ?? file, isBlurred: isBlurred(bitmap) };
  } finally {
    bitmap.close();
  }
}

async function smaller(bitmap: ImageBitmap, file: File): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const target = canvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = target?.getContext("2d");
  if (!target || !context) return null;
  context.drawImage(bitmap, 0, 0, target.width, target.height);
  const made = await new Promise<Blob | null>((resolve) => target.toBlob(resolve, "image/jpeg", QUALITY));
  return made && (made.size < file.size || scale < 1) ? made : null;
}
