import * as z from "zod/mini";
import { Form, FormActions, FormField, FormRow, FormSection, useForm, type RecordOption } from "../src/forms";
import { PageHeader } from "../src/data";
import { codeOptions } from "../src/freight";

const schema = z.object({
  customer_id: z
    .nullable(z.object({ id: z.string(), label: z.string() }))
    .check(z.refine((customer) => customer !== null, "Choose a customer")),
  reference: z.string().check(z.minLength(1, "Enter the customer's reference")),
});

const customers: RecordOption[] = [
  { id: "1", label: "Great Lakes Logistics", detail: "Broker · MC-448121" },
  { id: "2", label: "Prairie Foods", detail: "Shipper · Joliet, IL" },
  { id: "3", label: "Summit Freight Brokers", blocked: "On credit hold" },
];

const initialValues = {
  customer_id: null as RecordOption | null,
  reference: "",
  equipment: "dry_van",
  is_hazmat: false,
  load_kind: "full_truckload",
  earliest_local: null as string | null,
  ready_on: "2026-11-23" as string | null,
  weight_pounds: 42000 as number | null,
  total_cents: 185_000 as number | null,
  phone: "3125550142",
  state: "TX" as string | null,
  email: "",
  password: "",
  endorsements: ["H"] as string[],
  notes: "",
};

export function FormsShow() {
  const form = useForm({ initialValues, schema });
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title="Book a load" description="From the rate confirmation's facts." />
      <Form
        form={form}
        onSubmit={() => {
          throw Object.assign(new Error("Load 104117 of this customer has this reference already."), {
            status: 409,
            code: "customer_reference_already_used",
            requestId: "0193a5c2-7f1e",
            fields: [{ path: "reference", message: "Used by load 104117" }],
          });
        }}
      >
        <FormRow>
          <FormField
            name="customer_id"
            type="record"
            label="Customer"
            required
            search={(query) =>
              Promise.resolve(
                customers.filter((customer) => customer.label.toLowerCase().includes(query.toLowerCase())),
              )
            }
            onCreate={(label) => Promise.resolve({ id: "4", label })}
            createLabel="Add customer"
          />
          <FormField name="reference" label="Customer reference" required placeholder="PO 70311" />
        </FormRow>
        <FormRow>
          <FormField name="equipment" type="select" label="Equipment" options={codeOptions("equipment")} required />
          <FormField name="weight_pounds" type="number" label="Weight" unit="lb" min={0} />
          <FormField name="total_cents" type="money" label="Line haul" />
        </FormRow>
        <FormField
          name="load_kind"
          type="segmented"
          label="Kind"
          options={[
            { value: "full_truckload", label: "Full truckload" },
            { value: "partial", label: "Partial" },
            { value: "power_only", label: "Power only" },
          ]}
        />
        <FormSection title="Pickup" description="Times are those of the facility.">
          <FormRow>
            <FormField name="earliest_local" type="datetime" zone="America/Chicago" label="Appointment" />
            <FormField name="ready_on" type="date" label="Ready on" description="When the freight is ready." />
          </FormRow>
          <FormRow>
            <FormField name="phone" type="phone" label="Phone" />
            <FormField name="state" type="state" label="State" />
          </FormRow>
        </FormSection>
        <FormSection title="More">
          <FormRow>
            <FormField name="email" type="email" label="Broker's email" />
            <FormField name="password" type="password" label="Password" />
          </FormRow>
          <FormField
            name="endorsements"
            type="multiselect"
            label="Endorsements"
            options={["H", "N", "T", "P", "S", "X"]}
          />
          <FormField
            name="is_hazmat"
            type="checkbox"
            label="Hazardous materials"
            description="The driver needs the H endorsement."
          />
          <FormField name="notes" type="textarea" label="Notes" />
        </FormSection>
        <FormActions submitLabel="Book load" onCancel={() => form.reset()} />
      </Form>
    </div>
  );
}
