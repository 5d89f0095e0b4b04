import { Link, useHasSection } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Anchor, Stack } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Day, labelOf, LoadTimeline, Money, StatusBadge } from "@haul/ui/freight";
import { depositPath } from "../deposits/deposits.queries";
import { Happened } from "../happened";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "../words";
import { PaymentActions } from "./payment-actions";
import { PaymentApplications } from "./payment-applications";
import { PaymentRefunds } from "./payment-refunds";
import { usePayment, usePaymentHistory, type Payment } from "./payments.queries";

/** A payment: who paid what and how, which invoices it pays, what was refunded, and what happened to it. */
export function PaymentDrawer({ id, ...rest }: OpenRecord) {
  const query = usePayment(id);
  const { data } = query;
  return (
    <RecordDrawer
      isOpen
      size="lg"
      title={data ? `Payment ${data.reference}` : "Payment"}
      badge={data && <StatusBadge kind={PAYMENT_STATUSES} status={data.status} />}
      actions={data && <PaymentActions payment={data} />}
      {...rest}
    >
      <QueryStates query={query}>
        {(payment) => (
          <Stack gap="lg">
            <PaymentFacts payment={payment} />
            <PaymentApplications payment={payment} />
            <PaymentRefunds payment={payment} />
            <History id={payment.id} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { status, currency, refunded_cents, deposit, ended_at, ended_by } = payment;
  const seesLedger = useHasSection("financial");
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <DescriptionList
      items={[
        { label: "Customer", value: payment.customer.name },
        { label: "Method", value: labelOf(PAYMENT_METHODS, payment.method) },
        { label: "Reference", value: payment.reference },
        { label: "Received", value: <Day on={payment.received_on} /> },
        { label: "Amount", value: money(payment.amount_cents) },
        { label: "Unapplied", value: money(payment.unapplied_cents) },
        ...(refunded_cents === 0 ? [] : [{ label: "Refunded", value: money(refunded_cents) }]),
        {
          label: "Deposited",
          value: deposit && (
            <Anchor component={Link} inherit to={depositPath(deposit.id)}>
              {deposit.name}
            </Anchor>
          ),
        },
        { label: "Note", value: payment.note },
        { label: "Recorded", value: <Happened at={payment.created_at} by={payment.created_by} /> },
        ...(ended_at === undefined
          ? []
          : [
              { label: PAYMENT_STATUSES[status].word, value: <Happened at={ended_at} by={ended_by} /> },
              { label: "Reason", value: payment.end_reason },
            ]),
        {
          label: "Ledger",
          value: seesLedger && (
            <Anchor component={Link} inherit to={`/apps/financial/ledger?payment_id=${payment.id}`}>
              Postings of this payment
            </Anchor>
          ),
        },
      ]}
    />
  );
}

function History({ id }: { id: string }) {
  const query = usePaymentHistory(id);
  return (
    <Panel title="History">
      <QueryStates query={query}>
        {({ items }) => <LoadTimeline entries={items} statuses={PAYMENT_STATUSES} />}
      </QueryStates>
    </Panel>
  );
}
