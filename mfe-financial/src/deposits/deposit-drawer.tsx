import { useState } from "react";
import { Link, useCan } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Anchor, Button, Group, Stack, Text, Title } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Day, formatDate, labelOf, LoadTimeline, Money, StatusBadge } from "@haul/ui/freight";
import { Dialogs, lazyDialog } from "../dialogs";
import { Happened } from "../happened";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "../words";
import { VoidedBadge } from "./deposit-columns";
import { useDeposit, useDepositHistory, type Deposit, type DepositedPayment } from "./deposits.queries";
import classes from "../invoices/invoices.module.css";

const VoidDepositDialog = lazyDialog(() => import("./void-deposit-dialog"));

/** A deposit: when it was taken to the bank, its payments, and what happened to it. */
export function DepositDrawer({ id, ...rest }: OpenRecord) {
  const query = useDeposit(id);
  const { data } = query;
  return (
    <RecordDrawer
      isOpen
      size="lg"
      title={data ? `Deposit of ${formatDate(data.deposited_on)}` : "Deposit"}
      badge={data && <VoidedBadge deposit={data} />}
      actions={data && <VoidButton deposit={data} />}
      {...rest}
    >
      <QueryStates query={query}>
        {(deposit) => (
          <Stack gap="lg">
            <DepositFacts deposit={deposit} />
            <DepositedPayments deposit={deposit} />
            <History id={deposit.id} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

/** Nothing for those who may not void it, and for one that is voided. */
function VoidButton({ deposit }: { deposit: Deposit }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayVoid = useCan("payments:write") && deposit.voided_at === undefined;
  return (
    <>
      {mayVoid && (
        <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
          Void
        </Button>
      )}
      <Dialogs ahead={mayVoid ? [VoidDepositDialog] : []}>
        {isOpen && <VoidDepositDialog deposit={deposit} onClose={() => setIsOpen(false)} />}
      </Dialogs>
    </>
  );
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { voided_at, voided_by } = deposit;
  return (
    <DescriptionList
      items={[
        { label: "Deposited", value: <Day on={deposit.deposited_on} /> },
        { label: "Reference", value: deposit.reference },
        { label: "Payments", value: deposit.payment_count.toLocaleString("en-US") },
        { label: "Amount", value: <Money cents={deposit.amount_cents} currency={deposit.currency} /> },
        { label: "Created", value: <Happened at={deposit.created_at} by={deposit.created_by} /> },
        ...(voided_at === undefined
          ? []
          : [
              { label: "Voided", value: <Happened at={voided_at} by={voided_by} /> },
              { label: "Reason", value: deposit.void_reason },
            ]),
      ]}
    />
  );
}

function DepositedPayments({ deposit }: { deposit: Deposit }) {
  const { payments = [], currency, voided_at } = deposit;
  return (
    <section aria-label="Payments">
      <Title order={2} mb="xs">
        Payments
      </Title>
      {voided_at === undefined ? (
        <ul className={classes["lines"]} aria-label="Payments of the deposit">
          {payments.map((payment) => (
            <Deposited key={payment.id} payment={payment} currency={currency} />
          ))}
        </ul>
      ) : (
        <Text c="dimmed">Its payments are undeposited again, or in a later deposit.</Text>
      )}
    </section>
  );
}

function Deposited({ payment, currency }: { payment: DepositedPayment; currency: string }) {
  const { id, reference, customer, method, status } = payment;
  return (
    <li className={classes["line"]}>
      <div>
        <Group gap="xs">
          <Anchor component={Link} to={`/apps/financial/payments?payment=${id}`}>
            {reference}
          </Anchor>
          {status === "returned" && <StatusBadge kind={PAYMENT_STATUSES} status={status} />}
        </Group>
        <Text size="sm" c="dimmed">
          {customer.name}, {labelOf(PAYMENT_METHODS, method)}
        </Text>
      </div>
      <Text>
        <Money cents={payment.amount_cents} currency={currency} />
      </Text>
    </li>
  );
}

function History({ id }: { id: string }) {
  const query = useDepositHistory(id);
  return (
    <Panel title="History">
      <QueryStates query={query}>{({ items }) => <LoadTimeline entries={items} />}</QueryStates>
    </Panel>
  );
}
