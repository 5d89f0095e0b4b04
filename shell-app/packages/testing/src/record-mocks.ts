import type { RequestHandler } from "msw";
import type { paths } from "@haul/api";
import { type AnswerOf, type BodyOf, mock, type MockRequest } from "@haul/api/mocks";
import type { Patch, Row, Table } from "./table";

/** Paths of one record that can be archived: `/api/vendors/{vendor_id}`. */
type RecordPath = { [P in keyof paths]: `${P}/archive` extends keyof paths ? P : never }[keyof paths];
type ListOf<P extends string> = P extends `${infer List}/{${string}}` ? Extract<List, keyof paths> : never;
type RowOf<P extends RecordPath> = AnswerOf<P, "get"> & Row;
type HistoryOf<P extends RecordPath> =
  AnswerOf<Extract<`${P}/history`, keyof paths>, "get"> extends { items: infer Entries } ? Entries : never;

type RecordMocks<P extends RecordPath> = {
  /** Whether a row is among those that a list's query asks for, beside search and archive. */
  where?: (row: RowOf<P>, query: URLSearchParams) => boolean;
  /** The row that a new record becomes. */
  added: (body: BodyOf<ListOf<P>, "post">) => RowOf<P>;
  /** What happened to a row, where the API tells. */
  history?: (row: RowOf<P>) => HistoryOf<P>;
} & (BodyOf<P, "patch"> extends Patch<RowOf<P>> ? { changed?: Change<P> } : { changed: Change<P> });

/** What a patch changes of a row; the patch as it was sent unless told otherwise. */
type Change<P extends RecordPath> = (body: BodyOf<P, "patch">, id: string | undefined) => Patch<RowOf<P>>;

/** `mock` for paths that are put together; their types are checked where the record's path is written. */
const mockAt = mock as unknown as (
  method: "get" | "post" | "patch",
  path: string,
  resolve: (request: Omit<MockRequest<never, never>, "body"> & { body: never }) => unknown,
) => RequestHandler;

/**
 * The operations that every record has, answered from a table: list, read, add, change, archive, restore, history.
 *
 * ```ts
 * mockRecords("/api/tags/{tag_id}", tags, { added: ({ name, color }) => aTag(name, color) });
 * ```
 */
export function mockRecords<P extends RecordPath>(
  path: P,
  rows: Table<RowOf<P>>,
  { where = () => true, added, changed, history }: RecordMocks<P>,
): RequestHandler[] {
  const [, list = "", parameter = ""] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  return [
    mockAt("get", list, ({ query }) => rows.page(query, (row) => where(row, query))),
    mockAt("post", list, ({ body }) => rows.add(added(body))),
    mockAt("get", path, ({ params }) => rows.read(params[parameter])),
    mockAt("patch", path, ({ params, body }) => {
      const id = params[parameter];
      return rows.change(id, changed ? changed(body, id) : body);
    }),
    mockAt("post", `${path}/archive`, ({ params }) => rows.archive(params[parameter])),
    mockAt("post", `${path}/restore`, ({ params }) => rows.restore(params[parameter])),
    ...(history
      ? [
          mockAt("get", `${path}/history`, ({ params }) => {
            const row = rows.read(params[parameter]);
            return row instanceof Response ? row : { items: history(row) };
          }),
        ]
      : []),
  ];
}
