import * as z from "zod/mini";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { AddressFields, addressOf, addressValues } from "@haul/ui/long-forms";
import { VENDOR_KINDS } from "../words";
import { vendors, type Vendor } from "./vendors.queries";

const schema = z.object({
  name: requiredText("Enter the vendor's name"),
  kind: requiredText("Choose what the vendor sells"),
  payment_terms_days: z.nullable(z.number()).check(z.refine((days) => days !== null, "Enter the days")),
});

function valuesOf(vendor?: Vendor) {
  return {
    name: vendor?.name ?? "",
    kind: vendor?.kind ?? ("" as const),
    contact_name: vendor?.contact_name ?? "",
    phone: vendor?.phone ?? "",
    email: vendor?.email ?? "",
    payment_terms_days: vendor?.payment_terms_days ?? 30,
    is_1099: vendor?.is_1099 ?? false,
    // The server answers only its last digits, so the field begins empty whether or not one is on file.
    tax_id: "",
    removes_tax_id: false,
    address: addressValues(vendor?.address),
    notes: vendor?.notes ?? "",
  };
}

/** A new vendor, or changes to one. */
export function VendorForm({ record: vendor, onDone }: RecordFormProps<Vendor>) {
  const save = useSaveRecord(vendors, vendor);
  const form = useForm({ initialValues: valuesOf(vendor), schema });
  const { removes_tax_id: isRemoving } = form.values;

  const onSubmit = async ({ address, tax_id, removes_tax_id, ...values }: typeof form.values) => {
    // An empty field leaves the tax ID as it is; only null removes it.
    const typed = tax_id === "" ? {} : { tax_id };
    const taxId = removes_tax_id ? { tax_id: null } : typed;
    onDone(await save({ ...values, ...taxId, address: addressOf(address, vendor?.address) }));
  };

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Vendor">
      <FormRow>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="kind" type="select" label="Kind" options={optionsOf(VENDOR_KINDS)} required />
      </FormRow>
      <FormRow>
        <FormField name="contact_name" label="Contact" />
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      <FormRow>
        <FormField name="email" type="email" label="Email" />
        <FormField
          name="payment_terms_days"
          type="number"
          label="Payment terms"
          unit="days"
          min={0}
          description="0 means due on receipt."
          required
        />
      </FormRow>
      <FormSection title="Taxes">
        <FormField name="is_1099" type="switch" label="Gets a 1099" />
        <FormField
          name="tax_id"
          label="Tax ID"
          description={taxIdHint(vendor?.tax_id_last4, isRemoving)}
          autoComplete="off"
          maxLength={11}
          disabled={isRemoving}
        />
        {vendor?.tax_id_last4 !== undefined && (
          <FormField
            name="removes_tax_id"
            type="checkbox"
            label="Remove the tax ID on file"
            onChange={() => form.setFieldValue("tax_id", "")}
          />
        )}
      </FormSection>
      <FormSection title="Address">
        <AddressFields name="address" />
      </FormSection>
      <FormField name="notes" type="textarea" label="Notes" />
      <FormActions submitLabel={vendor ? "Save vendor" : "Add vendor"} onCancel={() => onDone()} />
    </Form>
  );
}

function taxIdHint(last4: string | undefined, isRemoving: boolean): string {
  if (last4 === undefined) return "EIN or SSN from the W-9. Once saved, only its last four digits are shown.";
  if (isRemoving) return `The one on file, which ends in ${last4}, is removed when you save.`;
  return `On file, ends in ${last4}. Type a new one to replace it.`;
}
