import { Link, useCan, type FoundRecord } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Anchor, Button, Stack, Text, Title } from "@haul/ui/core";
import { DescriptionList, EmptyState, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Day, formatDate, labelOf, Money } from "@haul/ui/freight";
import { IconPlus } from "@haul/ui/icons";
import { Due } from "../invoices/invoice-columns";
import { useOwedInvoices, type Invoice } from "../invoices/invoices.queries";
import { useUnappliedPayments, type Payment } from "../payments/payments.queries";
import { PAYMENT_METHODS } from "../words";
import { AGING } from "./aging";
import { Credit, hasCreditTerms } from "./receivable-columns";
import { useReceivable, type Receivable } from "./receivables.queries";
import classes from "../invoices/invoices.module.css";

interface ReceivableDrawerProps extends OpenRecord {
  /** The last day that counts; today if there is none. */
  asOf: string | undefined;
  /** Records a payment of the customer; missing for those who may not. */
  onRecord?: (customer: FoundRecord) => void;
}

/** What a customer owes: by age, invoice by invoice, and what they paid that pays none of them yet. */
export function ReceivableDrawer({ id, asOf, onRecord, ...rest }: ReceivableDrawerProps) {
  const query = useReceivable(id, asOf);
  const customer = query.data?.found?.customer;
  return (
    <RecordDrawer
      isOpen
      size="lg"
      title={customer?.name ?? "Customer"}
      actions={
        onRecord &&
        customer && (
          <Button
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onRecord({ id: customer.id, label: customer.name })}
          >
            Record payment
          </Button>
        )
      }
      {...rest}
    >
      <QueryStates query={query}>
        {({ found }) =>
          found ? (
            <Stack gap="lg">
              <Aging receivable={found} />
              {asOf !== undefined && (
                <Text size="sm" c="dimmed">
                  These amounts are as of {formatDate(asOf)}. Invoices and payments below are as of today.
                </Text>
              )}
              <OwedInvoices customerId={id} />
              <UnappliedPayments customerId={id} />
            </Stack>
          ) : (
            <EmptyState title="Nothing is owed">
              {asOf === undefined
                ? "The customer's invoices are paid, and all of their payments are applied."
                : `The customer owed nothing at the end of ${formatDate(asOf)}.`}
            </EmptyState>
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function Aging({ receivable }: { receivable: Receivable }) {
  const { unapplied_cents, oldest_due_on, average_days_to_pay } = receivable;
  return (
    <DescriptionList
      items={[
        ...AGING.map(({ key, title }) => ({ label: title, value: <Money cents={receivable[key]} /> })),
        { label: "Owed", value: <Money cents={receivable.owed_cents} /> },
        { label: "Unapplied", value: <Money cents={unapplied_cents} /> },
        { label: "Oldest due", value: oldest_due_on && <Day on={oldest_due_on} /> },
        { label: "Days to pay", value: average_days_to_pay },
        { label: "Credit limit", value: hasCreditTerms(receivable) ? <Credit row={receivable} /> : null },
      ]}
    />
  );
}

/** As many as the API answers at once, the first that is due on top. */
function OwedInvoices({ customerId }: { customerId: string }) {
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
function UnappliedPayments({ customerId }: { customerId: string }) {
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
