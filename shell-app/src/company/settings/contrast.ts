/** The contrast of a color with white, 1 to 21 (WCAG 2.2, 1.4.3); nothing for what is no color. */
export function contrastWithWhite(text: string): number | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** What words on white need to be read by most people. */
export const LEAST_CONTRAST = 4.5;
