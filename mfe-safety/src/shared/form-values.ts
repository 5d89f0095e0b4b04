import type { RecordOption } from "@haul/ui/forms";

/** A named record as a select keeps it. */
export function optionOf(named: { id: string; name: string } | undefined): RecordOption | null {
  return named ? { id: named.id, label: named.name } : null;
}

/** The form's values as a merge patch: empty means cleared. */
export function patchOf(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === "" ? null : idOf(value)]));
}

/** The form's values as a new record: empty is left out. */
export function createOf(values: object): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  return Object.fromEntries(filled.map(([name, value]) => [name, idOf(value)]));
}

function idOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "id" in value && "label" in value ? value.id : value;
}
