import { Link, useCan } from "@haul/platform";
import { Anchor, Text, Title } from "@haul/ui/core";
import { Day, labelOf, Money, RelativeTime } from "@haul/ui/freight";
import { PAYMENT_METHODS } from "../words";
import type { Invoice, InvoicePayment } from "./invoices.queries";
import classes from "./invoices.module.css";

/** What pays an invoice, and what was unapplied from it; nothing while nobody paid. */
export function InvoicePayments({ invoice: { payments = [], currency } }: { invoice: Invoice }) {
  if (payments.length === 0) return null;
  return (
    <section aria-label="Payments">
      <Title order={2} mb="xs">
        Payments
      </Title>
      <ul className={classes["lines"]} aria-label="Payments of the invoice">
        {payments.map((part) => (
          <Part key={part.id} part={part} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function Part({ part, currency }: { part: InvoicePayment; currency: string }) {
  const opensPayments = useCan("payments:read");
  const { payment, voided_at } = part;
  const decoration = voided_at === undefined ? "none" : "line-through";
  return (
    <li className={classes["line"]}>
      <div>
        <Text td={decoration}>
          {opensPayments ? (
            <Anchor component={Link} inherit to={`/apps/financial/payments?payment=${payment.id}`}>
              {payment.name}
            </Anchor>
          ) : (
            payment.name
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {labelOf(PAYMENT_METHODS, part.method)}, applied <Day on={part.applied_on} /> by {part.created_by}
          {voided_at && (
            <>
              , unapplied <RelativeTime at={voided_at} />
            </>
          )}
        </Text>
      </div>
      <Text td={decoration}>
        <Money cents={part.amount_cents} currency={currency} />
      </Text>
    </li>
  );
}
