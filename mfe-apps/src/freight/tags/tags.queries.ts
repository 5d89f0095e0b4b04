import { useApiMutation, useApiPages, type ApiData } from "@haul/platform";
import { STALE_TAGS } from "@haul/platform/lists";

export type Tag = ApiData<"/api/tags", "get">["items"][number];
export type TagColor = Tag["color"];

export const useTags = (archived: boolean) =>
  useApiPages("/api/tags", { params: { query: { archived, sort: ["name"] } } });

/** Records show the tag's name and color. */
const settings = { invalidates: ["/api/tags", "/api/loads", "/api/loads/{load_id}", ...STALE_TAGS] } as const;
export const useCreateTag = () => useApiMutation("post", "/api/tags", settings);
export const useUpdateTag = () => useApiMutation("patch", "/api/tags/{tag_id}", settings);
export const useArchiveTag = () => useApiMutation("post", "/api/tags/{tag_id}/archive", settings);
export const useRestoreTag = () => useApiMutation("post", "/api/tags/{tag_id}/restore", settings);
