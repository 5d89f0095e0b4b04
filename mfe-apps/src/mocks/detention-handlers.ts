import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { instant } from "@haul/testing/sample";
import { formatDuration, formatMoney, formatStopTime } from "@haul/ui/format";
import type { Detention, DetentionEvidence, DetentionSums } from "../freight/detention/detention.queries";
import type { DetentionPolicy } from "../partners/terms/terms.queries";
import { commonTerms } from "./detention-world";
import type { World } from "./world";

/** Waits, decisions about them, terms, and the report. Clocks stand where the world put them. */
export function detentionHandlers({ detentions, policies, customers }: World): RequestHandler[] {
  const decide = (id: string | undefined, version: number, change: Partial<Detention>) => {
    const row = detentions.find(id);
    if (!row) return mockProblem(404, { code: "not_found", message: "There is no such record." });
    if (version !== row.version)
      return mockProblem(409, { code: "version_stale", message: "Somebody else has changed this meanwhile." });
    const decided = { decided_by: "Dana Whitfield", decided_at: instant(new Date()) };
    return Object.assign(row, decided, change, { version: row.version + 1 });
  };
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
        explanation: explanationOf(detention),
        timeline: timelineOf(detention, sheetOf(detention)),
      };
    }),
    mock("post", "/api/detention/{detention_id}/approve", ({ params, body }) =>
      decide(params["detention_id"], body.version, {
        status: "approved",
        approved_cents: body.amount_cents ?? detentions.find(params["detention_id"])?.amount_cents,
        decision_note: body.note,
        allowed_actions: ["dispute", "reopen"],
      }),
    ),
    mock("post", "/api/detention/{detention_id}/waive", ({ params, body }) =>
      decide(params["detention_id"], body.version, {
        status: "waived",
        decision_note: body.reason,
        allowed_actions: ["reopen"],
      }),
    ),
    mock("post", "/api/detention/{detention_id}/dispute", ({ params, body }) =>
      decide(params["detention_id"], body.version, {
        status: "disputed",
        decision_note: body.note,
        allowed_actions: ["approve", "waive", "reopen"],
      }),
    ),
    mock("post", "/api/detention/{detention_id}/reopen", ({ params, body }) =>
      decide(params["detention_id"], body.version, {
        status: "pending",
        approved_cents: undefined,
        decided_at: undefined,
        decided_by: undefined,
        decision_note: undefined,
        allowed_actions: ["approve", "waive", "dispute"],
      }),
    ),
    mock("post", "/api/detention/{detention_id}/case_file", ({ params }) => ({
      url: `/blobs/case-file-${params["detention_id"]}`,
      expires_at: instant(new Date()),
    })),
    mock("get", "/api/detention_report", ({ query }) => {
      const [facilityId, customerId] = [query.get("facility_id"), query.get("customer_id")];
      const wanted = detentions.rows.filter(
        ({ stop, customer }) =>
          (facilityId ?? stop.facility.id) === stop.facility.id && (customerId ?? customer.id) === customer.id,
      );
      const parts = (key: (row: Detention) => string) =>
        [...new Set(wanted.map(key))].map((one) => wanted.filter((row) => key(row) === one));
      return {
        from: query.get("from") ?? "2026-08-22",
        to: query.get("to") ?? "2026-11-20",
        currency: "USD",
        total: sumsOf(wanted),
        facilities: parts(({ stop }) => stop.facility.id).flatMap((rows) => {
          const [first] = rows;
          if (!first) return [];
          const { facility, city, state } = first.stop;
          return [{ ...facility, city, state, sums: sumsOf(rows) }];
        }),
        customers: parts(({ customer }) => customer.id).flatMap((rows) => {
          const [first] = rows;
          return first ? [{ ...first.customer, sums: sumsOf(rows) }] : [];
        }),
      };
    }),

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

/** Roughly what the server says. */
function explanationOf({
  arrived_at,
  free_until,
  departed_at,
  amount_cents,
  waited_minutes,
  stop,
}: Detention): string[] {
  const tell = (at: string | undefined) => (at === undefined ? "" : formatStopTime(at, stop.time_zone));
  return [
    `Arrived ${tell(arrived_at)}, on appointment.`,
    `2 h are free, until ${tell(free_until)}.`,
    `${departed_at === undefined ? "Still there" : `Left ${tell(departed_at)}`}, ${formatDuration(waited_minutes)} beyond the free time.`,
    `The wait comes to ${formatMoney(amount_cents)}.`,
  ];
}

/** What is claimed is proven by a sheet of the dock's. */
const sheetOf = ({ status, id }: Detention) => (status === "approved" ? id : undefined);

function timelineOf({ arrived_at, departed_at }: Detention, sheet: string | undefined): DetentionEvidence[] {
  return [
    ...(arrived_at === undefined ? [] : [eventOf("Truck arrived", arrived_at)]),
    ...(departed_at === undefined ? [] : [eventOf("Truck left", departed_at)]),
    ...(sheet === undefined || departed_at === undefined ? [] : [sheetAt(departed_at, sheet)]),
  ];
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

function sumsOf(rows: readonly Detention[]): DetentionSums {
  const of = (status: Detention["status"]) => rows.filter((row) => row.status === status);
  const cents = (status: Detention["status"]) =>
    of(status).reduce((sum, row) => sum + (row.approved_cents ?? row.amount_cents), 0);
  const left = rows.filter(({ departed_at }) => departed_at !== undefined);
  const dwell = left.reduce((sum, { dwell_minutes = 0 }) => sum + dwell_minutes, 0);
  return {
    stop_count: rows.length,
    accruing_count: of("accruing").length,
    average_dwell_minutes: left.length > 0 ? Math.floor(dwell / left.length) : undefined,
    detained_count: left.filter(({ billable_minutes }) => billable_minutes > 0).length,
    detained_minutes: left.reduce((sum, { billable_minutes }) => sum + billable_minutes, 0),
    pending_count: of("pending").length,
    pending_cents: cents("pending"),
    disputed_count: of("disputed").length,
    disputed_cents: cents("disputed"),
    approved_count: of("approved").length,
    approved_cents: cents("approved"),
    billed_count: of("billed").length,
    billed_cents: cents("billed"),
    waived_count: of("waived").length,
    waived_cents: cents("waived"),
    denied_cents: of("approved").reduce(
      (sum, row) => sum + row.amount_cents - (row.approved_cents ?? row.amount_cents),
      0,
    ),
  };
}
