import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Text, Title } from "@haul/ui/core";
import { Day, labelOf, Money, RelativeTime } from "@haul/ui/freight";
import { Dialogs, lazyDialog } from "../dialogs";
import { PAYMENT_METHODS } from "../words";
import type { Payment, PaymentRefund } from "./payments.queries";
import classes from "../invoices/invoices.module.css";

const VoidRefundDialog = lazyDialog(() => import("./void-refund-dialog"));

/** What went back to the customer, voided refunds included; nothing while there is none. */
export function PaymentRefunds({ payment }: { payment: Payment }) {
  const [voiding, setVoiding] = useState<PaymentRefund | null>(null);
  const mayVoid = useCan("payments:write");
  const { refunds = [], currency } = payment;
  if (refunds.length === 0) return null;
  return (
    <section aria-label="Refunds">
      <Title order={2} mb="xs">
        Refunds
      </Title>
      <ul className={classes["lines"]} aria-label="Refunds of the payment">
        {refunds.map((refund) => (
          <Refund
            key={refund.id}
            refund={refund}
            currency={currency}
            onVoid={mayVoid && refund.voided_at === undefined ? () => setVoiding(refund) : undefined}
          />
        ))}
      </ul>
      {mayVoid && (
        <Dialogs ahead={[VoidRefundDialog]}>
          {voiding && <VoidRefundDialog payment={payment} refund={voiding} onClose={() => setVoiding(null)} />}
        </Dialogs>
      )}
    </section>
  );
}

interface RefundProps {
  refund: PaymentRefund;
  currency: string;
  /** Missing where the person can't void it. */
  onVoid: (() => void) | undefined;
}

function Refund({ refund, currency, onVoid }: RefundProps) {
  const { reference, method, note, voided_at } = refund;
  const decoration = voided_at === undefined ? "none" : "line-through";
  return (
    <li className={classes["line"]}>
      <div>
        <Text td={decoration}>
          {labelOf(PAYMENT_METHODS, method)} {reference}
        </Text>
        {note && <Text size="sm">{note}</Text>}
        <Text size="sm" c="dimmed">
          Refunded <Day on={refund.refunded_on} /> by {refund.created_by}
        </Text>
        {voided_at && (
          <Text size="sm" c="dimmed">
            Voided <RelativeTime at={voided_at} /> by {refund.voided_by}: {refund.void_reason}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Text td={decoration}>
          <Money cents={refund.amount_cents} currency={currency} />
        </Text>
        {onVoid && (
          <Button size="compact-sm" variant="default" aria-label={`Void refund ${reference}`} onClick={onVoid}>
            Void
          </Button>
        )}
      </Group>
    </li>
  );
}
