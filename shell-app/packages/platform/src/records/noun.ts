/** What people call a kind of record. Data only: a manifest's records and menu say it too. */
export interface Noun {
  /** `fleet owner` */
  readonly one: string;
  /** `fleet owners` */
  readonly many: string;
  /** `Fleet owner` */
  readonly title: string;
  /** `Fleet owners` */
  readonly heading: string;
}

/**
 * A noun of the product, named once in a front-end's `words`.
 *
 * ```ts
 * export const FACILITY = noun("facility", "facilities");
 * ```
 */
export const noun = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  title: capitalized(one),
  heading: capitalized(many),
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
