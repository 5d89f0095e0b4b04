import { http, HttpResponse, type RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { DocumentRequest, Submission } from "../requests/requests.queries";
import type { PublicRequest } from "../requests/public/use-request";
import { linesOf, TYPES } from "./paper-handlers";
import type { World } from "./world";

/** What the link of a driver's request carries. */
export const REQUEST_TOKEN = "the-token-of-the-driver";

const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
const page = <Row>(items: readonly Row[]) => ({ items: structuredClone([...items]), total_count: items.length });
const isOneOf = (statuses: string | null, status: string) => statuses?.split(",").includes(status) ?? true;

export const aRequest = (changes: Partial<DocumentRequest> & Pick<DocumentRequest, "driver">): DocumentRequest => ({
  id: nextId(),
  status: "open",
  lines: [{ item_type: "medical", name: "Medical certificate", state: "needed" }],
  expires_at: daysFromNow(14),
  created_at: daysFromNow(-1),
  created_by: "Dana Whitfield",
  ...changes,
});

export const aSubmission = (changes: Partial<Submission> & Pick<Submission, "driver">): Submission => ({
  id: nextId(),
  document_request_id: nextId(),
  item_type: "medical",
  name: "Medical certificate",
  must_expire: true,
  can_expire: true,
  status: "submitted",
  number: "MC-88",
  issuer: "Dr. Elena Marsh",
  issued_on: dayFromNow(-2),
  expires_on: dayFromNow(728),
  files: [{ id: nextId(), name: "medical-1.jpg" }],
  submitted_at: daysFromNow(-1),
  version: 1,
  ...changes,
});

/** Requests for documents, what drivers send, and its review. */
export function requestHandlers(world: World): RequestHandler[] {
  const { requests, submissions } = world;
  const settle = (id: string | undefined, version: number, changes: Partial<Submission>) => {
    const submission = submissions.find((one) => one.id === id);
    if (!submission) return notFound();
    if (submission.version !== version)
      return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
    return Object.assign(submission, changes, { version: version + 1 });
  };
  return [
    mock("get", "/api/document_requests", ({ query }) =>
      page(
        requests.filter(
          ({ driver, status }) =>
            (query.get("driver_id") ?? driver.id) === driver.id && isOneOf(query.get("status"), status),
        ),
      ),
    ),
    mock("post", "/api/document_requests", ({ body }) => {
      const asked = body.driver_ids.flatMap((id) => requestTo(world, id, body.item_types) ?? []);
      requests.unshift(...asked);
      const left = world.drivers.rows.filter(
        ({ id }) => body.driver_ids.includes(id) && asked.every(({ driver }) => driver.id !== id),
      );
      return {
        items: asked.map((request) => ({ request, url: `https://haul.example/apps/safety/papers#${REQUEST_TOKEN}` })),
        left_out: left.map(({ id, full_name }) => ({ id, name: full_name })),
      };
    }),
    mock("post", "/api/document_requests/{document_request_id}/revoke", ({ params }) => {
      const request = requests.find(({ id }) => id === params["document_request_id"]);
      return request ? Object.assign(request, { status: "revoked" as const }) : notFound();
    }),
    mock("get", "/api/document_requests/{document_request_id}/address", () => ({
      url: `https://haul.example/apps/safety/papers#${REQUEST_TOKEN}`,
    })),
    mock("get", "/api/document_submissions", ({ query }) =>
      page(
        submissions.filter(
          ({ driver, status }) =>
            (query.get("driver_id") ?? driver.id) === driver.id && isOneOf(query.get("status"), status),
        ),
      ),
    ),
    mock("post", "/api/document_submissions/{document_submission_id}/accept", ({ params, body }) =>
      settle(params["document_submission_id"], body.version, { status: "accepted" }),
    ),
    mock("post", "/api/document_submissions/{document_submission_id}/reject", ({ params, body }) =>
      settle(params["document_submission_id"], body.version, { status: "rejected", rejection_reason: body.reason }),
    ),
    mock("post", "/api/record_files/{record_file_id}/open", ({ params }) => ({
      url: `/blobs/${params["record_file_id"]}`,
      expires_at: daysFromNow(1),
    })),
    ...publicHandlers(),
  ];
}

/** A request for those papers, or for all that are missing; none where nothing is. */
function requestTo(world: World, id: string, item_types: readonly string[]): DocumentRequest | undefined {
  const driver = world.drivers.find(id);
  const lacking = linesOf(world, "driver", id).filter(({ item_type, status }) =>
    item_types.length === 0 ? status === "missing" : item_types.includes(item_type),
  );
  if (!driver || lacking.length === 0) return undefined;
  return aRequest({
    driver: { id, name: driver.full_name },
    lines: lacking.map(({ item_type, name }) => ({ item_type, name, state: "needed" })),
  });
}

/** What a driver is asked for, as the phone shows it. */
export const publicRequest = (): PublicRequest => ({
  carrier: { name: "Prairie Crest Transport", dot_number: "3914427", phone: "+18065550142", brand: {} },
  first_name: "Walt",
  message: "The audit is on Monday.",
  due_on: dayFromNow(5),
  expires_at: daysFromNow(14),
  today: dayFromNow(0),
  lines: TYPES.driver.slice(0, 2).map(({ item_type, name, must_expire, can_expire }) => ({
    ...{ item_type, name, must_expire, can_expire },
    state: "needed",
  })),
});

/** What a driver's phone asks for and sends. */
function publicHandlers(): RequestHandler[] {
  const request = publicRequest();
  return [
    mock("post", "/api/public_document_request/open", ({ body }) =>
      body.token === REQUEST_TOKEN ? structuredClone(request) : notFound(),
    ),
    mock("post", "/api/public_document_request/upload", () => ({
      upload_url: "/blobs/a-ticket",
      expires_at: daysFromNow(1),
      max_bytes: 26_214_400,
    })),
    http.put("*/blobs/:ticket", () => HttpResponse.json({ receipt: "a-receipt" })),
    mock("post", "/api/public_document_request/submit", ({ body }) => {
      const line = request.lines.find(({ item_type }) => item_type === body.item_type);
      if (!line) return notFound();
      Object.assign(line, { state: "submitted", submitted_at: daysFromNow(0), rejection_reason: undefined });
      return structuredClone(request);
    }),
  ];
}
