/** `12.5000` → `12.5`, `312.000` → `312`. */
export function trimmed(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}
