import { useApiMutation, useApiQuery, useCan, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { asked, listQuery } from "@haul/ui/data";
import { STALE } from "../invoices/invoices.queries";
import { paymentQuery } from "../payments/payments.queries";

const DEPOSITS = "/api/deposits";
const ONE = "/api/deposits/{deposit_id}";

/** Payments that were taken to the bank together. */
export type Deposit = ApiData<typeof ONE, "get">;
export type DepositedPayment = NonNullable<Deposit["payments"]>[number];

const SORT = "-deposited_on";

/** What the address asks for, as the operation takes it. */
export function depositQuery(params: URLSearchParams) {
  const isVoided = params.get("is_voided");
  return {
    ...listQuery(params, { sort: SORT }),
    // The API doesn't search deposits.
    q: undefined,
    is_voided: isVoided === null ? undefined : isVoided === "true",
    from: asked(params, "deposited_from"),
    to: asked(params, "deposited_to"),
  };
}

export const deposits = listAt(DEPOSITS, { sort: SORT, open: "deposit", query: depositQuery, exports: "deposits" });

/** What the address of the payments asks for to show those that no deposit has. */
export const TO_DEPOSIT = "status=unapplied,applied&is_deposited=false";

/** How many payments no deposit has. */
export const usePaymentsToDeposit = () =>
  useApiQuery(
    "/api/payments",
    { params: { query: { ...paymentQuery(new URLSearchParams(TO_DEPOSIT)), limit: 1 } } },
    { select: ({ total_count }) => total_count },
  );

/** What they come to: the ledger's balance of undeposited funds. For those who may read the ledger. */
export const useUndepositedFunds = () =>
  useApiQuery(
    "/api/ledger/trial_balance",
    {},
    {
      enabled: useCan("ledger:read"),
      select: ({ items, currency }) => ({
        cents: items.find(({ account }) => account.role === "undeposited_funds")?.balance_cents ?? 0,
        currency,
      }),
    },
  );

/** The address of a deposit's drawer. */
export const depositPath = (id: string) => `/apps/financial/payments?tab=deposits&deposit=${id}`;

export const useDeposit = (deposit_id: string) => useApiQuery(ONE, { params: { path: { deposit_id } } });
export const useDepositHistory = (deposit_id: string) =>
  useApiQuery(`${ONE}/history`, { params: { path: { deposit_id } } });

const settings = { invalidates: STALE };

export const useCreateDeposit = () => useApiMutation("post", DEPOSITS, settings);
export const useVoidDeposit = () => useApiMutation("post", `${ONE}/void`, settings);
