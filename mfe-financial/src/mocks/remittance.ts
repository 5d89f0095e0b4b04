import { http, HttpResponse, type RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { daysFromNow } from "@haul/testing/sample";
import type { RemittanceLine, RemittancePayment } from "../remittance/remittance.queries";
import { isOwed } from "./invoices";
import type { Books } from "./payments";

/** What a file says of a check or transfer: its rows by number and cents. */
export interface FilePayment extends Pick<RemittancePayment, "reference" | "method" | "paid_on"> {
  readonly amount_cents?: number;
  readonly rows: readonly (readonly [number: string, cents: number])[];
}

/** A row as the server matches it; it looks for an invoice's own number only. */
function lineOf({ invoices }: Books, row_number: number, number: string, amount_cents: number): RemittanceLine {
  const line = { row_number, number, amount_cents };
  if (amount_cents < 0)
    return { ...line, problem: "This is a deduction. Enter it on the invoice as a short pay, credit or dispute." };
  const found = invoices.rows.find((row) => row.number === number);
  if (!found) return { ...line, problem: `No invoice or invoiced load has the number ${number}.` };
  const { balance_cents: owed_cents, discount_until, discount_left_cents } = found;
  const offered = discount_left_cents ? { discount_until, discount_left_cents } : {};
  const matched = { ...line, ...offered, invoice: { id: found.id, name: found.number }, owed_cents };
  if (!isOwed(found)) return { ...matched, problem: `Nothing is owed on ${number}.` };
  const owed = (found.balance_cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  return amount_cents > found.balance_cents ? { ...matched, problem: `Only ${owed} is owed on ${number}.` } : matched;
}

/** Mocks of a remittance's upload and matching. Whatever is uploaded has these payments, which tests fill in. */
export function remittanceHandlers(books: Books & { readonly file: FilePayment[] }): RequestHandler[] {
  const customerOf = (lines: readonly RemittanceLine[]) => {
    const id = lines.find(({ invoice }) => invoice)?.invoice?.id;
    return books.invoices.rows.find((row) => row.id === id)?.customer;
  };
  return [
    mock("post", "/api/payments/remittance/uploads", () => ({
      upload_url: "/blobs/remittance",
      expires_at: daysFromNow(0.04),
      max_bytes: 5_242_880,
    })),
    // The host's edge is no part of the API document.
    http.put("*/blobs/:ticket", ({ params }) =>
      HttpResponse.json({ receipt: `receipt of ${String(params["ticket"])}` }),
    ),
    mock("post", "/api/payments/remittance", () => {
      let row = 1;
      return {
        payments: books.file.map(({ rows, amount_cents, ...facts }): RemittancePayment => {
          const lines = rows.map(([number, cents]) => lineOf(books, (row += 1), number, cents));
          const customer = customerOf(lines);
          const recorded = books.payments.rows.find(
            (one) => one.customer.id === customer?.id && one.reference === facts.reference && !one.ended_at,
          );
          return {
            ...facts,
            lines,
            amount_cents: amount_cents ?? lines.reduce((sum, line) => sum + line.amount_cents, 0),
            ...(customer ? { customer } : {}),
            ...(recorded ? { recorded: { id: recorded.id, name: recorded.reference } } : {}),
          };
        }),
        ignored_columns: ["Terms"],
        currency: "USD",
      };
    }),
  ];
}
