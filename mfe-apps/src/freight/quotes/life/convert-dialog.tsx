import { useIdempotencyKey, useNavigate, type FoundRecord, type IdempotencyKey } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Alert, Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { asksAboutReference } from "../../loads/form/load-form-values";
import type { Quote } from "../quotes.queries";
import { useBookLoad, usualBooking } from "./use-book-load";

/** A booking that the acceptance has begun and not finished. */
export interface BegunBooking {
  /** Of the request that failed, which may have booked the load without telling. */
  idempotency: IdempotencyKey;
  /** Why there is no load; null when nothing was asked of the server yet. */
  refusal: unknown;
}

interface ConvertDialogProps {
  quote: Quote;
  begun?: BegunBooking;
  onClose: () => void;
}

/** Books the load that the customer accepted, and leads to it. */
export function ConvertDialog({ quote, begun, onClose }: ConvertDialogProps) {
  const navigate = useNavigate();
  const create = useCustomerDialog();
  const ownKey = useIdempotencyKey();
  const book = useBookLoad(begun?.idempotency ?? ownKey);
  const saving = useOpenedVersion(quote.version);
  const isProspect = quote.customer === undefined;
  const form = useForm({
    initialValues: {
      customer_id: null as FoundRecord | null,
      customer_reference: usualBooking(quote).reference,
      is_reference_taken: asksAboutReference(begun?.refusal),
      accepts_duplicate_reference: false,
    },
    validate: ({ customer_id }) =>
      isProspect && customer_id === null ? { customer_id: "Choose the customer that the prospect became" } : {},
  });
  const save = async (values: typeof form.values) => {
    try {
      const booking = {
        customerId: values.customer_id?.id,
        reference: values.customer_reference,
        acceptsDuplicateReference: values.accepts_duplicate_reference,
      };
      const load = await saving((version) => book({ id: quote.id, version }, booking));
      if (load) await navigate(`/apps/loads/${load.id}`);
    } catch (error) {
      if (asksAboutReference(error)) form.setFieldValue("is_reference_taken", true);
      throw error;
    }
  };
  return (
    <Modal opened onClose={onClose} title={`Book a load from quote ${quote.number}`}>
      <Form form={form} onSubmit={save} refusal={begun?.refusal}>
        {begun && (
          <Alert color="green" role="status">
            The quote is accepted. No load is booked yet.
          </Alert>
        )}
        <Text size="md">Customer, freight, stops and charges are copied as accepted.</Text>
        {isProspect && (
          <FormField
            name="customer_id"
            type="record"
            label={`${quote.prospect_name ?? "The prospect"} is now`}
            search={searchPayers}
            onCreate={create.ask}
            createLabel="Add customer"
            required
          />
        )}
        <FormField name="customer_reference" label="Load or order number" autoFocus={!isProspect} />
        {form.values.is_reference_taken && (
          <FormField
            name="accepts_duplicate_reference"
            type="checkbox"
            label="This is a different load with the same number"
          />
        )}
        <FormActions submitLabel="Book load" onCancel={onClose} />
        {create.dialog}
      </Form>
    </Modal>
  );
}
