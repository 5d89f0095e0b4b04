import { Form, FormActions, FormField, FormRow, FormSection, useForm } from "@haul/ui/forms";
import { localZone } from "@haul/ui/freight";
import { CreditAlert } from "../../../partners/credit/credit-alert";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { programOptions, useFuelPrograms } from "../../../shared/fuel-programs";
import { ChargeListFields } from "../../loads/charges/charge-list-fields";
import { ContactFields, FreightFields } from "../../loads/form/load-fields";
import { contactProblems } from "../../loads/form/load-schema";
import { StopListFields } from "../../loads/stops/stop-list-fields";
import { LanePanel } from "../margin/lane-panel";
import { PreviewPanel } from "../margin/margin-panel";
import type { QuoteValues } from "./quote-form-values";
import { quoteProblems, quoteSchema } from "./quote-schema";
import { QUOTE_KINDS } from "../quote-words";
import { usePreview } from "./use-preview";
import classes from "../quote.module.css";

interface QuoteFormProps {
  label: string;
  initial: QuoteValues;
  submitLabel: string;
  onSubmit: (values: QuoteValues) => Promise<unknown>;
  onCancel: () => void;
}

/** A quote to fill in; beside it what it earns, and what the lane has brought before. */
export function QuoteForm({ label, initial, submitLabel, onSubmit, onCancel }: QuoteFormProps) {
  const form = useForm<QuoteValues>({
    initialValues: initial,
    schema: quoteSchema,
    validate: (values) => ({ ...contactProblems(values), ...quoteProblems(values) }),
  });
  const preview = usePreview(form.values);
  const origin = form.values.stops[0]?.facility_id;
  const destination = form.values.stops.at(-1)?.facility_id;
  return (
    <div className={classes.beside}>
      <Form form={form} onSubmit={onSubmit} gap="lg" aria-label={label}>
        <PartyFields values={form.values} />
        <FreightFields />
        <StopListFields />
        <ChargeListFields description="Without the surcharge of the fuel program below." next="STOP_OFF" />
        <PriceFields chosen={form.values.fuel_program_id} />
        <TermsFields />
        <FormActions submitLabel={submitLabel} onCancel={onCancel} />
      </Form>
      <div className={classes.aside}>
        <PreviewPanel preview={preview} />
        {origin && destination && <LanePanel originId={origin.id} destinationId={destination.id} />}
      </div>
    </div>
  );
}

function PartyFields({ values: { is_prospect: isProspect, customer_id } }: { values: QuoteValues }) {
  const create = useCustomerDialog();
  return (
    <FormSection title="Customer">
      <FormRow>
        {isProspect ? (
          <FormField
            name="prospect_name"
            label="Prospect"
            description="They become a customer when a load is booked."
            required
          />
        ) : (
          <FormField
            name="customer_id"
            type="record"
            label="Customer"
            search={searchPayers}
            onCreate={create.ask}
            createLabel="Add customer"
            required
          />
        )}
        <FormField name="customer_reference" label="Their number" description="As the customer names the freight." />
        <FormField name="kind" type="select" label="Kind of quote" options={QUOTE_KINDS} required />
      </FormRow>
      {!isProspect && <CreditAlert customerId={customer_id?.id} />}
      <FormField name="is_prospect" type="checkbox" label="Not a customer yet" />
      <FormField
        name="requested_local"
        type="datetime"
        zone={localZone()}
        label="Asked at"
        description="Now unless you say otherwise; the report counts how fast you answer."
      />
      <ContactFields />
      {create.dialog}
    </FormSection>
  );
}

/** What the price is made of beside the charges. */
function PriceFields({ chosen }: { chosen: string }) {
  const programs = useFuelPrograms() ?? [];
  const unpriced = new Set(programs.filter((program) => program.current_rate === undefined).map(({ id }) => id));
  const options = programOptions(programs, chosen).map((option) => ({
    ...option,
    disabled: unpriced.has(option.value),
  }));
  return (
    <FormSection title="Fuel, tolls and market">
      <FormRow>
        <FormField name="fuel_program_id" type="select" label="Fuel program" options={options} clearable />
        <FormField
          name="tolls_cents"
          type="money"
          label="Tolls"
          description="As looked up for this way; else the cost model's rate counts."
        />
      </FormRow>
      <FormRow>
        <FormField
          name="market_rate"
          type="number"
          label="Market rate ($/mi)"
          min={0}
          decimals={4}
          description="What others ask, for your own eyes."
        />
        <FormField name="miles_source" label="Source of the miles" description="Such as PC*MILER 39 practical." />
      </FormRow>
    </FormSection>
  );
}

/** What the customer reads below the price. */
function TermsFields() {
  return (
    <FormSection title="For the customer">
      <FormField name="valid_until_local" type="datetime" zone={localZone()} label="Valid until" required />
      <FormField name="customer_note" type="textarea" label="Message" />
      <FormField name="terms" type="textarea" label="Terms" />
    </FormSection>
  );
}
