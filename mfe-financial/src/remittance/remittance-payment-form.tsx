import { useEffect, useRef } from "react";
import { Text, Title } from "@haul/ui/core";
import { Day, formatMoney, labelOf, Money } from "@haul/ui/freight";
import type { KnownPayment } from "../payments/payment-values";
import type { Payment } from "../payments/payments.queries";
import { RecordPaymentForm } from "../payments/record-payment-form";
import { PAYMENT_METHODS } from "../words";
import { InvoiceLink } from "./invoice-link";
import { matched, rowWords, type NamedInvoice } from "./matched";
import { Mismatches } from "./mismatches";
import type { RemittancePayment } from "./remittance.queries";
import classes from "./remittance.module.css";

interface RemittancePaymentFormProps {
  payment: RemittancePayment;
  currency: string;
  /** Titles of the file's columns that mean nothing to the server. */
  ignoredColumns: readonly string[];
  /** Which of the file's payments it is. */
  title: string;
  onSkip: () => void;
  onDone: (payment: Payment) => void;
}

/** One payment of the file: what doesn't match, then the form with what does. */
export function RemittancePaymentForm(props: RemittancePaymentFormProps) {
  const { payment, currency, ignoredColumns, title, onSkip, onDone } = props;
  const { invoices, mismatches, known } = matched(payment, currency);
  const about = ({ id }: { readonly id: string }) => {
    const invoice = invoices.find((one) => one.id === id);
    return invoice && <InFile invoice={invoice} />;
  };
  return (
    <RecordPaymentForm
      title={title}
      known={known}
      first={{ invoices, about }}
      cancelLabel="Skip"
      onCancel={onSkip}
      onDone={onDone}
    >
      <Head title={title} known={known} currency={currency} />
      {ignoredColumns.length > 0 && (
        <Text size="sm" c="dimmed">
          Columns that are not used: {ignoredColumns.join(", ")}
        </Text>
      )}
      <Mismatches mismatches={mismatches} currency={currency} />
    </RecordPaymentForm>
  );
}

/** What the file says of the payment. It has the focus when the step begins, so that it is read out first. */
function Head({ title, known, currency }: { title: string; known: KnownPayment; currency: string }) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { customer, method, reference, received_on, amount_cents } = known;
  const paid = [method && labelOf(PAYMENT_METHODS, method), reference].filter(Boolean).join(" ");
  return (
    <div ref={head} tabIndex={-1} className={classes["head"]}>
      <Title order={2}>{title}</Title>
      <Text size="md">
        {paid || "No check or trace number"} from {customer?.label ?? "a customer that the file doesn't name"}
        {amount_cents !== undefined && (
          <>
            , <Money cents={amount_cents} currency={currency} />
          </>
        )}
        {received_on && (
          <>
            , <Day on={received_on} />
          </>
        )}
      </Text>
    </div>
  );
}

/** Where an invoice is in the file, and what the file pays on it. */
function InFile({ invoice }: { invoice: NamedInvoice }) {
  const { id, number, rows, names, paid_cents, currency } = invoice;
  const named = names.length === 0 ? "" : ` as ${names.join(", ")}`;
  return (
    <>
      <br />
      {formatMoney(paid_cents, currency)} in {rowWords(rows)}
      {named} · <InvoiceLink invoice={{ id, name: number }} />
    </>
  );
}
