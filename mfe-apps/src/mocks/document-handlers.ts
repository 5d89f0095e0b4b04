import { http, HttpResponse, type RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aDocument, daysFromNow } from "@haul/testing/sample";
import type { Load } from "../freight/loads/loads.queries";
import { settle } from "./load-life";
import type { World } from "./world";

/** Papers of a load: ticket, upload, claim. */
export function documentHandlers({ loads, documents }: World): RequestHandler[] {
  const standing = (loadId: string | undefined) =>
    documents.rows.filter(({ load_id, archived_at }) => load_id === loadId && archived_at === undefined);

  const recount = (loadId: string | undefined) => {
    const load: Load | undefined = loads.find(loadId);
    if (!load) return;
    const papers = standing(loadId);
    load.is_pod_present = papers.some(({ kind, is_signed }) => kind === "proof_of_delivery" && is_signed === true);
    load.is_rate_confirmation_present = papers.some(({ kind }) => kind === "rate_confirmation");
    settle(load);
  };

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
      recount(load_id);
      return made;
    }),
    mock("patch", "/api/documents/{document_id}", ({ params, body }) => {
      const changed = documents.change(params["document_id"], body);
      recount(documents.find(params["document_id"])?.load_id);
      return changed;
    }),
    mock("post", "/api/documents/{document_id}/archive", ({ params }) => {
      const archived = documents.archive(params["document_id"]);
      recount(documents.find(params["document_id"])?.load_id);
      return archived;
    }),
    mock("post", "/api/loads/{load_id}/print", ({ params, body: { paper } }) => ({
      url: `/blobs/${paper}-${params["load_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
    mock("post", "/api/loads/{load_id}/invoice_packet", ({ params }) => {
      const load = loads.find(params["load_id"]);
      if (!load?.delivered_at) return mockProblem(409, { code: "load_not_delivered" });
      if (load.billing_blockers.length > 0)
        return mockProblem(422, {
          code: "packet_incomplete",
          fields: load.billing_blockers.map(({ code, message }) => ({ path: code, message })),
        });
      return { url: `/blobs/packet-${load.id}`, expires_at: daysFromNow(0.01) };
    }),
    mock("post", "/api/documents/{document_id}/open", ({ params }) => ({
      url: `/blobs/${params["document_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
  ];
}
