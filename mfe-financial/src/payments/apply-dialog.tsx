import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { useOwedInvoices, type Invoice } from "../invoices/invoices.queries";
import { useApplyPayment, type Payment } from "./payments.queries";
import { LeftOver, ShareFields } from "./share-fields";
import { NO_SHARES, shareProblems, SHARES, sharesOf, type ShareValues } from "./shares";

/** Pays more invoices with what is unapplied of a payment. */
export default function ApplyDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const query = useOwedInvoices(payment.customer.id);
  const title = `Apply payment ${payment.reference}`;
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <QueryStates query={query}>
        {({ items, next_cursor }) =>
          items.length === 0 ? (
            <Text c="dimmed">{payment.customer.name} owes nothing that this payment could pay.</Text>
          ) : (
            <ApplyForm
              payment={payment}
              invoices={items}
              hasMore={next_cursor !== undefined}
              title={title}
              onClose={onClose}
            />
          )
        }
      </QueryStates>
    </Modal>
  );
}

interface ApplyFormProps {
  payment: Payment;
  invoices: readonly Invoice[];
  hasMore: boolean;
  title: string;
  onClose: () => void;
}

function ApplyForm({ payment, invoices, hasMore, title, onClose }: ApplyFormProps) {
  const apply = useApplyPayment();
  const saving = useOpenedVersion(payment.version);
  const { unapplied_cents: available, received_on } = payment;
  const form = useForm<ShareValues>({
    initialValues: NO_SHARES,
    validate: (values) => ({
      ...(sharesOf(values, invoices, received_on).length === 0
        ? { [SHARES]: "Choose the invoices that it pays." }
        : {}),
      ...shareProblems(values, invoices, available, received_on),
    }),
  });

  const save = async (values: ShareValues) => {
    const params = { path: { payment_id: payment.id } };
    const applications = sharesOf(values, invoices, received_on);
    await saving((version) => apply.mutateAsync({ params, body: { version, applications } }));
    toast.success(`Payment ${payment.reference} is applied.`);
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      <Text size="md">
        {formatMoney(available, payment.currency)} of this payment from {payment.customer.name} is unapplied.
      </Text>
      <ShareFields form={form} invoices={invoices} hasMore={hasMore} available={available} receivedOn={received_on} />
      <FormActions
        submitLabel="Apply payment"
        onCancel={onClose}
        summary={
          <LeftOver values={form.values} invoices={invoices} available={available} currency={payment.currency} />
        }
      />
    </Form>
  );
}
