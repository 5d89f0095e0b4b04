import { type ApiData, useApiMutation, useApiQuery } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";

export type User = ApiData<"/api/users", "get">["items"][number];

export const userList = listAt("/api/users", {
  query: (params) => listQuery(params, { sort: "full_name", texts: ["role", "status"] }),
  sort: "full_name",
  open: "user",
  exports: "users",
});

/** What an action on a user makes out of date. */
const STALE = ["/api/users", "/api/users/{user_id}"] as const;

export const useInviteUser = () => useApiMutation("post", "/api/users", { invalidates: STALE });
export const useUpdateUser = () => useApiMutation("patch", "/api/users/{user_id}", { invalidates: STALE });
export const useSuspendUser = () => useApiMutation("post", "/api/users/{user_id}/suspend", { invalidates: STALE });
export const useReinstateUser = () => useApiMutation("post", "/api/users/{user_id}/reinstate", { invalidates: STALE });
export const useInviteAgain = () => useApiMutation("post", "/api/users/{user_id}/invite_again", { invalidates: STALE });
export const useWithdrawInvitation = () =>
  useApiMutation("post", "/api/users/{user_id}/withdraw_invitation", { invalidates: STALE });
export const useRemoveUser = () => useApiMutation("post", "/api/users/{user_id}/remove", { invalidates: STALE });

/** The terminals that a person may belong to, as choices of a field. */
export function useTerminalOptions() {
  const terminals = useApiQuery("/api/terminals", { params: { query: { limit: 200 } } });
  return (terminals.data?.items ?? []).map(({ id, code, name }) => ({ value: id, label: `${code} – ${name}` }));
}
