import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Table } from "@haul/testing/table";
import type { Invoice, InvoiceAdjustment } from "../invoices/invoices.queries";
import type { WriteOffRequest, WriteOffSettings } from "../write-offs/write-offs.queries";
import { settle } from "./invoices";

/** The limits of a company that has changed nothing, for someone who has none. */
export const usualWriteOffs = (): WriteOffSettings => ({
  limits: (["TerminalManager", "SafetyManager", "User"] as const).map((role) => ({ role, amount_cents: 50_000 })),
  is_default: true,
  version: 0,
});

/** Mocks of the limits of write-offs, and of requests beyond them. */
export function writeOffHandlers(invoices: Table<Invoice>, settings: WriteOffSettings): RequestHandler[] {
  const decide = (
    invoiceId: string | undefined,
    { version, request_id, note }: { version: number; request_id: string; note?: string | undefined },
    status: WriteOffRequest["status"],
  ) => {
    const invoice = invoices.find(invoiceId);
    const found = invoice?.write_off_requests?.find(({ id }) => id === request_id);
    if (!invoice || found?.status !== "open") return mockProblem(409, { code: "write_off_request_closed" });
    const adjustment: InvoiceAdjustment = {
      id: nextId(),
      kind: "write_off",
      reason: found.reason,
      amount_cents: found.amount_cents,
      adjusted_on: dayFromNow(0),
      created_by: "Irene Sokol",
      requested_by: found.requested_by,
    };
    const decided = { status, decided_by: "Irene Sokol", decided_at: daysFromNow(0), decision_note: note };
    const write_off_requests = invoice.write_off_requests?.map((one) => (one === found ? { ...one, ...decided } : one));
    return settle(invoices, invoiceId, {
      version,
      write_off_requests,
      adjustments: [...(invoice.adjustments ?? []), ...(status === "approved" ? [adjustment] : [])],
    });
  };
  return [
    mock("get", "/api/write_off_settings", () => settings),
    mock("put", "/api/write_off_settings", ({ body: { limits } }) =>
      Object.assign(settings, { limits, is_default: false, version: settings.version + 1 }),
    ),
    mock("post", "/api/invoices/{invoice_id}/request_write_off", ({ params, body: { version, ...facts } }) => {
      const id = params["invoice_id"];
      const request: WriteOffRequest = {
        id: nextId(),
        status: "open",
        requested_by: "Priya Nair",
        requested_by_id: nextId(),
        created_at: daysFromNow(0),
        ...facts,
      };
      const before = invoices.find(id)?.write_off_requests ?? [];
      return invoices.change(id, { version, write_off_requests: [...before, request] });
    }),
    mock("post", "/api/invoices/{invoice_id}/approve_write_off", ({ params, body }) =>
      decide(params["invoice_id"], body, "approved"),
    ),
    mock("post", "/api/invoices/{invoice_id}/reject_write_off", ({ params, body }) =>
      decide(params["invoice_id"], body, "rejected"),
    ),
    mock("post", "/api/invoices/{invoice_id}/withdraw_write_off", ({ params, body }) =>
      decide(params["invoice_id"], body, "withdrawn"),
    ),
  ];
}
