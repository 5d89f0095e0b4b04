import { apiClient } from "@haul/platform";

interface UserOption {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

const optionOf = ({ id, full_name, email }: { id: string; full_name: string; email: string }): UserOption => ({
  id,
  label: full_name,
  detail: email,
});

/** People of the company by name or address, also those who left: the log remembers them. */
export async function searchUsers(q: string, signal: AbortSignal): Promise<readonly UserOption[]> {
  const status: ("active" | "suspended" | "removed")[] = ["active", "suspended", "removed"];
  const query = { limit: 20, status, ...(q === "" ? {} : { q }) };
  const { data } = await apiClient.GET("/api/users", { params: { query }, signal });
  return (data?.items ?? []).map(optionOf);
}

export async function findUser(user_id: string): Promise<UserOption | null> {
  const { data } = await apiClient.GET("/api/users/{user_id}", { params: { path: { user_id } } });
  return data ? optionOf(data) : null;
}
