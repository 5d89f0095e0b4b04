import { useApiMutation, useApiPages, type ApiData } from "@haul/platform";

const PATH = "/api/audit_binders";

export type Binder = ApiData<typeof PATH, "get">["items"][number];

/** Live updates come first; this is for browsers that lost them. */
const LOOK_AGAIN_MS = 4_000;

export const isUnderWay = ({ status }: Pick<Binder, "status">) => status !== "done" && status !== "failed";

/** Whether the file can still be downloaded. */
export const isKept = ({ status, expires_at }: Pick<Binder, "status" | "expires_at">) =>
  status === "done" && Date.parse(expires_at ?? "") > Date.now();

/** The binders of the last 90 days, the newest first. */
export const useBinders = () =>
  useApiPages(
    PATH,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
    },
  );

export const useOrderBinder = () => useApiMutation("post", PATH, { invalidates: [PATH] });

export const useOpenBinder = () => useApiMutation("post", "/api/audit_binders/{audit_binder_id}/open");
