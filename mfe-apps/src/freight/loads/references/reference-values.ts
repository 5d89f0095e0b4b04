import type { Load } from "../loads.queries";

type Reference = Load["references"][number];
export type ReferenceKind = Reference["kind"];

/** A reference in a row of a form. */
export interface ReferenceValues extends Record<string, unknown> {
  kind: ReferenceKind;
  value: string;
}

/** The first reference of a kind, for a field of its own. */
export function referenceOf(references: readonly Reference[], kind: ReferenceKind): string {
  return references.find((one) => one.kind === kind)?.value ?? "";
}

/** The references that have no field of their own: other kinds, and any beyond the first of a kind that has one. */
export function moreReferences(
  references: readonly Reference[],
  withField: readonly ReferenceKind[],
): ReferenceValues[] {
  const first = new Set(withField.map((kind) => references.find((one) => one.kind === kind)));
  return references.filter((one) => !first.has(one)).map(({ kind, value }) => ({ kind, value }));
}

/** What a form says: its fields first, then its rows; what was left empty is no reference. */
export function referencesOf(rows: readonly ReferenceValues[]): Reference[] {
  return rows.map(({ kind, value }) => ({ kind, value: value.trim() })).filter(({ value }) => value !== "");
}
