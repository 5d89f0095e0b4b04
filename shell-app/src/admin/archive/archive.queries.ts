import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";

export type Archive = ApiData<"/api/company_archives", "get">["items"][number];

const PATH = "/api/company_archives";
/** Live updates come first; this is for browsers that lost them. */
const LOOK_AGAIN_MS = 4_000;
const CHANGED = { invalidates: [PATH] } as const;

export const isUnderWay = ({ status }: Pick<Archive, "status">) => status !== "done" && status !== "failed";

/** The archives of the last 30 days; at most one a day is finished, so they fit on a page. */
export function useArchives() {
  return useApiQuery(
    PATH,
    { params: { query: { limit: 50 } } },
    { refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? LOOK_AGAIN_MS : false) },
  );
}

export const useOrderArchive = () => useApiMutation("post", PATH, CHANGED);

export const useOpenArchive = () => useApiMutation("post", "/api/company_archives/{company_archive_id}/open", {});
