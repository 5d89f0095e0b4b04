import * as z from "zod/mini";
import { createOf, useIdempotencyKey } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import type { Receivable } from "../receivables/receivables.queries";
import { useToday } from "../today";
import { COLLECTION_KINDS } from "../words";
import { useLogEntry, type CollectionEntryCreate } from "./collections.queries";

const schema = z.object({
  kind: requiredText("Choose what happened"),
  happened_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day")),
});

/** What is entered elsewhere: mails enter themselves, and reminders are turned off with a reason. */
const ELSEWHERE = ["statement", "reminder", "reminders_off", "reminders_on"];

/** What a person enters; an agency gives back only what it has. */
function kindsFor({ stage }: Receivable) {
  const left = [...ELSEWHERE, stage === "agency" ? "placed" : "recalled"];
  return optionsOf(COLLECTION_KINDS).filter(({ value }) => !left.includes(value));
}

interface Values extends Record<string, unknown> {
  kind: CollectionEntryCreate["kind"];
  happened_on: string | null;
  contact: string;
  note: string;
  promised_cents: number | null;
  promised_on: string | null;
  follow_up_on: string | null;
}

interface LogEntryDialogProps {
  receivable: Receivable;
  onClose: () => void;
}

/** Records a call, message or note about what a customer owes, what they promised, and when to ask again. */
export default function LogEntryDialog({ receivable, onClose }: LogEntryDialogProps) {
  const log = useLogEntry();
  const { header } = useIdempotencyKey();
  const today = useToday();
  const { customer, owed_cents, follow_up_on } = receivable;
  const form = useForm<Values>({
    initialValues: {
      kind: "call",
      happened_on: today,
      contact: "",
      note: "",
      promised_cents: null as number | null,
      promised_on: null as string | null,
      // An entry without a day ends the follow-up, so one that is still to come stays unless it is cleared.
      follow_up_on: follow_up_on !== undefined && follow_up_on > today ? follow_up_on : null,
    },
    schema,
    validate: ({ promised_cents, promised_on }) => ({
      ...(promised_cents !== null && promised_cents <= 0 ? { promised_cents: "Enter an amount above zero" } : {}),
      ...(promised_cents === null && promised_on !== null ? { promised_cents: "Enter how much they promised" } : {}),
      ...(promised_cents !== null && promised_on === null
        ? { promised_on: "Enter the day by which they promised to pay" }
        : {}),
    }),
  });
  const { happened_on } = form.values;
  const title = `Log a call with ${customer.name}`;

  const save = async (values: Values) => {
    const params = { path: { customer_id: customer.id }, header };
    await log.mutateAsync({ params, body: createOf(values) });
    toast.success(`Saved for ${customer.name}.`);
    onClose();
  };

  const earliest = happened_on === null ? {} : { minDate: happened_on };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">{formatMoney(owed_cents)} is owed.</Text>
        <FormRow>
          <FormField name="kind" type="select" label="Kind" options={kindsFor(receivable)} required autoFocus />
          <FormField name="happened_on" type="date" label="Date" maxDate={today} required />
        </FormRow>
        <FormField name="contact" label="Talked to" maxLength={100} autoComplete="off" />
        <FormField name="note" type="textarea" label="Note" maxLength={1000} />
        <FormSection title="Promise to pay">
          <FormRow>
            <FormField name="promised_cents" type="money" label="Promised amount" />
            <FormField name="promised_on" type="date" label="Promised by" {...earliest} clearable />
          </FormRow>
        </FormSection>
        <FormField
          name="follow_up_on"
          type="date"
          label="Follow up on"
          description="Leave blank if there is nothing left to do."
          {...earliest}
          clearable
        />
        <FormActions submitLabel="Save" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
