import { useEffect, useState } from "react";
import { apiKey, useApiMutation, useApiPages, useApiQuery, useQueryClient, type ApiData } from "@haul/platform";
import { listOf } from "@haul/ui/data";
import { STALE } from "../../freight/loads/loads.queries";

export type Import = ApiData<"/api/imports/{import_id}", "get">;
export type ImportRow = ApiData<"/api/imports/{import_id}/rows", "get">["items"][number];
export type ImportCorrection = Import["corrections"][number];
export type ImportColumn = ApiData<"/api/imports/columns", "get">["items"][number];
export type Reconciliation = ApiData<"/api/imports/{import_id}/reconciliation", "get">;
export type ImportNames = NonNullable<ImportColumn["names"]>;

/** Live updates come first; this is for browsers that lost them. */
const LOOK_AGAIN_MS = 4_000;

export const isWorking = ({ status }: Pick<Import, "status">) =>
  status === "checking" || status === "importing" || status === "undoing";

export const useImport = (importId: string) =>
  useApiQuery(
    "/api/imports/{import_id}",
    { params: { path: { import_id: importId } } },
    { refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? LOOK_AGAIN_MS : false) },
  );

export const useImports = (kind: Import["kind"]) =>
  useApiQuery("/api/imports", { params: { query: { kind: [kind], limit: 20 } } });

export const useImportColumns = (kind: Import["kind"]) =>
  useApiQuery("/api/imports/columns", { params: { query: { kind } } }, { staleTime: Infinity });

/** Loads change after they were imported, so it is never old. */
export const useReconciliation = (importId: string) =>
  useApiQuery(
    "/api/imports/{import_id}/reconciliation",
    { params: { path: { import_id: importId } } },
    { staleTime: 0 },
  );

const ROWS = "/api/imports/{import_id}/rows";
/** As many rows as the API answers at once. */
const PAGE = 200;
/** Pages read without being asked: enough for most files, and not a hundred requests for a file of 20,000 rows. */
const PAGES = 5;

/** Rows with something wrong: what cannot be imported, what was refused, what undoing left. Read page after page. */
export function useProblemRows(importId: string, status: ImportRow["status"]) {
  const query = useApiPages(ROWS, {
    params: { path: { import_id: importId }, query: { status: [status], limit: PAGE } },
  });
  const [wanted, setWanted] = useState(PAGES);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const read = data?.pages.length ?? 0;
  const isReading = hasNextPage && !isError && read > 0 && read < wanted;
  useEffect(() => {
    if (isReading && !isFetching) void fetchNextPage();
    // A quick answer's begin and end are one render, so the number of pages tells that there is a new one.
  }, [isReading, isFetching, read, fetchNextPage]);
  return { ...listOf(query), pages: data?.pages, isReading, onReadOn: () => setWanted(read + PAGES) };
}

/** Checking a file again creates new rows, so cached rows are dropped. */
export function useForgottenRows({ status }: Import): void {
  const queryClient = useQueryClient();
  const isForgotten = status === "checking";
  useEffect(() => {
    if (isForgotten) queryClient.removeQueries({ queryKey: apiKey(ROWS) });
  }, [isForgotten, queryClient]);
}

/** Lists that show what was imported. */
const LISTS = ["/api/customers", "/api/facilities", "/api/drivers", "/api/trucks", "/api/trailers", ...STALE] as const;

const IMPORTS = ["/api/imports", "/api/imports/{import_id}", "/api/imports/{import_id}/reconciliation"] as const;
const settings = { invalidates: [...IMPORTS, ...LISTS] } as const;

export const useCreateImport = () => useApiMutation("post", "/api/imports", settings);
export const useCorrectImport = () =>
  useApiMutation("post", "/api/imports/{import_id}/correct", { invalidates: [...IMPORTS, ROWS] });
export const useCommitImport = () => useApiMutation("post", "/api/imports/{import_id}/commit", settings);
export const useUndoImport = () => useApiMutation("post", "/api/imports/{import_id}/undo", settings);
/** Reloads after a refusal, because someone else may have changed it. */
export function useRefreshImport(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: apiKey("/api/imports/{import_id}") });
}
/** Each answers a short-lived address and changes nothing. */
export const useOpenTemplate = () => useApiMutation("post", "/api/imports/template");
export const useOpenErrors = () => useApiMutation("post", "/api/imports/{import_id}/errors");
