/** What a test said that the next writes make of a record. */
const scripts = new WeakMap<object, object[]>();

/** Says what the next writes make of a record, one after the other: the rules are the server's, mocks have none. */
export function willBecome<R extends object>(record: R, ...changes: Partial<R>[]): void {
  scripts.set(record, [...(scripts.get(record) ?? []), ...changes]);
}

/** What a write answers: the record as the test said it becomes, else as it is. */
export function scripted<A extends object>(record: A): A {
  return Object.assign(record, scripts.get(record)?.shift());
}
