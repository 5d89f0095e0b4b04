import type { Carrier } from "./carriers.queries";

type Docket = Carrier["docket_numbers"][number];

/** `MC-771204, FF-22`. */
export const docketWords = (numbers: readonly Docket[]) =>
  numbers.map(({ kind, number }) => `${kind}-${number}`).join(", ");

/** What was typed, `MC-771204, FF 22`; undefined if it can't be read. A bare number is an MC number. */
export function readDockets(text: string): Docket[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const numbers = parts.map((part) => /^(MC|MX|FF)?[\s#-]*0*([1-9]\d{0,6})$/i.exec(part));
  if (numbers.includes(null)) return undefined;
  return numbers.map((match) => ({
    kind: (match?.[1]?.toUpperCase() ?? "MC") as Docket["kind"],
    number: match?.[2] ?? "",
  }));
}

export const DOT_NUMBER = /^[1-9]\d{0,7}$/;

export function isWorseThanAverage(rate: string | undefined, average: string | undefined): boolean {
  return rate !== undefined && average !== undefined && Number(rate) > Number(average);
}
