/** A record that may be merged with another of its kind. */
export interface Twin {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly created_at: string;
}

/** What a merge would do, as both kinds of preview say it. */
export interface MergePreview<Row, Moves> {
  readonly survivor: Row;
  readonly merged: Row;
  /** What the survivor will say. */
  readonly result: Row;
  readonly moves: Moves;
}

/** A fact that is shown of both before they are merged. */
export interface MergeField<Row> {
  readonly label: string;
  readonly of: (row: Row) => string | undefined;
}

/** The fields in which the two differ, and what stays of each. */
export function mergeRows<Row>(
  fields: readonly MergeField<Row>[],
  { survivor, merged, result }: MergePreview<Row, unknown>,
) {
  const row = ({ label, of }: MergeField<Row>) => ({
    label,
    kept: of(survivor) ?? "",
    other: of(merged) ?? "",
    result: of(result) ?? "",
  });
  return fields.map(row).filter(({ kept, other }) => kept !== other);
}

/** `[3, "load", "loads"]` → `3 loads`; what there is none of is left out. */
export function countWords(counts: readonly (readonly [count: number, one: string, many: string])[]): string[] {
  return counts.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
}
