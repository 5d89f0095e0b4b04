import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listQuery } from "@haul/ui/data";

export type Trailer = ApiData<"/api/trailers/{trailer_id}", "get">;

export const DEFAULT_SORT = "unit_number";

/** What the address asks for, as the operation takes it. */
export function trailersQuery(params: URLSearchParams) {
  const texts = ["status", "kind", "terminal_id"] as const;
  return listQuery(params, { sort: DEFAULT_SORT, texts, flags: ["archived"] });
}

export const useTrailers = (params: URLSearchParams) =>
  useApiPages("/api/trailers", { params: { query: trailersQuery(params) } });

export const useTrailer = (trailerId: string) =>
  useApiQuery("/api/trailers/{trailer_id}", { params: { path: { trailer_id: trailerId } } });

const settings = { invalidates: ["/api/trailers", "/api/trailers/{trailer_id}"] } as const;
export const useCreateTrailer = () => useApiMutation("post", "/api/trailers", settings);
export const useUpdateTrailer = () => useApiMutation("patch", "/api/trailers/{trailer_id}", settings);
export const useArchiveTrailer = () => useApiMutation("post", "/api/trailers/{trailer_id}/archive", settings);
export const useRestoreTrailer = () => useApiMutation("post", "/api/trailers/{trailer_id}/restore", settings);
