import type { paths } from "@haul/api";
import type { ApiData, FoundRecord, useCan } from "@haul/platform";
import type { Noun } from "@haul/platform/records";
import { listQuery } from "@haul/ui/data";
import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { RecordKind as AnnotatedKind } from "./annotations/annotations.queries";
import type { ExportedList } from "./use-list-exports";

type Path = keyof paths;
type ReadPath = PathsWithMethod<paths, "get">;
type Permission = Parameters<typeof useCan>[0];

/** A list of the API, and how its page's address asks for it. `listAt` and `recordsAt` make one. */
export interface ListSource<Answer> {
  readonly path: Path;
  /** The list's name for good: views and chosen columns are kept under it. */
  readonly list: string;
  /** The order when the address names none. */
  readonly sort: string;
  /** What the address asks for, as the operation takes it. */
  readonly query: (params: URLSearchParams) => object;
  /** The parameter that names the row whose drawer is open; searches and notices link with it too. */
  readonly open: string;
  /** The name under which the list can be taken along as a file. */
  readonly exports?: ExportedList | undefined;
  /** For the compiler only: what the operation answers. */
  readonly answer?: Answer;
}

/** `loads` of `/api/loads`: the resource's name, as permissions, views and exports have it. */
const resourceOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

interface ListOptions<Query> {
  sort: string;
  open: string;
  query: (params: URLSearchParams) => Query;
  /** The resource's name unless told otherwise. */
  list?: string;
  exports?: ExportedList;
}

type ListAt = <P extends Path>(path: P, options: ListOptions<QueryOf<P>>) => ListSource<ApiData<P, "get">>;

/** A list of the API by its path. */
export const listAt: ListAt = (path: Path, options: ListOptions<object>): ListSource<never> => ({
  path,
  list: resourceOf(path),
  ...options,
});

/** What every record has that is changed and archived. */
export interface Kept {
  readonly id: string;
  readonly version: number;
  readonly archived_at?: string | undefined;
  /** The record that it has become. */
  readonly merged_into_id?: string | undefined;
}

/** A kind of record that is listed, read, added, changed and archived by the operations that all such records have. */
export interface Records<One, Values = unknown, Answer = unknown> extends ListSource<Answer> {
  readonly onePath: Path;
  /** `driver_id`: the path parameter that names one. */
  readonly parameter: string;
  /** What they are called, from the front-end's `words`. */
  readonly noun: Noun;
  /** Who may add, change and archive them. */
  readonly permission: Permission;
  /** The kind by which tags, notes, files and presence name one; undefined where it takes none. */
  readonly kind: AnnotatedKind | undefined;
  /** Who changed one and when; undefined where the API does not keep it. */
  readonly history: ReadPath | undefined;
  /** Paths whose answers a change puts out of date. */
  readonly stale: readonly ReadPath[];
  /** For the compiler only: what one is, and what a form may hold of it. */
  readonly one?: One;
  readonly values?: Values;
}

interface RecordsOptions<Name, Query> {
  noun: Noun;
  sort: string;
  /** Filters that are passed on as the address has them. */
  texts?: readonly Name[];
  /** Filters that are on or not there. */
  flags?: readonly Name[];
  /** Filters that need more than that. */
  more?: (params: URLSearchParams) => Query;
  /** Paths beside its own whose answers show such a record. */
  stale?: readonly ReadPath[];
  exports?: ExportedList;
  /** They take tags, notes and files, and show who else has one open. */
  isAnnotated?: boolean;
}

/** Records whose permission by that name is unknown to the document are none that this fits. */
type Writable<P extends string> = ListOf<P> extends `${string}/${infer Resource}` ? PermissionOf<Resource> : never;
type PermissionOf<Rest extends string> = Rest extends `${string}/${infer Resource}`
  ? PermissionOf<Resource>
  : `${Rest}:write` extends Permission
    ? unknown
    : never;

/** For records whose `/history` the document has: the drawer shows it. */
type HistoryOption<P extends string> = { hasHistory?: `${P}/history` extends ReadPath ? boolean : false };

type RecordsAt = <P extends Path>(
  path: P & Writable<P>,
  options: RecordsOptions<Extract<keyof QueryOf<ListOf<P>>, string>, Partial<QueryOf<ListOf<P>>>> & HistoryOption<P>,
) => Records<ApiData<P, "get">, ValuesOf<BodyOf<ListOf<P>, "post">, BodyOf<P, "patch">>, ApiData<ListOf<P>, "get">>;

/**
 * A kind of record by the path of one. The rest follows from the API's conventions: `/api/fleet_owners/{fleet_owner_id}`
 * is listed at `/api/fleet_owners`, has `archive` and `restore`, the permission `fleet_owners:write`, and opens with
 * `?fleet_owner=`.
 *
 * ```ts
 * export const drivers = recordsAt("/api/drivers/{driver_id}", { noun: DRIVER, sort: "last_name", flags: ["archived"] });
 * ```
 */
export const recordsAt: RecordsAt = (
  onePath: Path,
  options: RecordsOptions<string, object> & { hasHistory?: boolean },
): Records<never, never, never> => {
  const { noun, sort, texts = [], flags = [], more, stale = [], exports } = options;
  const { hasHistory = false, isAnnotated = false } = options;
  const [, path = "", parameter = ""] = /^(.*)\/\{(\w+)\}$/.exec(onePath) ?? [];
  const list = resourceOf(path);
  const open = parameter.replace(/_id$/, "");
  const history = hasHistory ? [`${onePath}/history` as ReadPath] : [];
  return {
    path: path as Path,
    onePath,
    parameter,
    list,
    open,
    sort,
    exports,
    kind: isAnnotated ? (open as AnnotatedKind) : undefined,
    noun,
    permission: `${list}:write` as Permission,
    query: (params) => ({ ...listQuery(params, { sort, texts, flags }), ...more?.(params) }),
    history: history[0],
    stale: [path as ReadPath, onePath as ReadPath, ...history, ...stale],
  };
};

type RecordsOf = <P extends Path>(
  path: P,
  permission: Permission,
  options: RecordsOptions<Extract<keyof QueryOf<ListOf<P>>, string>, Partial<QueryOf<ListOf<P>>>> & HistoryOption<P>,
) => ReturnType<typeof recordsAt<P>>;

/** The same for records whose permission does not have their name, such as the parts of one program. */
export const recordsOf: RecordsOf = (
  path: Path,
  permission: Permission,
  options: RecordsOptions<string, object> & { hasHistory?: boolean },
): Records<never, never, never> => ({ ...recordsAt(path as never, options as never), permission });

/** `/api/drivers` of `/api/drivers/{driver_id}`. */
type ListOf<P extends string> = P extends `${infer List}/{${string}}` ? Extract<List, Path> : never;

type QueryOf<P extends Path> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query>
  : object;

type BodyOf<P extends Path, M extends "post" | "patch"> =
  paths[P] extends Record<M, { requestBody?: { content: infer Content } }> ? Content[keyof Content] : never;

/** A field's value while it is in a form: emptied, or a record that was chosen for its id. */
type Held<T> = T | null | (Extract<T, string> extends never ? never : "" | FoundRecord);

/** What a form may hold for a record: the fields of a new one, and those that only a change can have. */
type ValuesOf<Create, Update> = { [Name in keyof Create]: Held<Create[Name]> } & {
  [Name in Exclude<keyof Update, "version">]?: Held<Update[Name]>;
};
