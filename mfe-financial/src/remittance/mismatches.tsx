import { Alert, Text } from "@haul/ui/core";
import { Money } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { InvoiceLink } from "./invoice-link";
import type { Mismatch } from "./matched";
import classes from "./remittance.module.css";

/** The rows of a payment that can't be applied as they are, each with the reason; nothing where all of them match. */
export function Mismatches({ mismatches, currency }: { mismatches: readonly Mismatch[]; currency: string }) {
  const count = mismatches.length;
  if (count === 0) return null;
  const title = count === 1 ? "1 row doesn't match" : `${count} rows don't match`;
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title={title}>
      <ul className={classes["mismatches"]} aria-label={title} tabIndex={0}>
        {mismatches.map((mismatch) => (
          <Row key={mismatch.row} mismatch={mismatch} currency={currency} />
        ))}
      </ul>
    </Alert>
  );
}

function Row({ mismatch, currency }: { mismatch: Mismatch; currency: string }) {
  const { row, number, amount_cents, problem, invoice } = mismatch;
  return (
    <li>
      <Text fw={600}>
        Row {row}
        {number !== undefined && ` · ${number}`}
      </Text>
      <Text>
        <Money cents={amount_cents} currency={currency} />
      </Text>
      <Text>
        {problem} {invoice && <InvoiceLink invoice={invoice} />}
      </Text>
    </li>
  );
}
