import { useApiQuery, useCan, useHasSection, type ApiData } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Text, UiLink } from "@haul/ui/core";
import { Figure, Panel } from "@haul/ui/data";
import { addDays, formatMoneyShort, formatPercent } from "@haul/ui/format";
import { INVOICE, LOAD } from "../words";
import { Arranged } from "./arranged";
import { awaited } from "./compare";
import { keyOf, tilesOf } from "./operations-figures";
import { rowsBehind } from "./rows-behind";
import classes from "./dashboard.module.css";

export type FinanceDashboard = ApiData<"/api/dashboard/finance", "get">;
type Receivables = NonNullable<FinanceDashboard["receivables"]>;

/** As often as the rest of the page. */
const REFRESH_MS = 60_000;

/** The figures of finance, for those who may see invoices. */
export function useFinance() {
  const isAllowed = useCan("invoices:read");
  const query = useApiQuery("/api/dashboard/finance", undefined, { enabled: isAllowed, refetchInterval: REFRESH_MS });
  return { isAllowed, finance: query.data, isError: query.isError };
}

/** What was billed, what is still to bill, what customers owe, and what they paid; each figure opens its rows. */
export function FinanceFigures() {
  const { isAllowed, finance, isError } = useFinance();
  const hasBilling = useHasSection("financial");
  if (!isAllowed || (isError && !finance)) return null;
  const owed = finance?.receivables;
  const money = (cents: number | undefined) =>
    cents === undefined ? undefined : formatMoneyShort(cents, finance?.currency);
  const rows = (href: string | undefined) => (hasBilling && href !== undefined ? { href } : {});
  // People limited to terminals see what is billed of theirs, not what customers owe.
  const isOfAll = finance === undefined || owed !== undefined;
  return (
    <Arranged
      label="Receivables"
      tiles={tilesOf("operations", [
        <Figure
          label="Billed this week"
          value={money(finance?.billed_this_week_cents)}
          definition="Totals of the invoices for loads dated since Monday in your company's time zone, as they were invoiced; drafts, voided ones and opening balances left out."
          comparison={
            finance ? { text: `last week ${money(finance.billed_last_week_cents)}` } : awaited("last week $00,000")
          }
          {...rows(finance && rowsBehind.billedSince(finance.week_start_on))}
        />,
        <Figure
          label="Unbilled"
          value={money(finance?.unbilled_cents)}
          definition="What customers agreed to pay for loads delivered, and for trucks ordered and not used, that are on no invoice, approved ones included. Drafts of invoices come on top."
          comparison={finance ? { text: unbilledWords(finance) } : awaited("00 loads")}
          {...rows(rowsBehind.unbilled)}
        />,
        ...(isOfAll
          ? [
              <Figure
                key="owed"
                label="Receivables"
                value={money(owed?.owed_cents)}
                definition="What is still owed on all posted invoices, opening balances included; the balance of accounts receivable. Payments that are not applied yet are not taken off."
                comparison={owed ? { text: owedWords(owed, finance.currency) } : awaited("00 invoices")}
                {...rows(rowsBehind.owed)}
              />,
              <Figure
                key="overdue"
                label="Overdue receivables"
                value={money(owed?.overdue_cents)}
                definition="What is still owed on invoices after their last day, and its share of all receivables."
                comparison={owed ? { text: overdueWords(owed) } : awaited("00.0% of all")}
                tone={owed && owed.overdue_cents > 0 ? "bad" : "neutral"}
                {...rows(rowsBehind.overdueInvoices)}
              />,
              <Figure
                key="collected"
                label="Collected this week"
                value={money(owed?.collected_this_week_cents)}
                definition="Payments received since Monday in your company's time zone, less what was refunded; returned and voided ones left out."
                comparison={
                  owed ? { text: `last week ${money(owed.collected_last_week_cents)}` } : awaited("last week $00,000")
                }
                {...rows(finance && rowsBehind.collectedSince(finance.week_start_on))}
              />,
              <Figure
                key="dso"
                label="DSO"
                value={finance && daysWords(owed?.days_sales_outstanding)}
                definition="Days sales outstanding: receivables ÷ what was invoiced in the last 90 days × 90, opening balances dated in these days included. Beside it the days from invoice to payment, on average of the last year's payments."
                comparison={owed ? { text: paidInWords(owed) } : awaited("paid in 00 days on average")}
                {...rows(rowsBehind.owed)}
              />,
            ]
          : []),
      ])}
    />
  );
}

