/** What a list shows: its rows as far as they are loaded, and what is going on. */
export interface ListState<Row> {
  /** `undefined` until the first page arrived. */
  rows: readonly Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  /** When the rows were loaded, in milliseconds; shown once a refresh has failed. */
  updatedAt: number | null;
  /** How many there are in all, as far as the server said so. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  onRetry: () => void;
}

/** One answer of a list operation. */
export interface Page<Row> {
  items: readonly Row[];
  total_count?: number | undefined;
}

/** A `useInfiniteQuery` of react-query, as far as a list needs it. */
export interface PagedQuery<Row> {
  data: { pages: readonly Page<Row>[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** Turns a query that pages by cursor into a list. */
export function listOf<Row>(query: PagedQuery<Row>): ListState<Row> {
  return {
    rows: query.data?.pages.flatMap((page) => page.items),
    total: query.data?.pages.at(-1)?.total_count ?? null,
    error: query.error,
    isFetching: query.isFetching,
    updatedAt: query.dataUpdatedAt || null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    onLoadMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}

/** A list that came whole, such as the owners of a truck. */
export function listOfAll<Row>(rows: readonly Row[]): ListState<Row> {
  const nothing = () => undefined;
  return {
    rows,
    error: null,
    isFetching: false,
    updatedAt: null,
    total: rows.length,
    hasMore: false,
    isLoadingMore: false,
    onLoadMore: nothing,
    onRetry: nothing,
  };
}

/**
 * `pickup_at` ascending, `-pickup_at` descending, with commas between several, the most important first: the API's and
 * the URL's word for a sort.
 */
export type Sort = string;

/** As many as the API sorts by. */
const MOST_COLUMNS = 3;

/** The next sort when a header is pressed: ascending, then descending, then ascending again. */
export function nextSort(current: Sort | null, key: string): Sort {
  return current === key ? `-${key}` : key;
}

/** The next sort when a header is pressed with Shift: the column joins the others, turns around, and leaves them. */
export function nextSortBeside(current: Sort | null, key: string): Sort {
  const columns = current?.split(",") ?? [];
  if (columns.includes(key)) return columns.map((one) => (one === key ? `-${key}` : one)).join(",");
  const others = columns.filter((one) => one !== `-${key}`);
  if (others.length < columns.length) return others.length === 0 ? key : others.join(",");
  return [...columns.slice(0, MOST_COLUMNS - 1), key].join(",");
}

/** How a column is sorted, and its place among several. */
export function sortOfColumn(sort: Sort | null, key: string) {
  const columns = sort?.split(",") ?? [];
  const at = columns.findIndex((one) => one === key || one === `-${key}`);
  const direction = at < 0 ? "none" : columns[at] === key ? "ascending" : "descending";
  return { direction, place: columns.length > 1 && at >= 0 ? at + 1 : undefined } as const;
}
