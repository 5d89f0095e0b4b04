import { Figure, Figures } from "@haul/ui/data";
import { formatMoney } from "@haul/ui/format";
import { overdueCents } from "./aging";
import type { ReceivableList } from "./receivables.queries";
import classes from "./receivables.module.css";

interface ReceivableFiguresProps {
  list: ReceivableList | undefined;
  /** Whether they are of today: the rows behind them are, and so is who is to be called. */
  isToday: boolean;
}

/** What all customers owe, whatever is searched for. */
export function ReceivableFigures({ list, isToday }: ReceivableFiguresProps) {
  const totals = list?.totals;
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, list?.currency));
  const overdue = totals && overdueCents(totals);
  const behind = (href: string) => (isToday ? { href } : {});
  return (
    <div className={classes["figures"]}>
      <Figures label="Owed by customers" perRow={6}>
        <Figure
          label="Owed"
          value={money(totals?.owed_cents)}
          definition="All that customers owe on invoices: the balance of accounts receivable."
          {...behind("/apps/financial/invoices?status=posted,sent,partially_paid")}
        />
        <Figure
          label="Overdue"
          value={money(overdue)}
          definition="What is owed on invoices past their due date."
          tone={overdue !== undefined && overdue > 0 ? "bad" : "neutral"}
          {...behind("/apps/financial/invoices?is_overdue=true")}
        />
        <Figure
          label="Unapplied"
          value={money(totals?.unapplied_cents)}
          definition="Customer payments that are not applied to an invoice yet."
          tone={totals && totals.unapplied_cents > 0 ? "attention" : "neutral"}
          {...behind("/apps/financial/payments?status=unapplied")}
        />
        {isToday && (
          <>
            <Figure
              label="To call"
              value={totals?.follow_up_count.toLocaleString("en-US")}
              definition="Customers whose follow-up is today or overdue."
              tone={totals && totals.follow_up_count > 0 ? "attention" : "neutral"}
              href="/apps/financial/receivables?follow_up_to=today"
            />
            <Figure
              label="Broken promises"
              value={totals?.broken_promise_count.toLocaleString("en-US")}
              definition="Customers who promised to pay by a date that has passed, and paid less."
              tone={totals && totals.broken_promise_count > 0 ? "bad" : "neutral"}
              href="/apps/financial/receivables?is_promise_broken=true"
            />
          </>
        )}
        <Figure
          label="DSO"
          value={totals && daysOf(totals.days_sales_outstanding)}
          definition="Days sales outstanding: what is owed, in days of average invoicing over the 90 days before."
        />
      </Figures>
    </div>
  );
}

const daysOf = (days: number | undefined) =>
  days === undefined ? "–" : `${days.toLocaleString("en-US")} ${days === 1 ? "day" : "days"}`;
