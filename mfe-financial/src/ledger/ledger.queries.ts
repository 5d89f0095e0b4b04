import { useApiQuery, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { asked, listQuery } from "@haul/ui/data";

const LINES = "/api/ledger/lines";
const BALANCE = "/api/ledger/trial_balance";

export type LedgerLine = ApiData<typeof LINES, "get">["items"][number];
export type TrialBalance = ApiData<typeof BALANCE, "get">;

const TEXTS = ["account_id", "invoice_id", "payment_id"] as const;

const journalQuery = (params: URLSearchParams) => ({
  ...listQuery(params, { sort: "-posted_on", texts: TEXTS }),
  from: asked(params, "on_from"),
  to: asked(params, "on_to"),
});

/** Every line of the ledger. */
export const journal = listAt(LINES, {
  list: "ledger_lines",
  sort: "-posted_on",
  // None opens: each leads to the invoice and load that it comes from.
  open: "ledger_line",
  exports: "ledger_lines",
  query: journalQuery,
});

export const useAccounts = () => useApiQuery("/api/ledger/accounts");

/** The days that count, both included; open where they are missing. */
export interface Days {
  readonly from: string | undefined;
  readonly as_of: string | undefined;
}

export const useTrialBalance = (days: Days) => useApiQuery(BALANCE, { params: { query: days } });
