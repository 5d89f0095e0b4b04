import { useEffect, useEffectEvent } from "react";
import { useIdempotencyKey, useNavigate } from "@haul/platform";
import { counted, optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { ErrorState, LoadingState } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { Day, Money } from "@haul/ui/freight";
import { INVOICE, INVOICE_GROUPINGS, INVOICE_STEPS, LOAD } from "../words";
import { BATCH_PARAMETER } from "./invoice-batch";
import {
  useCreateInvoices,
  usePreviewInvoices,
  useStartInvoiceBatch,
  type InvoiceCreate,
  type InvoiceStep,
} from "./invoices.queries";
import classes from "./invoices.module.css";

const AS_AGREED = "as_agreed";
const GROUPINGS = [{ value: AS_AGREED, label: "As each customer prefers" }, ...optionsOf(INVOICE_GROUPINGS)];
const STEPS = optionsOf(INVOICE_STEPS);
/** More take longer than a person waits for. */
const MOST_AT_ONCE = 20;

interface CreateInvoicesDialogProps {
  loadIds: readonly string[];
  onClose: () => void;
  /** Once the drafts are there. */
  onDone?: () => void;
}

/** Shows what invoicing these loads would make, and makes it. */
export default function CreateInvoicesDialog({ loadIds, onClose, onDone }: CreateInvoicesDialogProps) {
  const navigate = useNavigate();
  const [preview, create, start] = [usePreviewInvoices(), useCreateInvoices(), useStartInvoiceBatch()];
  const { header, renew } = useIdempotencyKey();
  const form = useForm({ initialValues: { grouping: AS_AGREED, last_step: "draft" } });
  const { grouping, last_step } = form.values;
  const bodyOf = (chosen: string): InvoiceCreate => ({
    load_ids: [...loadIds],
    // The select offers the API's own words and no others.
    ...(chosen === AS_AGREED ? {} : { grouping: chosen as NonNullable<InvoiceCreate["grouping"]> }),
  });
  const ask = (chosen: string) => {
    renew();
    preview.mutate({ body: bodyOf(chosen) });
  };
  const look = useEffectEvent(ask);
  // A call with another body takes another key.
  useEffect(() => look(grouping), [grouping, last_step]);

  const save = async () => {
    if (last_step !== "draft" || loadIds.length > MOST_AT_ONCE) {
      const body = { ...bodyOf(grouping), last_step: last_step as InvoiceStep };
      const { id } = await start.mutateAsync({ params: { header }, body });
      onDone?.();
      onClose();
      void navigate(`/apps/financial/invoices?${BATCH_PARAMETER}=${id}`);
      return;
    }
    const { items } = await create.mutateAsync({ params: { header }, body: bodyOf(grouping) });
    toast.success(`${counted(items.length, INVOICE)} created.`);
    onDone?.();
    onClose();
    const [only, ...more] = items;
    void navigate(
      only && more.length === 0
        ? `/apps/financial/invoices?invoice=${only.id}`
        : "/apps/financial/invoices?status=draft",
    );
  };

  const title = `Invoice ${counted(loadIds.length, LOAD)}`;
  const { data } = preview;
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <FormField name="grouping" type="select" label="Invoices" options={GROUPINGS} required />
        <FormField name="last_step" type="select" label="Then" options={STEPS} required />
        {preview.error ? (
          <ErrorState error={preview.error} onRetry={() => ask(grouping)} />
        ) : data === undefined ? (
          <LoadingState />
        ) : (
          <>
            <ul className={classes["lines"]} aria-label="Invoices to create">
              {data.items.map(({ customer, loads, total_cents, due_on }) => (
                <li key={loads.map(({ id }) => id).join()} className={classes["line"]}>
                  <div>
                    <Text>{customer.name}</Text>
                    <Text size="sm" c="dimmed">
                      {loads.map(({ name }) => name).join(", ")}, due <Day on={due_on} />
                    </Text>
                  </div>
                  <Text>
                    <Money cents={total_cents} currency={data.currency} />
                  </Text>
                </li>
              ))}
              <li className={classes["line"]}>
                <Text fw={600}>Total of {counted(data.items.length, INVOICE)}</Text>
                <Text fw={600}>
                  <Money cents={data.total_cents} currency={data.currency} />
                </Text>
              </li>
            </ul>
            <Text>These loads stay locked unless their invoice is voided.</Text>
          </>
        )}
        <FormActions
          submitLabel={data ? `Create ${counted(data.items.length, INVOICE)}` : "Create"}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}
