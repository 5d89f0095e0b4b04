import { apiClient, searched, useApiMutation, useApiPages, type ApiData, type FoundRecord } from "@haul/platform";

export type Tag = ApiData<"/api/tags", "get">["items"][number];
export type TagColor = Tag["color"];
/** A tag as loads show it. */
export type TagRef = Pick<Tag, "id" | "name" | "color">;

export const useTags = (archived: boolean) =>
  useApiPages("/api/tags", { params: { query: { archived, sort: ["name"] } } });

/** Loads show the tag's name and color. */
const settings = { invalidates: ["/api/tags", "/api/loads", "/api/loads/{load_id}"] } as const;
export const useCreateTag = () => useApiMutation("post", "/api/tags", settings);
export const useUpdateTag = () => useApiMutation("patch", "/api/tags/{tag_id}", settings);
export const useArchiveTag = () => useApiMutation("post", "/api/tags/{tag_id}/archive", settings);
export const useRestoreTag = () => useApiMutation("post", "/api/tags/{tag_id}/restore", settings);

export async function searchTags(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/tags", { params: { query: { ...searched(q), sort: ["name"] } }, signal });
  return (data?.items ?? []).map(({ id, name }) => ({ id, label: name }));
}

export async function findTag(tag_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/tags/{tag_id}", { params: { path: { tag_id } } });
  return data ? { id: data.id, label: data.name } : null;
}
