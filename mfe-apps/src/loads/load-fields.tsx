import { searchCustomers } from "@haul/platform";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { useCustomerDialog } from "../customers/create-customer";
import type { FreightValues, LoadValues } from "./load-form-values";

const KINDS = [
  { value: "full_truckload", label: "Full truckload" },
  { value: "less_than_truckload", label: "LTL" },
  { value: "partial", label: "Partial" },
  { value: "intermodal", label: "Intermodal" },
  { value: "power_only", label: "Power only" },
];

/** Customer, references and freight of a load; its stops and charges are beside them. */
export function LoadFields() {
  const { form } = useFormContext();
  const create = useCustomerDialog();
  const values = form.values as LoadValues;
  return (
    <>
      <FormSection title="Customer">
        <FormRow>
          <FormField
            name="customer_id"
            type="record"
            label="Customer"
            search={searchCustomers}
            onCreate={create.ask}
            createLabel="Add customer"
            required
          />
          <FormField
            name="customer_reference"
            label="Load or order number"
            description="As the customer's rate confirmation names it."
          />
        </FormRow>
        {values.is_reference_taken && (
          <FormField
            name="accepts_duplicate_reference"
            type="checkbox"
            label="It is another load with the same number"
          />
        )}
        <ContactFields />
      </FormSection>
      <FreightFields />
      {create.dialog}
    </>
  );
}

/** The customer's numbers, and whom to call there. */
export function ContactFields() {
  return (
    <>
      <FormRow>
        <FormField name="po" label="PO" />
        <FormField name="bol" label="BOL" />
      </FormRow>
      <FormRow>
        <FormField name="broker_name" label="Contact" />
        <FormField name="broker_phone" type="phone" label="Phone" />
        <FormField name="broker_email" type="email" label="E-mail" />
      </FormRow>
    </>
  );
}

/** What is to be moved, in what, how far. */
export function FreightFields() {
  const { form } = useFormContext();
  const values = form.values as FreightValues;
  return (
    <FormSection title="Freight">
      <FormRow>
        <FormField name="equipment" type="select" label="Equipment" options={codeOptions("equipment")} required />
        <FormField name="load_kind" type="select" label="Kind" options={KINDS} required />
        <FormField name="commodity" label="Commodity" />
      </FormRow>
      {values.equipment === "reefer" && (
        <FormRow>
          <FormField name="temperature_fahrenheit" type="number" label="Set point" unit="°F" min={-40} max={90} />
          <FormField
            name="temperature_mode"
            type="select"
            label="Reefer runs"
            options={[
              { value: "continuous", label: "Continuous" },
              { value: "cycle", label: "Cycle" },
            ]}
          />
        </FormRow>
      )}
      <FormRow>
        <FormField name="weight_pounds" type="number" label="Weight" unit="lb" min={0} />
        <FormField name="pieces" type="number" label="Pieces" min={0} />
        <FormField name="pallets" type="number" label="Pallets" min={0} />
      </FormRow>
      <FormRow>
        <FormField name="loaded_miles" type="number" label="Loaded miles" unit="mi" min={0} decimals={1} />
        <FormField name="empty_miles" type="number" label="Deadhead miles" unit="mi" min={0} decimals={1} />
      </FormRow>
      <FormRow>
        <FormField name="is_hazmat" type="checkbox" label="Hazardous materials" />
        <FormField name="is_team_required" type="checkbox" label="Team required" />
      </FormRow>
      {values.is_hazmat && (
        <FormRow>
          <FormField name="un_number" label="UN number" placeholder="UN1203" uppercase />
          <FormField name="hazard_class" label="Class" placeholder="3" />
        </FormRow>
      )}
      <FormField name="notes" type="textarea" label="Notes" />
    </FormSection>
  );
}
