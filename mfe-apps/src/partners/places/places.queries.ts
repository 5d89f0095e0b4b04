import { apiClient, useApiQuery, type ApiData } from "@haul/platform";

type Places = ApiData<"/api/places", "get">;
export type Place = Places["items"][number];

/** Two letters or three digits: fewer find nothing. */
const FINDS = /^(\d{3}|\p{L}[^\d]*\p{L})/u;

/** Places of the United States that fit what was typed; the former ones stay until the next answer. */
export function usePlaces(typed: string, isAsked: boolean) {
  const q = typed.trim();
  const isEnough = FINDS.test(q);
  return useApiQuery(
    "/api/places",
    { params: { query: { q } } },
    { enabled: isAsked && isEnough, staleTime: Infinity, placeholderData: (before) => (isEnough ? before : undefined) },
  ).data;
}

/** The same for a list that asks by itself; undefined for what is too short to find anything. */
export async function searchPlaces(typed: string, signal: AbortSignal): Promise<Places | undefined> {
  const q = typed.trim();
  if (!FINDS.test(q)) return undefined;
  const { data } = await apiClient.GET("/api/places", { params: { query: { q } }, signal });
  return data;
}
