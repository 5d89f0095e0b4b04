import { useState } from "react";
import * as z from "zod/mini";
import { createOf, useIdempotencyKey, type FoundRecord } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, requiredText, useForm, type FormState } from "@haul/ui/forms";
import { useOwedInvoices, type Invoice } from "../invoices/invoices.queries";
import { useToday } from "../today";
import { PAYMENT_METHODS } from "../words";
import { searchPayers, useCreatePayment, type Payment, type PaymentCreate } from "./payments.queries";
import { LeftOver, ShareFields } from "./share-fields";
import { NO_SHARES, shareProblems, sharesOf, type ShareValues } from "./shares";

type Values = ShareValues & {
  customer_id: FoundRecord | null;
  method: Payment["method"];
  reference: string;
  received_on: string | null;
  amount_cents: number | null;
  note: string;
};

const schema = z.object({
  customer_id: z.nullable(z.object({ id: z.string() })).check(z.refine((it) => it !== null, "Choose the customer")),
  reference: requiredText("Enter the check or trace number"),
  received_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day it was received")),
  amount_cents: z
    .nullable(z.number())
    .check(z.refine((cents) => cents !== null && cents > 0, "Enter the amount that was received")),
});

/** One list for all renders. */
const NONE: readonly Invoice[] = [];

interface RecordPaymentDialogProps {
  /** Who paid, where the page knows it. */
  customer?: FoundRecord | undefined;
  onClose: () => void;
  /** Once it is recorded, in place of `onClose`. */
  onDone: (payment: Payment) => void;
}

/** Records what a customer paid, and which invoices it pays. */
export default function RecordPaymentDialog({ customer, onClose, onDone }: RecordPaymentDialogProps) {
  const create = useCreatePayment();
  const { header } = useIdempotencyKey();
  const today = useToday();
  const [customerId, setCustomerId] = useState(customer?.id);
  const owed = useOwedInvoices(customerId);
  const invoices = owed.data?.items ?? NONE;
  const form = useForm<Values>({
    initialValues: {
      ...NO_SHARES,
      customer_id: customer ?? null,
      method: "check",
      reference: "",
      received_on: today,
      amount_cents: null,
      note: "",
    },
    schema,
    validate: (values) => shareProblems(values, invoices, values.amount_cents),
  });
  const { amount_cents: received } = form.values;

  const changeCustomer = (chosen: unknown) => {
    // The field holds what the search found, or null.
    setCustomerId((chosen as FoundRecord | null)?.id);
    form.setValues(NO_SHARES);
  };

  const save = async ({ chosen, amounts, ...facts }: Values) => {
    const applications = sharesOf({ chosen, amounts }, invoices);
    // The schema sees to it that only the note may be empty.
    const body = { ...createOf(facts), applications } as PaymentCreate;
    const payment = await create.mutateAsync({ params: { header }, body });
    toast.success(`Payment ${payment.reference} is recorded.`);
    onDone(payment);
  };

  return (
    <Modal opened onClose={onClose} size="lg" title="Record payment">
      <Form form={form} onSubmit={save} aria-label="Record payment">
        <FormField
          name="customer_id"
          type="record"
          label="Customer"
          search={searchPayers}
          onChange={changeCustomer}
          required
          autoFocus={customer === undefined}
        />
        <FormRow>
          <FormField name="amount_cents" type="money" label="Amount" required autoFocus={customer !== undefined} />
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
          <QueryStates query={owed}>
            {(page) => <OwedInvoices form={form} page={page} received={received} />}
          </QueryStates>
        )}
        <FormActions
          submitLabel="Record payment"
          onCancel={onClose}
          {...(received === null
            ? {}
            : { summary: <LeftOver values={form.values} invoices={invoices} available={received} /> })}
        />
      </Form>
    </Modal>
  );
}

interface OwedInvoicesProps {
  form: FormState<Values>;
  page: NonNullable<ReturnType<typeof useOwedInvoices>["data"]>;
  received: number | null;
}

function OwedInvoices({ form, page: { items, next_cursor }, received }: OwedInvoicesProps) {
  if (items.length === 0) return <Text c="dimmed">This customer owes nothing. The payment stays unapplied.</Text>;
  return <ShareFields form={form} invoices={items} hasMore={next_cursor !== undefined} available={received} />;
}
