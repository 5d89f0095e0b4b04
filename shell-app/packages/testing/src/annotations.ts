import type { RequestHandler } from "msw";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";

export type RecordNote = AnswerOf<"/api/records/{record_kind}/{record_id}/notes", "get">["items"][number];
export type RecordFile = AnswerOf<"/api/records/{record_kind}/{record_id}/files", "get">["items"][number];
type Colleague = AnswerOf<"/api/colleagues", "get">["items"][number];
type PersonPresent = AnswerOf<"/api/records/{record_kind}/{record_id}/presence", "get">["others"][number];

/** What people attach to records, and who has one open. */
export interface Annotations {
  readonly notes: RecordNote[];
  readonly files: RecordFile[];
  readonly colleagues: readonly Colleague[];
  readonly others: PersonPresent[];
}

const AT = "2026-11-20T15:00:00Z";

/** A note of the pretended person unless said otherwise. */
export const aNote = (changes: Partial<RecordNote> & Pick<RecordNote, "record_kind" | "record_id">): RecordNote => ({
  id: `note-${changes.text ?? ""}`,
  audience: "internal",
  text: "Gate code 4411",
  mentions: [],
  author_id: "01930000-0000-7000-8000-000000000001",
  author_name: "Dana Whitfield",
  is_mine: true,
  version: 1,
  created_at: AT,
  ...changes,
});

export const aRecordFile = (
  changes: Partial<RecordFile> & Pick<RecordFile, "record_kind" | "record_id">,
): RecordFile => ({
  id: `file-${changes.file_name ?? ""}`,
  kind: "other",
  file_name: "paper.pdf",
  media_type: "application/pdf",
  byte_size: 48_000,
  sha256: "0".repeat(64),
  uploaded_by: "Dana Whitfield",
  version: 1,
  created_at: AT,
  ...changes,
});

const nothing = (): Annotations => ({ notes: [], files: [], colleagues: [], others: [] });

/** Mocks of the operations that every record's drawer calls. */
export function annotationHandlers(held: Annotations = nothing()): RequestHandler[] {
  const { notes, files, colleagues, others } = held;
  const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
  const change = <Row extends { id: string; version: number }>(
    rows: Row[],
    id: string | undefined,
    changes: Partial<Row>,
  ) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return notFound();
    Object.assign(row, changes, { version: row.version + 1 });
    return structuredClone(row);
  };
  const named = (ids: readonly string[] = []) =>
    colleagues.filter(({ id }) => ids.includes(id)).map(({ id, full_name }) => ({ user_id: id, name: full_name }));
  const present = () => ({ others: structuredClone(others) });
  return [
    mock("get", "/api/records/{record_kind}/{record_id}/notes", ({ params }) => ({
      items: structuredClone(notes.filter((note) => note.record_id === params["record_id"])),
    })),
    mock("post", "/api/records/{record_kind}/{record_id}/notes", ({ params, body }) => {
      const { record_kind, record_id = "" } = params;
      const { text, audience = "internal", mentions } = body;
      const of = { record_kind: record_kind as RecordNote["record_kind"], record_id };
      const note = aNote({ ...of, text, audience, mentions: named(mentions) });
      notes.unshift(note);
      return structuredClone(note);
    }),
    mock("patch", "/api/record_notes/{record_note_id}", ({ params, body }) => {
      const { text, audience, mentions } = body;
      const changes = { ...(text === undefined ? {} : { text }), ...(audience === undefined ? {} : { audience }) };
      return change(notes, params["record_note_id"], { ...changes, mentions: named(mentions), edited_at: AT });
    }),
    mock("post", "/api/record_notes/{record_note_id}/archive", ({ params }) =>
      change(notes, params["record_note_id"], { archived_at: AT }),
    ),
    mock("get", "/api/colleagues", ({ query }) => {
      const q = (query.get("q") ?? "").toLowerCase();
      return { items: colleagues.filter(({ full_name }) => full_name.toLowerCase().includes(q)) };
    }),
    mock("get", "/api/records/{record_kind}/{record_id}/files", ({ params }) => ({
      items: structuredClone(files.filter((file) => file.record_id === params["record_id"])),
    })),
    mock("post", "/api/record_file_uploads", () => ({
      upload_url: "/blobs/ticket",
      expires_at: AT,
      max_bytes: 25 * 1024 * 1024,
    })),
    mock("post", "/api/records/{record_kind}/{record_id}/files", ({ params, body }) => {
      const { record_kind, record_id = "" } = params;
      const { kind, file_name } = body;
      const of = { record_kind: record_kind as RecordFile["record_kind"], record_id };
      const file = aRecordFile({ ...of, kind, file_name });
      files.push(file);
      return structuredClone(file);
    }),
    mock("post", "/api/record_files/{record_file_id}/archive", ({ params }) =>
      change(files, params["record_file_id"], { archived_at: AT }),
    ),
    mock("get", "/api/records/{record_kind}/{record_id}/presence", present),
    mock("put", "/api/records/{record_kind}/{record_id}/presence", present),
    mock("delete", "/api/records/{record_kind}/{record_id}/presence", () => ({ others: [] })),
  ];
}