const daysWords = (days: number | undefined) => (days === undefined ? "–" : counted(days, DAY));
const DAY = { one: "day", many: "days" };

function unbilledWords({ unbilled_count, draft_count, draft_cents, currency }: FinanceDashboard) {
  const drafts = draft_count > 0 && `${formatMoneyShort(draft_cents, currency)} in drafts`;
  return [counted(unbilled_count, LOAD), drafts].filter(Boolean).join(", ");
}

function owedWords({ invoice_count, unapplied_cents }: Receivables, currency: string) {
  const unapplied = unapplied_cents > 0 && `${formatMoneyShort(unapplied_cents, currency)} unapplied`;
  return [counted(invoice_count, INVOICE), unapplied].filter(Boolean).join(", ");
}

const paidInWords = ({ average_days_to_pay: days }: Receivables) =>
  days === undefined ? "no payments yet" : `paid in ${counted(days, DAY)} on average`;

const overdueWords = ({ overdue_cents, owed_cents }: Receivables) =>
  owed_cents === 0 ? "nothing owed" : `${formatPercent(overdue_cents / owed_cents)} of all`;

/** Days since an invoice was due, and how worrying that is. */
const AGES = [
  { label: "Current", cents: "current_cents", tone: "good", from: undefined, to: 0 },
  { label: "1–30 days", cents: "days_1_to_30_cents", tone: "attention", from: 1, to: 30 },
  { label: "31–60 days", cents: "days_31_to_60_cents", tone: "attention", from: 31, to: 60 },
  { label: "61–90 days", cents: "days_61_to_90_cents", tone: "bad", from: 61, to: 90 },
  { label: "Over 90 days", cents: "over_90_days_cents", tone: "bad", from: 91, to: undefined },
] as const satisfies readonly { cents: keyof Receivables; [name: string]: unknown }[];

/** What is owed by the days since it was due, each opening its invoices. */
export function ReceivablesByAge() {
  const { finance } = useFinance();
  const opens = useHasSection("financial");
  const owed = finance?.receivables;
  if (!finance || !owed) return null;
  const most = Math.max(1, ...AGES.map(({ cents }) => owed[cents]));
  // The older, the earlier it was due.
  const on = (days: number | undefined) => (days === undefined ? undefined : addDays(finance.as_of, -days));
  return (
    <Panel title="Receivables by age">
      {owed.owed_cents === 0 ? (
        <Text c="dimmed">Nobody owes anything on posted invoices.</Text>
      ) : (
        <>
          <ul className={classes.bars} data-wide>
            {AGES.map(({ label, cents, tone, from, to }) => (
              <li key={label}>
                {opens ? (
                  <UiLink href={rowsBehind.dueBetween(on(to), on(from))} className={classes.barLabel}>
                    {label}
                  </UiLink>
                ) : (
                  <span className={classes.barLabel}>{label}</span>
                )}
                <span
                  className={owed[cents] > 0 ? classes.bar : undefined}
                  data-tone={tone}
                  style={{ width: `${(owed[cents] / most) * 100}%` }}
                  aria-hidden
                />
                <span className={classes.barCount}>{formatMoneyShort(owed[cents], finance.currency)}</span>
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed" mt="xs">
            By days past due, {counted(owed.invoice_count, INVOICE)}.
          </Text>
        </>
      )}
    </Panel>
  );
}

/** These tiles as the list to arrange them names them. */
export const FINANCE_TILES = [
  "Billed this week",
  "Unbilled",
  "Receivables",
  "Overdue receivables",
  "Collected this week",
  "DSO",
].map((label) => ({ key: keyOf("operations", label), label }));
