import { useEffect, useState } from "react";
import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listOf } from "@haul/ui/data";
import { STALE } from "../../freight/loads/loads.queries";

export type Import = ApiData<"/api/imports/{import_id}", "get">;
export type ImportRow = ApiData<"/api/imports/{import_id}/rows", "get">["items"][number];

/** Live updates come first; this is for browsers that lost them. */
const LOOK_AGAIN_MS = 4_000;

export const isWorking = ({ state }: Pick<Import, "state">) =>
  state === "checking" || state === "importing" || state === "undoing";

export const useImport = (importId: string) =>
  useApiQuery(
    "/api/imports/{import_id}",
    { params: { path: { import_id: importId } } },
    { refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? LOOK_AGAIN_MS : false) },
  );

export const useImports = (kind: Import["kind"]) =>
  useApiQuery("/api/imports", { params: { query: { kind, limit: 20 } } });

/** As many rows as the API answers at once. */
const PAGE = 200;
/** Pages read without being asked: enough for most files, and not a hundred requests for a file of 20,000 rows. */
const PAGES = 5;

/** Rows with something wrong: what cannot be imported, what was refused, what undoing left. Read page after page. */
export function useProblemRows(importId: string, state: string) {
  const query = useApiPages("/api/imports/{import_id}/rows", {
    params: { path: { import_id: importId }, query: { state, limit: PAGE } },
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

/** Lists that show what was imported. */
const LISTS = ["/api/customers", "/api/facilities", "/api/drivers", "/api/trucks", "/api/trailers", ...STALE] as const;

const settings = { invalidates: ["/api/imports", "/api/imports/{import_id}", ...LISTS] } as const;

export const useCreateImport = () => useApiMutation("post", "/api/imports", settings);
export const useCommitImport = () => useApiMutation("post", "/api/imports/{import_id}/commit", settings);
export const useUndoImport = () => useApiMutation("post", "/api/imports/{import_id}/undo", settings);
/** Each answers a short-lived address and changes nothing. */
export const useOpenTemplate = () => useApiMutation("post", "/api/imports/template");
export const useOpenErrors = () => useApiMutation("post", "/api/imports/{import_id}/errors");
