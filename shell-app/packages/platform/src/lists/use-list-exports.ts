import { useState } from "react";
import { type ApiData, type ApiInit, apiClient, useAction, useApiQuery, useQueryClient } from "@haul/platform";

type Export = ApiData<"/api/exports/{export_id}", "get">;
type ExportCreate = NonNullable<ApiInit<"/api/exports", "post">["body"]>;

/** A list that can be taken along as a file. */
export type ExportedList = ExportCreate["list_name"];

/** What a menu shows; the rest is in the notices. */
const MOST = 10;
/** Live updates come first; this is for browsers that lost them. */
const LOOK_AGAIN_MS = 4_000;

const PATH = "/api/exports";
const isOpen = ({ status }: Pick<Export, "status">) => status === "queued" || status === "running";

interface Exports {
  readonly items: readonly Export[] | undefined;
  readonly onWatch: (isWatching: boolean) => void;
  readonly start: (format: ExportCreate["format"], columns?: readonly string[]) => Promise<Export>;
  readonly open: (file: Pick<Export, "id">) => Promise<string>;
}

/** The person's files of a list, and how to make one of what it shows now. `query` is what the list itself asks for. */
export function useListExports(list: ExportedList | undefined, query: object): Exports | undefined {
  const queryClient = useQueryClient();
  const act = useAction();
  const [isWatching, setIsWatching] = useState(false);
  const files = useApiQuery(
    PATH,
    { params: { query: { limit: MOST } } },
    {
      enabled: isWatching,
      refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? LOOK_AGAIN_MS : false),
      meta: { isBackground: true },
    },
  );
  if (list === undefined) return undefined;
  return {
    items: files.data?.items.filter((file) => file.list_name === list),
    onWatch: setIsWatching,
    start: async (format, columns) => {
      const header = { "Idempotency-Key": crypto.randomUUID() };
      const known = columns && (await knownColumns(act, list, columns));
      const body = { list_name: list, format, search: searchOf(query), ...(known?.length ? { columns: known } : {}) };
      const { data } = await act(() => apiClient.POST(PATH, { params: { header }, body }));
      setIsWatching(true);
      await queryClient.invalidateQueries({ queryKey: ["get", PATH] });
      return data as Export;
    },
    open: async ({ id }: Pick<Export, "id">): Promise<string> => {
      const params = { path: { export_id: id } };
      const { data } = await act(() => apiClient.POST("/api/exports/{export_id}/open", { params }));
      return (data as { url: string }).url;
    },
  };
}

/** Of the columns that a page shows, those that a file can have; a badge or a picture is in none. */
async function knownColumns(act: ReturnType<typeof useAction>, list: ExportedList, shown: readonly string[]) {
  const params = { query: { list_name: list } };
  const { data } = await act(() => apiClient.GET("/api/export_columns", { params }));
  const known = new Set(data?.items.map(({ key }) => key));
  return [...new Set(shown)].filter((key) => known.has(key));
}

/** The list's parameters as an address has them; a page's own ones are not among them. */
function searchOf(query: object): string {
  const given = Object.entries<unknown>({ ...query }).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
