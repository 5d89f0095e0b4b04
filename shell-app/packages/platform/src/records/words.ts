import type { Noun } from "./noun";

/** The words for the values of a field, in the order in which they are offered. */
export type Words<Code extends string> = Readonly<Record<Code, string>>;

/** `1 driver`, `1,204 drivers`. */
export const counted = (count: number, { one, many }: Pick<Noun, "one" | "many">): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** Words for the values of a field as the options of a select or filter, in their order. */
export const optionsOf = <Code extends string>(
  words: Readonly<Record<Code, string | { readonly word: string }>>,
): { value: Code; label: string }[] =>
  (Object.entries(words) as [Code, string | { readonly word: string }][]).map(([value, said]) => ({
    value,
    label: typeof said === "string" ? said : said.word,
  }));
