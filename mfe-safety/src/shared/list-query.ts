import { SEARCH_PARAMETER, SORT_PARAMETER } from "@haul/ui/data";

/** The address as a list operation takes it: search, sort, archive, and the filters that are named. */
export function listQuery(
  params: URLSearchParams,
  defaultSort: string,
  filters: readonly string[],
): Record<string, string | boolean | undefined> {
  const text = (name: string) => params.get(name) ?? undefined;
  return {
    ...Object.fromEntries(filters.map((name) => [name, text(name)])),
    sort: text(SORT_PARAMETER) ?? defaultSort,
    q: text(SEARCH_PARAMETER),
    archived: params.get("archived") === "true" ? true : undefined,
  };
}
