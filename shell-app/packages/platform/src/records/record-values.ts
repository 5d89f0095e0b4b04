import type { FoundRecord } from "./record-search";

/** A named record as a select keeps it. */
export function optionOf(named: { id: string; name: string } | undefined): FoundRecord | null {
  return named ? { id: named.id, label: named.name } : null;
}

/** What an emptied field of a form becomes, beside a chosen record's id: null clears, undefined leaves out. */
type Sent<T, Nothing> = [T] extends [FoundRecord | null]
  ? string | Nothing
  : Exclude<T, "" | null> | ("" extends T ? Nothing : null extends T ? Nothing : never);

/**
 * A form's values as a merge patch: what was emptied is null, which clears it.
 * A field that cannot be cleared is named beside it: `{ ...patchOf(values), name: values.name, version }`.
 */
export function patchOf<Values extends object>(values: Values): { [K in keyof Values]: Sent<Values[K], null> } {
  return sent(values, null) as { [K in keyof Values]: Sent<Values[K], null> };
}

/** A form's values as a new record: what is empty is left out. */
export function createOf<Values extends object>(values: Values): { [K in keyof Values]: Sent<Values[K], undefined> } {
  return sent(values, undefined) as { [K in keyof Values]: Sent<Values[K], undefined> };
}

function sent(values: object, nothing: null | undefined): object {
  const entries = Object.entries<unknown>({ ...values }).map(
    ([name, value]) => [name, value === "" || value === null ? nothing : idOf(value)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function idOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "id" in value && "label" in value ? value.id : value;
}
