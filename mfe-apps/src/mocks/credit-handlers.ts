import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { formatMoney } from "@haul/ui/format";
import type { CustomerCredit } from "../partners/credit/credit.queries";
import type { World } from "./world";

/** What customers owe, as a test says it; nothing unless it says so. */
export function creditHandlers({ customers, owed }: World): RequestHandler[] {
  return [
    mock("get", "/api/customers/{customer_id}/credit", ({ params }) => {
      const customer = customers.find(params["customer_id"]);
      return customer ? creditOf(customer, owed.get(customer.id) ?? 0) : mockProblem(404);
    }),
  ];
}

type Customer = World["customers"]["rows"][number];

function creditOf(customer: Customer, used_cents: number): CustomerCredit {
  const { name, credit_limit_cents: limit_cents } = customer;
  const status = statusOf(customer, used_cents);
  const amounts = `${formatMoney(used_cents)} of ${formatMoney(limit_cents ?? 0)}`;
  return {
    status,
    limit_cents,
    used_cents,
    available_cents: limit_cents === undefined ? undefined : limit_cents - used_cents,
    currency: "USD",
    warning:
      status === "on_hold"
        ? `${name} is on credit hold.`
        : status === "over_limit"
          ? `${name} is over its credit limit: ${amounts}.`
          : status === "near_limit"
            ? `${name} is near its credit limit: ${amounts}.`
            : undefined,
    average_days_to_pay: 34,
    strictness: "warn",
    may_accept: true,
  };
}

function statusOf({ is_on_credit_hold, credit_limit_cents }: Customer, used: number): CustomerCredit["status"] {
  if (is_on_credit_hold) return "on_hold";
  if (credit_limit_cents === undefined) return "no_limit";
  if (used > credit_limit_cents) return "over_limit";
  return used * 100 >= credit_limit_cents * 80 ? "near_limit" : "within_limit";
}

export const OVER_LIMIT = "Acme is over its credit limit: $5,617.80 of $5,617.79. Accept the risk to continue.";

/** The credit refusal, until the person accepts the risk. */
export const creditRefusal = ({ accepts_credit_risk }: { accepts_credit_risk: boolean }, message = OVER_LIMIT) =>
  accepts_credit_risk ? undefined : mockProblem(409, { code: "credit_not_accepted", message });
