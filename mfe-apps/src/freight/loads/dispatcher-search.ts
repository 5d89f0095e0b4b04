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

/** Colleagues, whom everyone may name: for a filter by who dispatches a load. */
export async function searchDispatchers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/colleagues", { params: { query: q === "" ? {} : { q } }, signal });
  return (data?.items ?? []).map(({ id, full_name }) => ({ id, label: full_name }));
}

/** The name of one of them, where it is known. */
export async function findDispatcher(id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/colleagues", { params: { query: { ids: [id] } } });
  const found = data?.items[0];
  return found ? { id: found.id, label: found.full_name } : null;
}

async function searchUsers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = { q: q === "" ? undefined : q, limit: 20 };
  const { data } = await apiClient.GET("/api/users", { params: { query: { ...query, status: ["active"] } }, signal });
  return (data?.items ?? []).map(({ id, full_name, email }) => ({ id, label: full_name, detail: email }));
}
