import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
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

/** Rows with something wrong: what cannot be imported, what was refused, what undoing left. */
export const useProblemRows = (importId: string, state: string) =>
  useApiPages("/api/imports/{import_id}/rows", {
    params: { path: { import_id: importId }, query: { state, limit: 100 } },
  });

/** Lists that show what was imported. */
const LISTS = ["/api/customers", "/api/facilities", "/api/drivers", "/api/trucks", "/api/trailers", ...STALE] as const;

const settings = { invalidates: ["/api/imports", "/api/imports/{import_id}", ...LISTS] } as const;

export const useCreateImport = () => useApiMutation("post", "/api/imports", settings);
export const useCommitImport = () => useApiMutation("post", "/api/imports/{import_id}/commit", settings);
export const useUndoImport = () => useApiMutation("post", "/api/imports/{import_id}/undo", settings);
/** Each answers a short-lived address and changes nothing. */
export const useOpenTemplate = () => useApiMutation("post", "/api/imports/template");
export const useOpenErrors = () => useApiMutation("post", "/api/imports/{import_id}/errors");
