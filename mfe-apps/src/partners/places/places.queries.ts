import { useApiQuery, type ApiData } from "@haul/platform";

export type Place = ApiData<"/api/places", "get">["items"][number];

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
