import { apiClient, searched, useApiMutation, useApiQuery, type ApiData, type FoundRecord } from "@haul/platform";

export type RecordNote = ApiData<"/api/records/{record_kind}/{record_id}/notes", "get">["items"][number];
export type RecordFile = ApiData<"/api/records/{record_kind}/{record_id}/files", "get">["items"][number];
export type RecordKind = RecordNote["record_kind"];
export type Colleague = ApiData<"/api/colleagues", "get">["items"][number];
export type PersonPresent = ApiData<"/api/records/{record_kind}/{record_id}/presence", "get">["others"][number];
/** A tag as records show it. */
export type TagRef = Pick<ApiData<"/api/tags", "get">["items"][number], "id" | "name" | "color">;

/** A record by its kind and id. */
export interface Subject {
  readonly kind: RecordKind;
  readonly id: string;
}

/** `{ params: { path: { record_kind, record_id } } }` */
export const pathOf = ({ kind, id }: Subject) => ({ path: { record_kind: kind, record_id: id } });

export const NOTES = "/api/records/{record_kind}/{record_id}/notes";
export const FILES = "/api/records/{record_kind}/{record_id}/files";

/** The history of each kind of record names what was attached to it. */
const HISTORIES = [
  "/api/loads/{load_id}/history",
  "/api/quotes/{quote_id}/history",
  "/api/customers/{customer_id}/history",
  "/api/facilities/{facility_id}/history",
  "/api/drivers/{driver_id}/history",
  "/api/trucks/{truck_id}/history",
  "/api/trailers/{trailer_id}/history",
] as const;

export const useNotes = (subject: Subject) => useApiQuery(NOTES, { params: pathOf(subject) });
const ofNotes = { invalidates: [NOTES, ...HISTORIES] } as const;
export const useCreateNote = () => useApiMutation("post", NOTES, ofNotes);
export const useUpdateNote = () => useApiMutation("patch", "/api/record_notes/{record_note_id}", ofNotes);
export const useArchiveNote = () => useApiMutation("post", "/api/record_notes/{record_note_id}/archive", ofNotes);
export const useRestoreNote = () => useApiMutation("post", "/api/record_notes/{record_note_id}/restore", ofNotes);

/** Active people whose name has these letters. */
export async function searchColleagues(q: string, signal: AbortSignal): Promise<readonly Colleague[]> {
  const { data } = await apiClient.GET("/api/colleagues", { params: { query: q === "" ? {} : { q } }, signal });
  return data?.items ?? [];
}

export const useFiles = (subject: Subject) => useApiQuery(FILES, { params: pathOf(subject) });
/** Papers and drivers' events name their files. */
const NAMING = [
  "/api/records/{record_kind}/{record_id}/compliance",
  "/api/compliance_items",
  "/api/driver_events",
  "/api/driver_events/{driver_event_id}",
] as const;
const ofFiles = { invalidates: [FILES, ...NAMING, ...HISTORIES] } as const;
export const useCreateFile = () => useApiMutation("post", FILES, ofFiles);
export const useUpdateFile = () => useApiMutation("patch", "/api/record_files/{record_file_id}", ofFiles);
export const useArchiveFile = () => useApiMutation("post", "/api/record_files/{record_file_id}/archive", ofFiles);
export const useRestoreFile = () => useApiMutation("post", "/api/record_files/{record_file_id}/restore", ofFiles);
export const useOpenFile = () => useApiMutation("post", "/api/record_files/{record_file_id}/open", {});

/** The address to which a file for a record may be sent. */
export async function mintRecordFile(file: File): Promise<string> {
  const { data } = await apiClient.POST("/api/record_file_uploads", {
    body: { file_name: file.name, byte_size: file.size, media_type: file.type || "application/octet-stream" },
  });
  if (!data) throw new Error("The upload could not start.");
  return data.upload_url;
}

export const TAGS = "/api/records/{record_kind}/{record_id}/tags";

/** What shows a record's tags; loads have an operation of their own. */
const TAGGED = [
  "/api/quotes",
  "/api/customers",
  "/api/customers/{customer_id}",
  "/api/facilities",
  "/api/facilities/{facility_id}",
  "/api/drivers",
  "/api/drivers/{driver_id}",
  "/api/trucks",
  "/api/trucks/{truck_id}",
  "/api/trailers",
  "/api/trailers/{trailer_id}",
] as const;

export const STALE_TAGS = [...TAGGED, ...HISTORIES] as const;
export const useTagRecord = () => useApiMutation("post", TAGS, { invalidates: STALE_TAGS });
export const useCreateTag = () => useApiMutation("post", "/api/tags", { invalidates: ["/api/tags"] });

/** Adds and removes tags of one of many records; what shows them is seen to once all are done. */
export const tagRecord = (subject: Subject, body: { add?: string[]; remove?: string[] }) =>
  apiClient.POST(TAGS, { params: pathOf(subject), body });

export async function searchTags(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/tags", { params: { query: { ...searched(q), sort: ["name"] } }, signal });
  return (data?.items ?? []).map(({ id, name }) => ({ id, label: name }));
}

export async function findTag(tag_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/tags/{tag_id}", { params: { path: { tag_id } } });
  return data ? { id: data.id, label: data.name } : null;
}
