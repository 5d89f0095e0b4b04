import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Text, Title } from "@haul/ui/core";
import { Day, labelOf, Money, RelativeTime } from "@haul/ui/freight";
import { Dialogs, lazyDialog } from "../dialogs";
import { ADJUSTMENT_REASONS, DISPUTE_OUTCOMES } from "../words";
import type { Invoice, InvoiceDispute } from "./invoices.queries";
import classes from "./invoices.module.css";

const CloseDisputeDialog = lazyDialog(() => import("./close-dispute-dialog"));

/** What the customer doesn't want or didn't want to pay; nothing while there is none. */
export function InvoiceDisputes({ invoice }: { invoice: Invoice }) {
  const [closing, setClosing] = useState<InvoiceDispute | null>(null);
  const mayClose = useCan("invoices:write");
  const { disputes = [], currency } = invoice;
  if (disputes.length === 0) return null;
  return (
    <section aria-label="Disputes">
      <Title order={2} mb="xs">
        Disputes
      </Title>
      <ul className={classes["lines"]} aria-label="Disputes of the invoice">
        {disputes.map((dispute) => (
          <Dispute
            key={dispute.id}
            dispute={dispute}
            currency={currency}
            onClose={mayClose && dispute.closed_at === undefined ? () => setClosing(dispute) : undefined}
          />
        ))}
      </ul>
      {mayClose && (
        <Dialogs ahead={[CloseDisputeDialog]}>
          {closing && <CloseDisputeDialog invoice={invoice} dispute={closing} onClose={() => setClosing(null)} />}
        </Dialogs>
      )}
    </section>
  );
}

interface DisputeProps {
  dispute: InvoiceDispute;
  currency: string;
  /** Missing where the person can't close it. */
  onClose: (() => void) | undefined;
}

function Dispute({ dispute, currency, onClose }: DisputeProps) {
  const { reason, note, outcome, close_note, closed_at, closed_by, follow_up_on } = dispute;
  return (
    <li className={classes["line"]}>
      <div>
        <Text>{labelOf(ADJUSTMENT_REASONS, reason)}</Text>
        {note && <Text size="sm">{note}</Text>}
        <Text size="sm" c="dimmed">
          Opened <Day on={dispute.opened_on} /> by {dispute.opened_by}
          {closed_at === undefined && follow_up_on && (
            <>
              {" · follow up "}
              <Day on={follow_up_on} />
            </>
          )}
        </Text>
        {closed_at && outcome && (
          <Text size="sm" c="dimmed">
            {labelOf(DISPUTE_OUTCOMES, outcome)}, closed <RelativeTime at={closed_at} /> by {closed_by}
            {close_note && `: ${close_note}`}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Money cents={dispute.amount_cents} currency={currency} />
        {onClose && (
          <Button size="compact-sm" variant="default" aria-label="Close dispute" onClick={onClose}>
            Close
          </Button>
        )}
      </Group>
    </li>
  );
}
