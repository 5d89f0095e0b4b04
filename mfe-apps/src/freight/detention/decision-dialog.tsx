import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, useIsPhone } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { DETENTION_DECISIONS } from "../../words";
import { useApproveDetention, useDisputeDetention, useWaiveDetention, type Detention } from "./detention.queries";

/** Decisions that are asked about. */
export type Decision = "approve" | "waive" | "dispute";

interface Words {
  title: string;
  body: (customer: string, amount: string) => string;
  note: string;
}

const WORDS: Readonly<Record<Decision, Words>> = {
  approve: {
    title: "Claim detention",
    body: (customer) => `A detention charge is added to the load and goes on the invoice to ${customer}.`,
    note: "Note",
  },
  waive: {
    title: "Waive detention",
    body: (customer, amount) => `${customer} won’t be charged ${amount} for this wait.`,
    note: "Reason",
  },
  dispute: {
    title: "Mark detention as disputed",
    body: (customer) => `Nothing is charged until you and ${customer} agree. The evidence stays here.`,
    note: "What the customer says",
  },
};

export function DecisionDialog({
  detention,
  decision,
  onDecided,
  onClose,
}: {
  detention: Detention;
  decision: Decision;
  /** Once it is saved, before the dialog closes. */
  onDecided?: () => void;
  onClose: () => void;
}) {
  const words = WORDS[decision];
  const { load, customer, stop, amount_cents, currency } = detention;
  const amount = formatMoney(amount_cents, currency);
  // A keyboard that comes up by itself would cover the form.
  const hasFocus = !useIsPhone();
  const approve = useApproveDetention();
  const waive = useWaiveDetention();
  const dispute = useDisputeDetention();
  const saving = useOpenedVersion(detention.version);
  const form = useForm<{ amount_cents: number | null; note: string }>({
    initialValues: { amount_cents: detention.amount_cents, note: "" },
    schema: decision === "approve" ? amountUpTo(detention.amount_cents) : needsNote,
  });

  const save = async ({ amount_cents, note }: typeof form.values) => {
    const params = { path: { detention_id: detention.id } };
    await saving((version) => {
      if (decision === "waive") return waive.mutateAsync({ params, body: { version, reason: note } });
      if (decision === "dispute") return dispute.mutateAsync({ params, body: { version, note } });
      const agreed = amount_cents === null || amount_cents === detention.amount_cents ? {} : { amount_cents };
      return approve.mutateAsync({ params, body: { version, ...agreed, ...(note ? { note } : {}) } });
    });
    onDecided?.();
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`${words.title} for load ${load.number}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">{words.body(customer.name, amount)}</Text>
        <Text size="sm" c="dimmed">
          {stop.facility.name}, {stop.city}, {stop.state}
        </Text>
        {decision === "approve" && (
          <FormField
            name="amount_cents"
            type="money"
            label="Amount"
            description={`Calculated: ${amount}. Enter less if you agreed to less.`}
            required
            autoFocus={hasFocus}
          />
        )}
        <FormField
          name="note"
          type="textarea"
          label={words.note}
          required={decision !== "approve"}
          autoFocus={hasFocus && decision !== "approve"}
        />
        <FormActions submitLabel={DETENTION_DECISIONS[decision]} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

const needsNote = z.object({ note: requiredText("Say why; it stays on record.") });

const amountUpTo = (most: number) =>
  z.object({
    amount_cents: z
      .nullable(z.number())
      .check(
        z.refine(
          (cents) => cents !== null && cents >= 1 && cents <= most,
          `Enter an amount up to ${formatMoney(most)}`,
        ),
      ),
  });
