import { useApiQuery, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { asked, SEARCH_PARAMETER } from "@haul/ui/data";

const RECEIVABLES = "/api/receivables";

export type ReceivableList = ApiData<typeof RECEIVABLES, "get">;
/** What one customer owes. */
export type Receivable = ReceivableList["items"][number];
/** Amounts by the days since they were due, of one customer or of all. */
export type Aged = Pick<
  Receivable,
  "current_cents" | "days_1_to_30_cents" | "days_31_to_60_cents" | "days_61_to_90_cents" | "over_90_days_cents"
>;

/** The parameter of the last day that counts. */
export const AS_OF = "as_of";

/** The day that the address names; undefined for today, and for what is no day. */
export function askedDay(params: URLSearchParams): string | undefined {
  const day = params.get(AS_OF) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : undefined;
}

/** The parameter of the follow-ups that are due; a word for the day, so that a view of it stays right. */
export const FOLLOW_UP = "follow_up_to";
export const FOLLOW_UP_DUE = "today";

/** What the address asks for on a day, as the operation takes it. */
export function receivableQuery(params: URLSearchParams, today: string) {
  const as_of = askedDay(params);
  return {
    q: asked(params, SEARCH_PARAMETER),
    as_of,
    stage: asked(params, "stage"),
    follow_up_to: params.get(FOLLOW_UP) === FOLLOW_UP_DUE ? (as_of ?? today) : undefined,
    is_promise_broken: params.get("is_promise_broken") === "true" ? true : undefined,
  };
}

/** What customers owe, as the address asks for it today. */
export const receivablesOf = (today: string) =>
  listAt(RECEIVABLES, {
    // The only order there is: who owes the most comes first.
    sort: "-owed_cents",
    open: "customer",
    query: (params) => receivableQuery(params, today),
    exports: "receivables",
  });

/** What one customer owes at the end of a day, today if none is given; undefined for one who owes nothing. */
export const useReceivable = (customer_id: string, as_of: string | undefined) =>
  useApiQuery(
    RECEIVABLES,
    { params: { query: { as_of, customer_id } } },
    { select: ({ items }) => ({ found: items.find(({ customer }) => customer.id === customer_id) }) },
  );
