import { useState, type ReactNode } from "react";
import { createOf, useIdempotencyKey, type FoundRecord } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { useOwedInvoices } from "../invoices/invoices.queries";
import { useToday } from "../today";
import { PAYMENT_METHODS } from "../words";
import { OwedFields } from "./owed-fields";
import { merged, schema, type FirstInvoices, type KnownPayment, type PaymentValues } from "./payment-values";
import { searchPayers, useCreatePayment, type Payment, type PaymentCreate } from "./payments.queries";
import { RecordedAlready } from "./recorded-already";
import { LeftOver } from "./share-fields";
import { NO_SHARES, shareProblems, sharesOf, type Owed } from "./shares";

/** A remittance may name a day that is still to come. */
const isLater = (day: string | null, today: string) => day !== null && day > today;

/** One list for all renders. */
const NONE: readonly Owed[] = [];

interface RecordPaymentFormProps {
  title: string;
  known: KnownPayment;
  first?: FirstInvoices;
  /** The field that has the focus when the form opens. */
  autoFocus?: "customer_id" | "amount_cents";
  cancelLabel?: string;
  /** Above the fields. */
  children?: ReactNode;
  onCancel: () => void;
  onDone: (payment: Payment) => void;
}

/** Records what a customer paid, and which invoices it pays. */
export function RecordPaymentForm(props: RecordPaymentFormProps) {
  const { title, known, first, autoFocus, cancelLabel = "Cancel", children, onCancel, onDone } = props;
  const create = useCreatePayment();
  const { header } = useIdempotencyKey();
  const today = useToday();
  const [customerId, setCustomerId] = useState(known.customer?.id);
  const owed = useOwedInvoices(customerId);
  const named = customerId === known.customer?.id ? first : undefined;
  const invoices = merged(named?.invoices ?? NONE, owed.data?.items ?? NONE);
  const again = ({ customer_id, reference }: PaymentValues) =>
    customer_id?.id === known.customer?.id && reference.trim() === known.reference ? known.recorded : undefined;
  const form = useForm<PaymentValues>({
    initialValues: {
      ...(known.shares ?? NO_SHARES),
      customer_id: known.customer,
      method: known.method ?? "",
      reference: known.reference ?? "",
      received_on: known.received_on ?? null,
      amount_cents: known.amount_cents ?? null,
      note: "",
      is_again: false,
    },
    schema,
    validate: (values) => ({
      ...(again(values) && !values.is_again ? { is_again: "Check this to record it a second time, or skip it" } : {}),
      ...(isLater(values.received_on, today) ? { received_on: "Use the day the money arrived, today or before" } : {}),
      ...shareProblems(values, invoices, values.amount_cents, values.received_on),
    }),
  });
  const { amount_cents: received, received_on: receivedOn } = form.values;
  const recorded = again(form.values);

  const changeCustomer = (chosen: unknown) => {
    // The field holds what the search found, or null.
    setCustomerId((chosen as FoundRecord | null)?.id);
    form.setValues(NO_SHARES);
  };

  const save = async ({ chosen, amounts, discounts, is_again: _, ...facts }: PaymentValues) => {
    const applications = sharesOf({ chosen, amounts, discounts }, invoices, facts.received_on);
    // The schema sees to it that only the note may be empty.
    const body = { ...createOf(facts), applications } as PaymentCreate;
    const payment = await create.mutateAsync({ params: { header }, body });
    toast.success(`Payment ${payment.reference} is recorded.`);
    onDone(payment);
  };

  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      {children}
      {recorded && <RecordedAlready payment={recorded} />}
      <FormField
        name="customer_id"
        type="record"
        label="Customer"
        search={searchPayers}
        onChange={changeCustomer}
        required
        autoFocus={autoFocus === "customer_id"}
      />
      <FormRow>
        <FormField name="amount_cents" type="money" label="Amount" required autoFocus={autoFocus === "amount_cents"} />
        <FormField name="received_on" type="date" label="Received" maxDate={today} required />
      </FormRow>
      <FormRow>
        <FormField name="method" type="select" label="Method" options={optionsOf(PAYMENT_METHODS)} required />
        <FormField name="reference" label="Check or trace number" maxLength={100} autoComplete="off" required />
      </FormRow>
      <FormField name="note" type="textarea" label="Note" maxLength={500} />
      {customerId === undefined ? (
        <Text c="dimmed">Choose the customer to see the invoices they owe.</Text>
      ) : (
        <OwedFields
          key={customerId}
          form={form}
          owed={owed}
          first={named}
          invoices={invoices}
          received={received}
          receivedOn={receivedOn}
        />
      )}
      <FormActions
        submitLabel="Record payment"
        onCancel={onCancel}
        cancelLabel={cancelLabel}
        {...(received === null
          ? {}
          : { summary: <LeftOver values={form.values} invoices={invoices} available={received} /> })}
      />
    </Form>
  );
}
