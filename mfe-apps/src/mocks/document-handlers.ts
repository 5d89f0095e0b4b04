import { http, HttpResponse, type RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { aDocument, daysFromNow } from "@haul/testing/sample";
import { scripted } from "./script";
import type { World } from "./world";

/** Papers of a load: ticket, upload, claim. */
export function documentHandlers({ loads, documents }: World): RequestHandler[] {
  const standing = (loadId: string | undefined) =>
    documents.rows.filter(({ load_id, archived_at }) => load_id === loadId && archived_at === undefined);

  /** What becomes of the load whose papers have changed. */
  const follow = (loadId: string | undefined) => scripted(loads.one(({ id }) => id === loadId));

  return [
    mock("get", "/api/loads/{load_id}/documents", ({ params }) => ({ items: standing(params["load_id"]) })),
    mock("post", "/api/document_uploads", ({ body }) => ({
      upload_url: `/blobs/${encodeURIComponent(body.file_name)}`,
      expires_at: daysFromNow(0.01),
      max_bytes: 26_214_400,
    })),
    // The host's edge is no part of the API document.
    http.put("*/blobs/:ticket", ({ params }) =>
      HttpResponse.json({ receipt: `receipt of ${String(params["ticket"])}` }),
    ),
    mock("post", "/api/loads/{load_id}/documents", ({ params, body: { receipt: _, ...facts } }) => {
      const load_id = params["load_id"] ?? "";
      const made = documents.add(aDocument({ ...facts, load_id, created_at: daysFromNow(0) }));
      follow(load_id);
      return made;
    }),
    mock("patch", "/api/documents/{document_id}", ({ params, body }) => {
      const changed = documents.change(params["document_id"], body);
      follow(documents.find(params["document_id"])?.load_id);
      return changed;
    }),
    mock("post", "/api/documents/{document_id}/archive", ({ params }) => {
      const archived = documents.archive(params["document_id"]);
      follow(documents.find(params["document_id"])?.load_id);
      return archived;
    }),
    mock("post", "/api/loads/{load_id}/print", ({ params, body: { paper } }) => ({
      url: `/blobs/${paper}-${params["load_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
    mock("post", "/api/loads/{load_id}/invoice_packet", ({ params }) => ({
      url: `/blobs/packet-${params["load_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
    mock("post", "/api/documents/{document_id}/open", ({ params }) => ({
      url: `/blobs/${params["document_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
  ];
}
