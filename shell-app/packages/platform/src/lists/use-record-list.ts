import { listOf, type ListPageProps, type PagedQuery, neighbours, withParameter } from "@haul/ui/data";
import { useAnswerPages } from "./by-path";
import { type ListAddress, useListAddress } from "./list-address";
import type { ListSource } from "./records-at";
import { useListExports } from "./use-list-exports";

/** A row's drawer: which record it shows, and where it leads. */
export interface OpenRecord {
  readonly id: string;
  readonly onClose: () => void;
  /** The neighbors in the list. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

export type RowOf<Answer> = Answer extends { items: readonly (infer Row)[] } ? Row : never;

type Wired =
  | "list"
  | "params"
  | "onParamsChange"
  | "memory"
  | "exports"
  | "rowId"
  | "openId"
  | "onOpen"
  | "onClose"
  | "defaultSort";

export interface RecordList<Answer> extends Pick<ListAddress, "params" | "setParams"> {
  /** What `ListPage` takes of all this. */
  readonly page: Pick<ListPageProps<RowOf<Answer>>, Wired>;
  /** For the drawer of the open row; null while none is open. */
  readonly drawer: OpenRecord | null;
  /** Opens a row's drawer; null closes it. */
  readonly open: (id: string | null) => void;
  /** The last page that was loaded: totals of all rows are with it. */
  readonly last: Answer | undefined;
  /** The first page: what is said once of the whole list is with it. */
  readonly first: Answer | undefined;
}

/**
 * A list as its address asks for it: rows, views, columns, export, and the open row with its neighbors.
 *
 * ```tsx
 * const { page, drawer } = useRecordList(drivers);
 * <ListPage {...page} title="Drivers" columns={columns} …>{drawer && <DriverDrawer {...drawer} />}</ListPage>
 * ```
 */
export function useRecordList<Answer>(
  source: ListSource<Answer>,
  idOf: (row: RowOf<Answer>) => string = ownId,
): RecordList<Answer> {
  const { params, setParams, memory } = useListAddress(source.list);
  const asked = source.query(params);
  const query = useAnswerPages(source.path, { params: { query: asked } });
  const exports = useListExports(source.exports, asked);
  const list = listOf(query as PagedQuery<RowOf<Answer>>);
  const openId = params.get(source.open);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const open = (id: string | null) => setParams((current) => withParameter(current, source.open, id));
  const walk = (row: RowOf<Answer> | null) => (row === null ? undefined : () => open(idOf(row)));
  const onClose = () => open(null);
  return {
    params,
    setParams,
    open,
    first: query.data?.pages[0] as Answer | undefined,
    last: query.data?.pages.at(-1) as Answer | undefined,
    drawer: openId === null ? null : { id: openId, onClose, onPrevious: walk(previous), onNext: walk(next) },
    page: {
      list,
      params,
      onParamsChange: setParams,
      memory,
      exports,
      rowId: idOf,
      openId,
      onOpen: (row) => open(idOf(row)),
      onClose,
      defaultSort: source.sort,
    },
  };
}

const ownId = (row: unknown) => (row as { id: string }).id;
