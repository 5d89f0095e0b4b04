import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { customers, documentsOf, loadOf, readyToBill } from "./sample";

const itemOf = (loadId: string | undefined) => readyToBill.find((item) => item.load_id === loadId);

/** Mocks of the operations that this front-end calls, typed by the API document. */
export const handlers: readonly RequestHandler[] = [
  mock("get", "/api/ready_to_bill", ({ query }) => {
    const q = query.get("q")?.toLowerCase() ?? "";
    const isReady = query.get("is_ready");
    const items = readyToBill.filter(
      (item) =>
        [item.number, item.customer.name, item.customer_reference ?? ""].some((text) =>
          text.toLowerCase().includes(q),
        ) &&
        (isReady === null || String(item.blockers.length === 0) === isReady) &&
        (query.get("customer_id") ?? item.customer.id) === item.customer.id,
    );
    const ready = items.filter((item) => item.blockers.length === 0);
    const sum = (rows: typeof items) => rows.reduce((total, row) => total + row.total_cents, 0);
    const direction = query.get("sort")?.startsWith("-") ? -1 : 1;
    return {
      items: items.toSorted((a, b) => direction * (a.days_waiting - b.days_waiting)),
      total_count: items.length,
      sum_cents: sum(items),
      ready_count: ready.length,
      ready_cents: sum(ready),
      currency: "USD",
    };
  }),
  mock("get", "/api/customers", ({ query }) => {
    const items = customers.filter(({ name }) => name.toLowerCase().includes(query.get("q")?.toLowerCase() ?? ""));
    return { items, total_count: items.length };
  }),
  mock(
    "get",
    "/api/customers/{customer_id}",
    ({ params }) => customers.find(({ id }) => id === params["customer_id"]) ?? mockProblem(404),
  ),
  mock("get", "/api/loads/{load_id}", ({ params }) => {
    const item = itemOf(params["load_id"]);
    return item ? loadOf(item) : mockProblem(404, { code: "not_found", message: "There is no such load." });
  }),
  mock("get", "/api/loads/{load_id}/documents", ({ params }) => {
    const item = itemOf(params["load_id"]);
    return item ? { items: documentsOf(item) } : mockProblem(404);
  }),
  mock("post", "/api/documents/{document_id}/open", () => ({
    url: "/blobs/ticket",
    expires_at: "2026-11-20T12:05:00Z",
  })),
];
