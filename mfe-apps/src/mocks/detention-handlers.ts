import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { instant } from "@haul/testing/sample";
import type { Detention, DetentionEvidence } from "../freight/detention/detention.queries";
import type { DetentionPolicy } from "../partners/terms/terms.queries";
import { commonTerms, reportOf } from "./detention-world";
import { scripted } from "./script";
import type { World } from "./world";

const DECISIONS = [
  "/api/detention/{detention_id}/approve",
  "/api/detention/{detention_id}/waive",
  "/api/detention/{detention_id}/dispute",
  "/api/detention/{detention_id}/reopen",
] as const;

/** Waits, decisions about them, terms, and the report; a decision makes of a wait what the test says. */
export function detentionHandlers({ detentions, policies, customers }: World): RequestHandler[] {
  const companyPolicy = (): DetentionPolicy =>
    policies.get("") ?? { terms: commonTerms(), source: "product", version: 0 };
  const policyOf = (customerId: string): DetentionPolicy =>
    policies.get(customerId) ?? { ...companyPolicy(), version: 0 };

  return [
    mock("get", "/api/detention", ({ query }) => {
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      return detentions.page(
        query,
        (row) =>
          among("status", row.status) &&
          among("load_id", row.load.id) &&
          among("customer_id", row.customer.id) &&
          among("facility_id", row.stop.facility.id) &&
          (query.get("has_changed_facts") !== "true" || row.has_changed_facts),
      );
    }),
    mock("get", "/api/detention/{detention_id}", ({ params }) => {
      const detention = detentions.find(params["detention_id"]);
      if (!detention) return mockProblem(404, { code: "not_found", message: "There is no such record." });
      return {
        detention,
        terms: commonTerms(),
        explanation: ["The wait comes to $162.50."],
        timeline: timelineOf(detention),
      };
    }),
    ...DECISIONS.map((path) =>
      mock("post", path, ({ params, body }) =>
        scripted(detentions.change(params["detention_id"], { version: body.version })),
      ),
    ),
    mock("post", "/api/detention/{detention_id}/case_file", ({ params }) => ({
      url: `/blobs/case-file-${params["detention_id"]}`,
      expires_at: instant(new Date()),
    })),
    mock("get", "/api/detention_report", () => reportOf(detentions.rows)),
    mock("get", "/api/detention_policy", () => companyPolicy()),
    mock("put", "/api/detention_policy", ({ body }) => {
      policies.set("", { terms: body.terms, source: "company", version: body.version + 1 });
      return companyPolicy();
    }),
    mock("get", "/api/customers/{customer_id}/detention_policy", ({ params }) =>
      customers.find(params["customer_id"])
        ? policyOf(params["customer_id"] ?? "")
        : mockProblem(404, { code: "not_found", message: "There is no such record." }),
    ),
    mock("put", "/api/customers/{customer_id}/detention_policy", ({ params, body }) => {
      const id = params["customer_id"] ?? "";
      policies.set(id, { terms: body.terms, source: "customer", version: body.version + 1 });
      return policyOf(id);
    }),
    mock("delete", "/api/customers/{customer_id}/detention_policy", ({ params }) => {
      const id = params["customer_id"] ?? "";
      policies.delete(id);
      return policyOf(id);
    }),
  ];
}

/** The truck came and went; what is claimed is proven by a sheet of the dock's. */
function timelineOf({ id, status, arrived_at = "", departed_at }: Detention): DetentionEvidence[] {
  const arrived = eventOf("Truck arrived", arrived_at);
  if (departed_at === undefined) return [arrived];
  const left = eventOf("Truck left", departed_at);
  return status === "approved" ? [arrived, left, sheetAt(departed_at, id)] : [arrived, left];
}

function sheetAt(at: string, document_id: string) {
  return {
    kind: "document" as const,
    at,
    title: "In-out sheet added",
    detail: "in-out.pdf",
    is_estimated: false,
    is_void: false,
    by: "Dana Whitfield",
    document_id,
    media_type: "application/pdf",
  };
}

function eventOf(title: string, at: string) {
  return {
    kind: "stop_event" as const,
    at,
    title,
    source: "driver" as const,
    is_estimated: false,
    is_void: false,
    by: "Dana Whitfield",
  };
}
