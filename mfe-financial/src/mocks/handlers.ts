import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { daysFromNow, sumsOf } from "@haul/testing/sample";
import {
  isReady,
  type ApprovalInput,
  type BillingException,
  type Load,
  type ReadyToBillItem,
} from "../ready-to-bill/ready-to-bill.queries";
import { moneyHandlers } from "./money";
import { allowedWhen, aVendor, type World } from "./world";

const sumOf = (rows: readonly ReadyToBillItem[]) => rows.reduce((total, { total_cents }) => total + total_cents, 0);

const pendingOf = (rows: readonly ReadyToBillItem[]) =>
  rows.reduce((total, { pending_cents }) => total + pending_cents, 0);

/** The charges once each pending one is approved or denied. */
const decided = (charges: Load["charges"], decisions: ApprovalInput["charges"]): Load["charges"] =>
  charges.map((charge) => {
    const decision = decisions.find(({ charge_id }) => charge_id === charge.id);
    if (!decision) return charge;
    const { is_approved, approval_reference } = decision;
    return { ...charge, status: is_approved ? "approved" : "denied", approval_reference };
  });

const TO_BILL: readonly string[] = ["docs_pending", "ready_for_review", "exception", "on_hold", "sent_back_to_ops"];

/** Where a decision leads. */
const DECIDED = {
  approve: "approved",
  hold: "on_hold",
  flag: "exception",
  send_back: "sent_back_to_ops",
  resume: "ready_for_review",
  unlock: "ready_for_review",
} as const;

/** What a decision comes with. */
interface Said {
  version?: number | undefined;
  reason?: string;
  exception?: BillingException;
}

/** Mocks of the operations that this front-end calls, typed by the API document. */
export function handlersOf({ customers, loads, items, documents, vendors, money }: World): RequestHandler[] {
  const decide = (id: string | undefined, verb: keyof typeof DECIDED, { version, ...said }: Said) => {
    const billing_status = DECIDED[verb];
    const isOver = verb === "resume" || verb === "unlock";
    items.change(id, { billing_status, ...said, billing_reason: said.reason });
    return loads.change(id, {
      version,
      billing_status,
      billing_decision: isOver ? null : { decided_by: "Dana Whitfield", decided_at: daysFromNow(0), ...said },
      allowed_actions: allowedWhen(billing_status),
    });
  };
  return [
    ...moneyHandlers(money),
    mock("get", "/api/ready_to_bill", ({ query }) => {
      const wanted = query.get("is_ready");
      const isWanted = (item: ReadyToBillItem) =>
        (wanted === null || String(isReady(item)) === wanted) &&
        (query.get("billing_status")?.split(",") ?? TO_BILL).includes(item.billing_status) &&
        (query.get("customer_id") ?? item.customer.id) === item.customer.id;
      // The sums are those of all rows, not of the page's.
      const whole = new URLSearchParams(query);
      whole.set("limit", "10000");
      const all = items.page(whole, isWanted).items;
      const ready = all.filter(isReady);
      return {
        ...items.page(query, isWanted),
        sum_cents: sumOf(all),
        pending_cents: pendingOf(all),
        ready_count: ready.length,
        ready_cents: sumOf(ready),
        currency: "USD",
      };
    }),
    ...(["hold", "flag", "resume", "unlock"] as const).map((verb) =>
      mock("post", `/api/loads/{load_id}/${verb}_billing`, ({ params, body }) => decide(params["load_id"], verb, body)),
    ),
    mock("post", "/api/loads/{load_id}/approve_billing", ({ params, body: { version, charges: decisions } }) => {
      const load = loads.find(params["load_id"]);
      if (load) {
        const charges = decided(load.charges, decisions);
        Object.assign(load, { charges, ...sumsOf(charges) });
      }
      return decide(params["load_id"], "approve", { version });
    }),
    mock("patch", "/api/documents/{document_id}", ({ params, body: { version: _, ...facts } }) => {
      const document = documents.find(({ id }) => id === params["document_id"]);
      return document ? Object.assign(document, facts) : mockProblem(404);
    }),
    mock("post", "/api/loads/{load_id}/send_back", ({ params, body }) => decide(params["load_id"], "send_back", body)),
    mock("get", "/api/customers", ({ query }) => customers.page(query)),
    mock("get", "/api/customers/{customer_id}", ({ params }) => customers.read(params["customer_id"])),
    mock("get", "/api/loads/{load_id}", ({ params }) => loads.read(params["load_id"])),
    mock("get", "/api/loads/{load_id}/documents", ({ params }) => ({
      items: documents.filter(({ load_id }) => load_id === params["load_id"]),
    })),
    mock("post", "/api/loads/{load_id}/invoice_packet", ({ params }) => {
      const load = loads.find(params["load_id"]);
      const blockers = load?.billing_blockers ?? [];
      if (blockers.length > 0)
        return mockProblem(422, {
          code: "packet_incomplete",
          fields: blockers.map(({ code, message }) => ({ path: code, message })),
        });
      return { url: `/blobs/packet-${params["load_id"]}`, expires_at: daysFromNow(0.01) };
    }),
    mock("post", "/api/documents/{document_id}/open", ({ params }) => ({
      url: `/blobs/${params["document_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
    ...mockRecords("/api/vendors/{vendor_id}", vendors, {
      added: ({ tax_id, ...facts }) => aVendor({ ...facts, tax_id_last4: tax_id?.slice(-4) }),
      changed: ({ tax_id, ...facts }) => ({
        ...facts,
        ...(tax_id === undefined ? {} : { tax_id_last4: tax_id?.slice(-4) ?? null }),
      }),
      history: () => [],
    }),
  ];
}
