import { counted } from "@haul/platform/records";
import { Figure, Figures } from "@haul/ui/data";
import { formatMoney, formatNumber } from "@haul/ui/format";
import { INVOICE } from "../words";
import { useInvoiceCounts, type InvoiceStatus } from "./invoices.queries";

/** Of an invoice that is still to be paid. */
const OWED = ["posted", "sent", "partially_paid"] as const satisfies readonly InvoiceStatus[];

/** What customers owe, what of it is late, and what is not on its way yet. */
export function InvoiceFigures() {
  const { data } = useInvoiceCounts();
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, data?.currency));
  const of = (status: InvoiceStatus) => data?.statuses.find((one) => one.status === status);
  const none = { count: 0, total_cents: 0 };
  const drafts = data && (of("draft") ?? none);
  const posted = data && (of("posted") ?? none);
  const owed = data && OWED.reduce((sum, status) => sum + (of(status)?.count ?? 0), 0);
  // Reserves the line while loading, so that nothing shifts.
  const words = (count: number | undefined) => ({ text: count === undefined ? "\u00a0" : counted(count, INVOICE) });
  return (
    <Figures label="Invoiced">
      <Figure
        label="Owed"
        value={money(data?.owed_cents)}
        definition="The unpaid balance of all posted invoices."
        comparison={words(owed)}
        href={`/apps/financial/invoices?status=${OWED.join()}`}
      />
      <Figure
        label="Overdue"
        value={money(data?.overdue_cents)}
        definition="The unpaid balance of invoices past their due date."
        comparison={words(data?.overdue_count)}
        tone={data && data.overdue_count > 0 ? "bad" : "neutral"}
        href="/apps/financial/invoices?is_overdue=true"
      />
      <Figure
        label="To send"
        value={money(posted?.total_cents)}
        definition="Posted invoices that no one has sent to the customer yet."
        comparison={words(posted?.count)}
        href="/apps/financial/invoices?status=posted"
      />
      <Figure
        label="Drafts"
        value={money(drafts?.total_cents)}
        definition="Invoices that are not in the ledger yet."
        comparison={words(drafts?.count)}
        href="/apps/financial/invoices?status=draft"
      />
      {data && data.write_off_request_count > 0 && (
        <Figure
          label="Write-offs to approve"
          value={formatNumber(data.write_off_request_count)}
          definition="Invoices with a write-off that is awaiting someone's approval."
          href="/apps/financial/invoices?has_write_off_request=true"
        />
      )}
    </Figures>
  );
}
