import { useIdempotencyKey, useNavigate, type FoundRecord } from "@haul/platform";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { asksAboutReference } from "../../loads/form/load-form-values";
import { useConvertQuote, type Quote } from "../quotes.queries";

/** Books the load that the customer accepted, and leads to it. */
export function ConvertDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const navigate = useNavigate();
  const convert = useConvertQuote();
  const create = useCustomerDialog();
  const { header } = useIdempotencyKey();
  const isProspect = quote.customer === undefined;
  const form = useForm({
    initialValues: {
      customer_id: null as FoundRecord | null,
      customer_reference: quote.customer_reference ?? "",
      is_reference_taken: false,
      accepts_duplicate_reference: false,
    },
    validate: ({ customer_id }) =>
      isProspect && customer_id === null ? { customer_id: "Choose the customer that the prospect has become" } : {},
  });
  const save = async (values: typeof form.values) => {
    const reference = values.customer_reference.trim();
    const body = {
      version: quote.version,
      ...(values.customer_id ? { customer_id: values.customer_id.id } : {}),
      ...(reference === "" ? {} : { customer_reference: reference }),
      accepts_duplicate_reference: values.accepts_duplicate_reference,
    };
    try {
      const params = { path: { quote_id: quote.id }, header };
      const load = await acceptingCredit("book", (accepts_credit_risk) =>
        convert.mutateAsync({ params, body: { ...body, accepts_credit_risk } }),
      );
      if (load) await navigate(`/apps/loads/${load.id}`);
    } catch (error) {
      if (asksAboutReference(error)) form.setFieldValue("is_reference_taken", true);
      throw error;
    }
  };
  return (
    <Modal opened onClose={onClose} title={`Book a load from ${quote.number}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">Customer, freight, stops and charges are taken over as they were accepted.</Text>
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
            label="It is another load with the same number"
          />
        )}
        <FormActions submitLabel="Book load" onCancel={onClose} />
        {create.dialog}
      </Form>
    </Modal>
  );
}
