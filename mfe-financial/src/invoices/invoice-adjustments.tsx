import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Text, Title } from "@haul/ui/core";
import { Day, labelOf, Money, RelativeTime } from "@haul/ui/freight";
import { Dialogs, lazyDialog } from "../dialogs";
import { ADJUSTMENT_KINDS, ADJUSTMENT_REASONS } from "../words";
import { addsTo } from "./adjustment-amounts";
import type { Invoice, InvoiceAdjustment } from "./invoices.queries";
import classes from "./invoices.module.css";

const VoidAdjustmentDialog = lazyDialog(() => import("./void-adjustment-dialog"));

/** What changed what is owed other than payments, voided ones included; nothing while there is none. */
export function InvoiceAdjustments({ invoice }: { invoice: Invoice }) {
  const [voiding, setVoiding] = useState<InvoiceAdjustment | null>(null);
  const mayVoid = useCan("invoices:adjust") && invoice.status !== "voided";
  const { adjustments = [], currency } = invoice;
  if (adjustments.length === 0) return null;
  return (
    <section aria-label="Adjustments">
      <Title order={2} mb="xs">
        Adjustments
      </Title>
      <ul className={classes["lines"]} aria-label="Adjustments of the invoice">
        {adjustments.map((adjustment) => (
          <Adjustment
            key={adjustment.id}
            adjustment={adjustment}
            currency={currency}
            onVoid={mayVoid && adjustment.voided_at === undefined ? () => setVoiding(adjustment) : undefined}
          />
        ))}
      </ul>
      {mayVoid && (
        <Dialogs ahead={[VoidAdjustmentDialog]}>
          {voiding && <VoidAdjustmentDialog invoice={invoice} adjustment={voiding} onClose={() => setVoiding(null)} />}
        </Dialogs>
      )}
    </section>
  );
}

interface AdjustmentProps {
  adjustment: InvoiceAdjustment;
  currency: string;
  /** Missing where the person can't void it. */
  onVoid: (() => void) | undefined;
}

function Adjustment({ adjustment, currency, onVoid }: AdjustmentProps) {
  const { kind, reason, note, voided_at } = adjustment;
  const word = labelOf(ADJUSTMENT_KINDS, kind);
  const cents = addsTo(adjustment);
  const decoration = voided_at === undefined ? "none" : "line-through";
  return (
    <li className={classes["line"]}>
      <div>
        <Text td={decoration}>
          {word}: {labelOf(ADJUSTMENT_REASONS, reason)}
        </Text>
        {note && <Text size="sm">{note}</Text>}
        <Text size="sm" c="dimmed">
          <Day on={adjustment.adjusted_on} /> by {adjustment.created_by}
          {adjustment.requested_by && `, requested by ${adjustment.requested_by}`}
        </Text>
        {voided_at && (
          <Text size="sm" c="dimmed">
            Voided <RelativeTime at={voided_at} /> by {adjustment.voided_by}: {adjustment.void_reason}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Text td={decoration}>
          {cents > 0 && "+"}
          <Money cents={cents} currency={currency} />
        </Text>
        {onVoid && (
          <Button size="compact-sm" variant="default" aria-label={`Void ${word.toLowerCase()}`} onClick={onVoid}>
            Void
          </Button>
        )}
      </Group>
    </li>
  );
}
