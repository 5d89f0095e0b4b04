import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import { formatMoney } from "@haul/ui/format";
import type { PaymentRefund } from "../payments/payments.queries";
import { opened, saved, type Books } from "./payments";

/** Mocks of the operations on refunds. */
export function refundHandlers({ payments }: Books): RequestHandler[] {
  return [
    mock("post", "/api/payments/{payment_id}/refund", ({ params, body: { version, ...facts } }) => {
      const payment = opened(payments, params["payment_id"], version);
      if (payment instanceof Response) return payment;
      if (facts.amount_cents > payment.unapplied_cents) {
        const message = `Only ${formatMoney(payment.unapplied_cents)} of this payment is left. Apply no more than that.`;
        return mockProblem(409, { code: "more_than_unapplied", message });
      }
      const made: PaymentRefund = { id: nextId(), refunded_on: dayFromNow(0), created_by: "Irene Sokol", ...facts };
      return saved(payments, payment, { refunds: [...(payment.refunds ?? []), made] });
    }),
    mock("post", "/api/payments/{payment_id}/void_refund", ({ params, body }) => {
      const payment = opened(payments, params["payment_id"], body.version);
      if (payment instanceof Response) return payment;
      const refunds = payment.refunds ?? [];
      const refund = refunds.find(({ id, voided_at }) => id === body.refund_id && voided_at === undefined);
      if (!refund) return mockProblem(409, { code: "refund_voided" });
      const ended = { voided_at: daysFromNow(0), voided_by: "Irene Sokol", void_reason: body.reason };
      return saved(payments, payment, {
        refunds: refunds.map((one) => (one === refund ? { ...one, ...ended } : one)),
      });
    }),
  ];
}
