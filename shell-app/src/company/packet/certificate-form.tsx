import * as z from "zod/mini";
import { type RecordFormProps, useSaveRecord } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { AddressFields, addressOf, addressValues } from "@haul/ui/long-forms";
import { addressErrors } from "../address-errors";
import { certificates, type Certificate } from "./certificates.queries";

const schema = z.object({
  holder_name: requiredText("Enter the certificate holder."),
  agent_email: z.string().check(z.regex(/^\S+@\S+\.\S+$/, "Enter your insurance agent's email address.")),
});

/** A certificate to request from the insurance agent; afterwards, whether it was received. */
export function CertificateForm({ record: certificate, onDone }: RecordFormProps<Certificate>) {
  const save = useSaveRecord(certificates, certificate);
  const form = useForm({
    initialValues: {
      holder_name: certificate?.holder_name ?? "",
      holder_address: addressValues(certificate?.holder_address),
      agent_email: certificate?.agent_email ?? "",
      wording: certificate?.wording ?? "",
      received_on: certificate?.received_on ?? null,
    },
    schema,
    validate: ({ holder_address }) => addressErrors("holder_address", holder_address),
  });
  return (
    <Form
      form={form}
      aria-label="Certificate of insurance"
      onSubmit={async ({ holder_address, received_on, ...values }) => {
        const known = { ...values, holder_address: addressOf(holder_address, certificate?.holder_address) };
        const saved = await save(certificate ? { ...known, received_on } : known);
        toast.success(certificate ? "The request is saved." : "Your insurance agent will get an email.");
        onDone(saved);
      }}
    >
      <FormField name="holder_name" label="Certificate holder" required autoFocus maxLength={120} />
      <FormField
        name="agent_email"
        type="email"
        label="Insurance agent's email"
        description={certificate ? "A change sends no second email." : undefined}
        required
      />
      <FormField
        name="wording"
        type="textarea"
        label="Wording"
        description="Required wording, such as an additional insured."
        maxLength={1000}
      />
      {certificate && <FormField name="received_on" type="date" label="Received on" />}
      <FormSection title="Holder's address">
        <AddressFields name="holder_address" />
      </FormSection>
      <FormActions submitLabel={certificate ? "Save request" : "Send request"} onCancel={() => onDone()} />
    </Form>
  );
}
