import type { ReactNode } from "react";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { CreditAlert } from "../../../partners/credit/credit-alert";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { programOptions, useFuelPrograms } from "../../../shared/fuel-programs";
import { ReferenceListFields } from "../references/reference-list-fields";
import { CUSTOMERS_PROGRAM, NO_PROGRAM, type FreightValues, type LoadValues } from "./load-form-values";

const KINDS = [
  { value: "full_truckload", label: "Full truckload" },
  { value: "less_than_truckload", label: "LTL" },
  { value: "partial", label: "Partial" },
  { value: "intermodal", label: "Intermodal" },
  { value: "power_only", label: "Power only" },
];

const PACKING_GROUPS = ["I", "II", "III"].map((group) => ({ value: group, label: group }));

/** Customer, references and freight of a load; its stops and charges are beside them. */
export function LoadFields({ isNew = false }: { isNew?: boolean }) {
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
            search={searchPayers}
            onCreate={create.ask}
            createLabel="Add customer"
            required
          />
          <FormField
            name="customer_reference"
            label="Load or order number"
            description="As the customer's rate confirmation names it."
          />
          <FormField
            name="rate_confirmation_cents"
            type="money"
            label="Rate confirmation total"
            description="What it says in all. The load shows the difference to its charges."
          />
        </FormRow>
        <CreditAlert customerId={values.customer_id?.id} />
        {values.is_reference_taken && (
          <FormField
            name="accepts_duplicate_reference"
            type="checkbox"
            label="It is another load with the same number"
          />
        )}
        <ProgramField isNew={isNew} chosen={values.fuel_program_id} />
        <ContactFields />
      </FormSection>
      <FreightFields
        milesHint="Left empty, miles are estimated from the stops."
        hazmat={
          <FormRow>
            <FormField
              name="shipping_name"
              label="Proper shipping name"
              description="As the table of 49 CFR 172.101 has it; stands on the bill of lading."
            />
            <FormField name="packing_group" type="select" label="Packing group" options={PACKING_GROUPS} />
          </FormRow>
        }
      />
      <FormSection title="Notes to others">
        <FormField name="driver_notes" type="textarea" label="For the driver" description="On the dispatch sheet." />
        <FormRow>
          <FormField name="invoice_notes" type="textarea" label="For the customer" description="On the invoice." />
          <FormField name="billing_notes" type="textarea" label="For billing" description="On no paper." />
        </FormRow>
      </FormSection>
      {create.dialog}
    </>
  );
}

/** Whose fuel surcharge the load has; nothing for those who may not read programs. */
function ProgramField({ isNew, chosen }: { isNew: boolean; chosen: string }) {
  const programs = useFuelPrograms();
  if (!programs) return null;
  const options = [
    ...(isNew ? [{ value: CUSTOMERS_PROGRAM, label: "Customer's program" }] : []),
    { value: NO_PROGRAM, label: "None" },
    ...programOptions(programs, chosen),
  ];
  return (
    <FormField
      name="fuel_program_id"
      type="select"
      label="Fuel program"
      description="Adds a surcharge by the price of diesel in the pickup's week."
      options={options}
      clearable={false}
    />
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
      <ReferenceListFields path="more_references" next="pro" />
      <FormRow>
        <FormField name="broker_name" label="Contact" />
        <FormField name="broker_phone" type="phone" label="Phone" />
        <FormField name="broker_email" type="email" label="Email" />
      </FormRow>
    </>
  );
}

interface FreightFieldsProps {
  /** More fields for hazardous freight. */
  hazmat?: ReactNode;
  /** What becomes of loaded miles that nobody enters. */
  milesHint?: string;
}

/** What is to be moved, in what, how far. */
export function FreightFields({ hazmat, milesHint }: FreightFieldsProps) {
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
        <FormField
          name="loaded_miles"
          type="number"
          label="Loaded miles"
          unit="mi"
          min={0}
          decimals={1}
          {...(milesHint ? { description: milesHint } : {})}
        />
        <FormField name="empty_miles" type="number" label="Deadhead miles" unit="mi" min={0} decimals={1} />
      </FormRow>
      <FormRow>
        <FormField name="is_hazmat" type="checkbox" label="Hazardous materials" />
        <FormField name="is_team_required" type="checkbox" label="Team required" />
      </FormRow>
      {values.is_hazmat && (
        <>
          <FormRow>
            <FormField name="un_number" label="UN number" placeholder="UN1203" uppercase />
            <FormField name="hazard_class" label="Class" placeholder="3" />
          </FormRow>
          {hazmat}
        </>
      )}
      <FormField name="notes" type="textarea" label="Notes" description="For dispatch." />
    </FormSection>
  );
}
