import { mockProblem } from "@haul/api/mocks";

/** What a row has beside its own facts. */
export interface Row {
  id: string;
  version: number;
  archived_at?: string | undefined;
}

/** A merge patch of a row, with the version that it was made on: null clears. */
export type Patch<R> = { [K in keyof R]?: R[K] | null | undefined };

export interface RowPage<R> {
  items: R[];
  total_count: number;
  next_cursor?: string;
}

/** Rows of one kind behind mocks: as much of a list, a read and a change as a front-end can tell from the outside. */
export interface Table<R extends Row> {
  readonly rows: R[];
  find: (id: string | null | undefined) => R | undefined;
  /** The first such row, for a test that knows it is there. */
  one: (isWanted: (row: R) => boolean) => R;
  /** The row, or the server's 404. */
  read: (id: string | undefined) => R | Response;
  /** Search, archive, sort, limit and cursor as every list of the API takes them. */
  page: (query: URLSearchParams, where?: (row: R) => boolean) => RowPage<R>;
  add: (row: R) => R;
  /** The changed row, 404, or 409 for a stale version. */
  change: (id: string | undefined, patch: Patch<R>) => R | Response;
  archive: (id: string | undefined) => R | Response;
  restore: (id: string | undefined) => R | Response;
}

/** Makes a table of rows. `words` are what a search looks into. */
export function table<R extends Row>(rows: R[], words: (row: R) => readonly (string | undefined)[]): Table<R> {
  const find = (id: string | null | undefined) => rows.find((row) => row.id === id);
  const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });

  const change = (id: string | undefined, { version, ...patch }: Patch<R>) => {
    const row = find(id);
    if (!row) return notFound();
    if (typeof version === "number" && version !== row.version)
      return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
    for (const [name, value] of Object.entries<unknown>(patch))
      Object.assign(row, { [name]: value === null ? undefined : value });
    row.version += 1;
    return row;
  };

  const put = (id: string | undefined, archived_at: string | undefined) => {
    const row = find(id);
    if (!row) return notFound();
    const record: Row = row;
    record.archived_at = archived_at;
    record.version += 1;
    return row;
  };

  return {
    rows,
    find,
    one: (isWanted) => {
      const row = rows.find(isWanted);
      if (!row) throw new Error("There is no such row.");
      return row;
    },
    read: (id) => find(id) ?? notFound(),
    page: (query, where = () => true) => {
      const q = query.get("q")?.toLowerCase() ?? "";
      const isArchive = query.get("archived") === "true";
      const found = rows.filter(
        (row) =>
          (row.archived_at !== undefined) === isArchive &&
          words(row).some((word) => word?.toLowerCase().includes(q)) &&
          where(row),
      );
      const from = Number(query.get("cursor") ?? 0);
      const to = from + Number(query.get("limit") ?? 50);
      return {
        items: sorted(found, query.get("sort")).slice(from, to),
        total_count: found.length,
        ...(to < found.length ? { next_cursor: String(to) } : {}),
      };
    },
    add: (row) => {
      rows.unshift(row);
      return row;
    },
    change,
    archive: (id) => put(id, new Date().toISOString()),
    restore: (id) => put(id, undefined),
  };
}

/** By `field` or `-field`, as the address says; rows without a value come last. */
function sorted<R extends object>(rows: R[], sort: string | null): R[] {
  if (!sort) return rows;
  const field = sort.replace(/^-/, "");
  const direction = sort.startsWith("-") ? -1 : 1;
  const valueOf = (row: R) => (row as Record<string, unknown>)[field];
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return direction * (typeof a === "number" && typeof b === "number" ? a - b : textOf(a).localeCompare(textOf(b)));
  });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
