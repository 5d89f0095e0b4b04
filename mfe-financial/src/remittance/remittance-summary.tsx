import { Link } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Anchor, Button, Group, Stack, Text } from "@haul/ui/core";
import { Money } from "@haul/ui/freight";
import type { Payment } from "../payments/payments.queries";
import { PAYMENT } from "../words";
import classes from "../invoices/invoices.module.css";

interface RemittanceSummaryProps {
  recorded: readonly Payment[];
  /** How many payments of the file were left out. */
  skipped: number;
  onAnother: () => void;
  onClose: () => void;
}

/** What became of the file. */
export function RemittanceSummary({ recorded, skipped, onAnother, onClose }: RemittanceSummaryProps) {
  return (
    <Stack gap="sm">
      <Text size="md" role="status">
        {recorded.length === 0 ? "Nothing was recorded" : `${counted(recorded.length, PAYMENT)} recorded`}
        {skipped > 0 && `, ${skipped} skipped`}.
      </Text>
      {recorded.length > 0 && (
        <ul className={classes["lines"]} aria-label="Recorded payments">
          {recorded.map((payment) => (
            <Recorded key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onAnother}>
          Import another file
        </Button>
        <Button onClick={onClose} autoFocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

function Recorded({ payment }: { payment: Payment }) {
  const { id, reference, customer, amount_cents, unapplied_cents, currency } = payment;
  return (
    <li className={classes["line"]}>
      <div>
        <Text>
          <Anchor component={Link} inherit to={`/apps/financial/payments?payment=${id}`}>
            {reference}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          {customer.name}
          {unapplied_cents > 0 && (
            <>
              , <Money cents={unapplied_cents} currency={currency} /> unapplied
            </>
          )}
        </Text>
      </div>
      <Text>
        <Money cents={amount_cents} currency={currency} />
      </Text>
    </li>
  );
}
