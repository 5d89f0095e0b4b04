import * as z from "zod/mini";
import { createOf, useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Alert, Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm, useFormContext } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { IconUserCheck } from "@haul/ui/icons";
import { useToday } from "../today";
import { ADJUSTMENT_KINDS, ADJUSTMENT_REASONS } from "../words";
import { useRequestWriteOff, useWriteOffSettings } from "../write-offs/write-offs.queries";
import { addsTo, proposedCents, type AdjustmentKind } from "./adjustment-amounts";
import { useAdjustInvoice, type Invoice, type InvoiceAdjust } from "./invoices.queries";

const schema = z.object({
  kind: requiredText("Choose what changes"),
  reason: requiredText("Choose why"),
  amount_cents: z.nullable(z.number()).check(z.refine((cents) => cents !== null && cents > 0, "Enter the amount")),
  adjusted_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day")),
});

/** A write-off has a permission of its own, but everybody here may ask for one. */
function useOfferedKinds() {
  const mayAdjust = useCan("invoices:adjust");
  return optionsOf(ADJUSTMENT_KINDS).filter(({ value }) => value === "write_off" || mayAdjust);
}

/** What the person may still write off of the invoice without asking, in cents; undefined without a limit. */
function useWriteOffLimit({ adjustments = [] }: Invoice): number | undefined {
  const mayWriteOff = useCan("invoices:write_off");
  const limit = useWriteOffSettings().data?.own_limit_cents;
  if (!mayWriteOff) return 0;
  if (limit === undefined) return undefined;
  const standing = adjustments.filter(({ kind, voided_at }) => kind === "write_off" && voided_at === undefined);
  return Math.max(
    standing.reduce((left, { amount_cents }) => left - amount_cents, limit),
    0,
  );
}

/** Changes what is owed other than by a payment. */
export default function AdjustDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const adjust = useAdjustInvoice();
  const request = useRequestWriteOff();
  const limit = useWriteOffLimit(invoice);
  const saving = useOpenedVersion(invoice.version);
  const kinds = useOfferedKinds();
  const today = useToday();
  const { balance_cents: owed, currency } = invoice;
  const [first, ...others] = kinds;
  // There is nothing to choose for those who may only write off.
  const only: AdjustmentKind | "" = others.length === 0 && first ? first.value : "";
  const form = useForm({
    initialValues: {
      kind: only,
      reason: "",
      amount_cents: proposedCents(only, owed),
      adjusted_on: today,
      note: "",
    },
    schema,
    validate: ({ kind, amount_cents }) =>
      kind !== "debit" && amount_cents !== null && amount_cents > owed
        ? { amount_cents: `Enter an amount up to ${formatMoney(owed, currency)}` }
        : {},
  });
  const { kind, amount_cents } = form.values;
  const title = `Adjust invoice ${invoice.number}`;
  const asks = kind === "write_off" && limit !== undefined && (amount_cents ?? 0) > limit;

  const propose = (next: unknown) => {
    const { amount_cents: typed } = form.getValues();
    // An amount that the person entered stays.
    if (typed === null || typed === owed)
      form.setFieldValue("amount_cents", proposedCents(next as AdjustmentKind | "", owed));
  };

  const save = async (values: typeof form.values) => {
    const params = { path: { invoice_id: invoice.id } };
    // The schema sees to it that only the note may be empty.
    const facts = createOf(values) as Omit<InvoiceAdjust, "version">;
    const { reason, amount_cents, note } = facts;
    await saving((version) =>
      asks
        ? request.mutateAsync({ params, body: { reason, amount_cents, note, version } })
        : adjust.mutateAsync({ params, body: { ...facts, version } }),
    );
    toast.success(asks ? "Your request is waiting for approval." : `Invoice ${invoice.number} is adjusted.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">{formatMoney(owed, currency)} is owed. An adjustment is posted to the ledger.</Text>
        <FormRow>
          <FormField name="kind" type="select" label="Kind" options={kinds} onChange={propose} required autoFocus />
          <FormField name="reason" type="select" label="Reason" options={optionsOf(ADJUSTMENT_REASONS)} required />
        </FormRow>
        <FormRow>
          <FormField name="amount_cents" type="money" label="Amount" currency={currency} required />
          <FormField
            name="adjusted_on"
            type="date"
            label="Date"
            minDate={invoice.invoiced_on}
            maxDate={today}
            disabled={asks}
            required
          />
        </FormRow>
        <FormField name="note" type="textarea" label="Note" maxLength={500} />
        {asks && <NeedsApproval limit={limit} currency={currency} />}
        <FormActions
          submitLabel={asks ? "Request approval" : "Adjust invoice"}
          onCancel={onClose}
          {...(kind !== "" && amount_cents !== null && !asks
            ? { summary: <OwedAfterwards cents={owed + addsTo({ kind, amount_cents })} currency={currency} /> }
            : {})}
        />
      </Form>
    </Modal>
  );
}

function NeedsApproval({ limit, currency }: { limit: number; currency: string }) {
  return (
    <Alert color="amber" icon={<IconUserCheck size={16} aria-hidden />} title="Someone else must approve this">
      {limit === 0
        ? "You can't write this off on your own."
        : `You can write off up to ${formatMoney(limit, currency)} of this invoice on your own.`}{" "}
      The invoice stays open until then, and the write-off is dated the day it is approved.
    </Alert>
  );
}

function OwedAfterwards({ cents, currency }: { cents: number; currency: string }) {
  const { isSaving } = useFormContext();
  // The invoice is read again before the dialog closes, and then has the adjustment in it.
  return isSaving ? null : <Text>Owed afterwards: {formatMoney(cents, currency)}</Text>;
}
