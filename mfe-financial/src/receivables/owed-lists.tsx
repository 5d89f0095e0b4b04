import { Link, useCan } from "@haul/platform";
import { Anchor, Text, Title } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Day, labelOf, Money } from "@haul/ui/freight";
import { Due } from "../invoices/invoice-columns";
import { useOwedInvoices, type Invoice } from "../invoices/invoices.queries";
import { useUnappliedPayments, type Payment } from "../payments/payments.queries";
import { PAYMENT_METHODS } from "../words";
import classes from "../invoices/invoices.module.css";

/** As many as the API answers at once, the first that is due on top. */
export function OwedInvoices({ customerId }: { customerId: string }) {
  const query = useOwedInvoices(customerId);
  return (
    <section aria-label="Owed invoices">
      <Title order={2} mb="xs">
        Owed invoices
      </Title>
      <QueryStates query={query}>
        {({ items, next_cursor }) =>
          items.length === 0 ? (
            <Text c="dimmed">None.</Text>
          ) : (
            <>
              <ul className={classes["lines"]} aria-label="Owed invoices">
                {items.map((invoice) => (
                  <OwedInvoice key={invoice.id} invoice={invoice} />
                ))}
              </ul>
              {next_cursor !== undefined && (
                <Anchor
                  component={Link}
                  to={`/apps/financial/invoices?customer_id=${customerId}&status=posted,sent,partially_paid`}
                >
                  All owed invoices
                </Anchor>
              )}
            </>
          )
        }
      </QueryStates>
    </section>
  );
}

function OwedInvoice({ invoice }: { invoice: Invoice }) {
  const { id, number, balance_cents, currency } = invoice;
  return (
    <li className={classes["line"]}>
      <div>
        <Text>
          <Anchor component={Link} inherit to={`/apps/financial/invoices?invoice=${id}`}>
            {number}
          </Anchor>
        </Text>
        <Text component="div" size="sm" c="dimmed">
          Due <Due invoice={invoice} />
        </Text>
      </div>
      <Text>
        <Money cents={balance_cents} currency={currency} />
      </Text>
    </li>
  );
}

/** Nothing for those who may not see payments. */
export function UnappliedPayments({ customerId }: { customerId: string }) {
  const opensPayments = useCan("payments:read");
  const query = useUnappliedPayments(customerId, opensPayments);
  if (!opensPayments || query.data?.items.length === 0) return null;
  return (
    <section aria-label="Unapplied payments">
      <Title order={2} mb="xs">
        Unapplied payments
      </Title>
      <QueryStates query={query}>
        {({ items }) => (
          <ul className={classes["lines"]} aria-label="Unapplied payments">
            {items.map((payment) => (
              <UnappliedPayment key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

function UnappliedPayment({ payment }: { payment: Payment }) {
  const { id, reference, method, received_on, unapplied_cents, currency } = payment;
  return (
    <li className={classes["line"]}>
      <div>
        <Text>
          <Anchor component={Link} inherit to={`/apps/financial/payments?payment=${id}`}>
            {reference}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          {labelOf(PAYMENT_METHODS, method)}, <Day on={received_on} />
        </Text>
      </div>
      <Text>
        <Money cents={unapplied_cents} currency={currency} />
      </Text>
    </li>
  );
}
