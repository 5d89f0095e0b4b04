interface Format {
  prefix: string;
  has_year: boolean;
  digits: number;
}

/** A number as the server will write it: `L-2026-001001`. */
export function numberText({ prefix, has_year, digits }: Format, number: number, year: number): string {
  return `${prefix.toUpperCase()}${has_year ? `${year}-` : ""}${String(number).padStart(digits, "0")}`;
}
