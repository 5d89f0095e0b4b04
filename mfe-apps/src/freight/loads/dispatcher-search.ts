import { apiClient, useCan, useSession, type FoundRecord } from "@haul/platform";

/** The person who is signed in, as a dispatcher. */
export function useMeAsDispatcher(): FoundRecord | null {
  const session = useSession();
  return session?.user_id ? { id: session.user_id, label: session.full_name ?? session.email, detail: "You" } : null;
}

/** Who may not look through the company's users may still take loads over. */
export function useDispatcherSearch() {
  const seesUsers = useCan("users:read");
  const me = useMeAsDispatcher();
  return seesUsers ? searchUsers : () => Promise.resolve(me ? [me] : []);
}

async function searchUsers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = { q: q === "" ? undefined : q, limit: 20 };
  const { data } = await apiClient.GET("/api/users", { params: { query: { ...query, status: ["active"] } }, signal });
  return (data?.items ?? []).map(({ id, full_name, email }) => ({ id, label: full_name, detail: email }));
}
