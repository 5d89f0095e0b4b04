import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { FoldedSection } from "@haul/ui/long-forms";
import { CreditAlert } from "../../../partners/credit/credit-alert";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { programOptions, useFuelPrograms } from "../../../shared/fuel-programs";
import { CustomerTermsLine } from "../terms/customer-terms";
import { ContactSection, DetailFields, EquipmentFields, LoadedMilesField } from "./load-fields";
import { CUSTOMERS_PROGRAM, NO_PROGRAM, type LoadValues } from "./load-form-values";
import { freightHolds, moneyHolds, notesHold } from "./load-holds";
import { OfficeSection } from "./office-section";
import { TermsSection } from "./terms-section";

const PACKING_GROUPS = ["I", "II", "III"].map((group) => ({ value: group, label: group }));

const useLoadValues = () => useFormContext().form.values as LoadValues;

/** Who pays, and the number they gave the load. */
export function CustomerSection() {
  const create = useCustomerDialog();
  const values = useLoadValues();
  return (
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
        <FormField name="customer_reference" label="Load or order number" description="As on the rate confirmation." />
      </FormRow>
      <CreditAlert customerId={values.customer_id?.id} />
      <CustomerTermsLine customerId={values.customer_id?.id} />
      {values.is_reference_taken && (
        <FormField
          name="accepts_duplicate_reference"
          type="checkbox"
          label="This is a different load with the same number"
        />
      )}
      {create.dialog}
    </FormSection>
  );
}

export function FreightSection() {
  return (
    <FormSection title="Freight">
      <EquipmentFields />
    </FormSection>
  );
}

/** What few loads need at booking, folded. */
export function MoreSections({ isNew = false }: { isNew?: boolean }) {
  const values = useLoadValues();
  return (
    <div>
      <FoldedSection
        title="Freight details"
        holds={freightHolds(values)}
        hint="Kind, pieces, pallets, seal, value, miles, hazmat, team, TWIC"
        fields={FREIGHT_FIELDS}
      >
        <DetailFields
          loadedMiles={<LoadedMilesField hint="If empty, estimated from the stops." />}
          hazmat={<HazmatFields />}
          seal={<FormField name="seal_number" label="Seal" />}
        />
      </FoldedSection>
      <ContactSection />
      <TermsSection />
      <OfficeSection isNew={isNew} />
      <FoldedSection
        title="Rate confirmation and fuel"
        holds={moneyHolds(values, isNew)}
        hint="Its total, the fuel program"
        fields={["rate_confirmation_cents", "fuel_program_id"]}
      >
        <FormRow>
          <FormField
            name="rate_confirmation_cents"
            type="money"
            label="Rate confirmation total"
            description="The load shows any difference."
          />
          <ProgramField isNew={isNew} chosen={values.fuel_program_id} />
        </FormRow>
      </FoldedSection>
      <FoldedSection
        title="Notes"
        holds={notesHold(values)}
        hint="For dispatch, the driver, the customer, billing"
        fields={["notes", "driver_notes", "invoice_notes", "billing_notes"]}
      >
        <FormRow>
          <FormField name="notes" type="textarea" label="Notes" description="For dispatch." />
          <FormField name="driver_notes" type="textarea" label="For the driver" description="On the dispatch sheet." />
        </FormRow>
        <FormRow>
          <FormField name="invoice_notes" type="textarea" label="For the customer" description="On the invoice." />
          <FormField name="billing_notes" type="textarea" label="For billing" description="Not on any document." />
        </FormRow>
      </FoldedSection>
    </div>
  );
}

const FREIGHT_FIELDS = [
  ...["load_kind", "pieces", "pallets", "loaded_miles", "empty_miles", "is_hazmat", "is_team_required"],
  ...["un_number", "hazard_class", "shipping_name", "packing_group"],
  ...["length_feet", "cargo_value_cents", "seal_number", "is_twic_required"],
];

function HazmatFields() {
  return (
    <FormRow>
      <FormField
        name="shipping_name"
        label="Proper shipping name"
        description="From the table in 49 CFR 172.101; printed on the bill of lading."
      />
      <FormField name="packing_group" type="select" label="Packing group" options={PACKING_GROUPS} />
    </FormRow>
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
      description="Adds a surcharge from the diesel price of the pickup week."
      options={options}
      clearable={false}
    />
  );
}
