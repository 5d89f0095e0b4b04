/** What an endpoint's list of kinds chooses: kinds by their names, and `load.*` for all of a record, later ones too. */

/** Kinds of events of one record, as far as the person may receive them. */
export interface KindGroup {
  readonly record: string;
  readonly kinds: readonly { readonly kind: string; readonly description: string }[];
}

interface OfferedKind {
  readonly kind: string;
  readonly record_type: string;
  readonly description: string;
}

/** The kind of a test, which no list offers. */
export const TEST_KIND = "webhook.test";

/** `load.*` */
export const allOf = (record: string) => `${record}.*`;

export function groupsOf(offered: readonly OfferedKind[]): readonly KindGroup[] {
  const records = [...new Set(offered.map(({ record_type }) => record_type))];
  return records.map((record) => ({ record, kinds: offered.filter(({ record_type }) => record_type === record) }));
}

/** Those whose name, record or description has every word; a record that fits by its own name keeps all of its kinds. */
export function searchGroups(
  groups: readonly KindGroup[],
  query: string,
  nameOf: (record: string) => string,
): readonly KindGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: readonly string[]) => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups.flatMap((group) => {
    const name = nameOf(group.record);
    if (fits(name)) return [group];
    const kinds = group.kinds.filter(({ kind, description }) => fits(name, kind, description));
    return kinds.length > 0 ? [{ ...group, kinds }] : [];
  });
}

export function isChosen(chosen: readonly string[], { record }: KindGroup, kind: string): boolean {
  return chosen.includes(kind) || chosen.includes(allOf(record));
}

export function chosenCount(chosen: readonly string[], group: KindGroup): number {
  return group.kinds.filter(({ kind }) => isChosen(chosen, group, kind)).length;
}

/** All of a record, or none of it. */
export function withAll(chosen: readonly string[], group: KindGroup, isWanted: boolean): readonly string[] {
  const others = withoutGroup(chosen, group);
  return isWanted ? [...others, allOf(group.record)] : others;
}

/** One kind more or less. All of a record but one is each of the others by its name. */
export function withKind(
  chosen: readonly string[],
  group: KindGroup,
  kind: string,
  isWanted: boolean,
): readonly string[] {
  const wanted = group.kinds
    .map((one) => one.kind)
    .filter((one) => (one === kind ? isWanted : isChosen(chosen, group, one)));
  return [...withoutGroup(chosen, group), ...wanted];
}

/** What is chosen and not offered: the person may not read the records. */
export function notOffered(chosen: readonly string[], groups: readonly KindGroup[]): readonly string[] {
  return chosen.filter((one) => !groups.some((group) => isOf(one, group)));
}

/** The first few, and how many more: `load.*, driver.created +3`. */
export function kindsInShort(chosen: readonly string[], most = 2): string {
  const rest = chosen.length - most;
  return `${chosen.slice(0, most).join(", ")}${rest > 0 ? ` +${rest}` : ""}`;
}

function withoutGroup(chosen: readonly string[], group: KindGroup): readonly string[] {
  return chosen.filter((one) => !isOf(one, group));
}

function isOf(name: string, { record, kinds }: KindGroup): boolean {
  return name === allOf(record) || kinds.some(({ kind }) => kind === name);
}
