import { searchTerminals } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { FormField, FormRow, FormSection, useFormContext } from "@haul/ui/forms";
import { formatMiles, formatNumber } from "@haul/ui/format";
import { localZone } from "@haul/ui/freight";
import { FoldedSection } from "@haul/ui/long-forms";
import { QUOTE_KINDS } from "../../../words";
import { CreditAlert } from "../../../partners/credit/credit-alert";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { programOptions, useFuelPrograms } from "../../../shared/fuel-programs";
import { ContactSection, DetailFields, EquipmentFields, LoadedMilesField } from "../../loads/form/load-fields";
import type { QuoteValues } from "./quote-form-values";
import { detailsHold, priceHolds, requestHolds, termsHint, termsHold } from "./quote-holds";

const useQuoteValues = () => useFormContext().form.values as QuoteValues;

/** Who asks. */
export function PartySection() {
  const create = useCustomerDialog();
  const { is_prospect: isProspect, customer_id } = useQuoteValues();
  return (
    <FormSection title="Customer">
      <FormRow>
        {isProspect ? (
          <FormField
            name="prospect_name"
            label="Prospect"
            description="Becomes a customer when a load is booked."
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
        <FormField
          name="customer_reference"
          label="Their number"
          description="The customer's reference for this freight."
        />
      </FormRow>
      {!isProspect && <CreditAlert customerId={customer_id?.id} />}
      <FormField name="is_prospect" type="checkbox" label="Not a customer yet" />
      {create.dialog}
    </FormSection>
  );
}

/** What is hauled, in what, and how far. */
export function FreightSection({ estimatedMiles }: { estimatedMiles: number | undefined }) {
  const hint =
    estimatedMiles === undefined
      ? "If empty, estimated from the stops."
      : `Estimated from the stops: ${formatMiles(estimatedMiles)}. Type your own to replace it.`;
  return (
    <FormSection title="Freight">
      <EquipmentFields />
      <LoadedMilesField
        hint={hint}
        {...(estimatedMiles === undefined ? {} : { placeholder: formatNumber(estimatedMiles) })}
      />
    </FormSection>
  );
}

interface MoreSectionsProps {
  /** The usual end of validity, as `YYYY-MM-DDTHH:mm`. */
  usualUntil: string | null;
}

/** What few quotes need, folded. */
export function MoreSections({ usualUntil }: MoreSectionsProps) {
  const values = useQuoteValues();
  return (
    <div>
      <FoldedSection
        title="Freight details"
        holds={detailsHold(values)}
        hint="Kind, pieces, pallets, deadhead miles, hazmat, team"
        fields={DETAIL_FIELDS}
      >
        <DetailFields />
      </FoldedSection>
      <ContactSection />
      <FoldedSection
        title="Fuel, tolls and market"
        holds={priceHolds(values)}
        hint="Fuel program, tolls, market rate, source of the miles"
        fields={["fuel_program_id", "tolls_cents", "market_rate", "miles_source"]}
      >
        <PriceFields chosen={values.fuel_program_id} />
      </FoldedSection>
      <FoldedSection
        title="For the customer"
        holds={termsHold(values, usualUntil)}
        hint={termsHint(values)}
        fields={["valid_until_local", "customer_note", "terms"]}
      >
        <FormField name="valid_until_local" type="datetime" zone={localZone()} label="Valid until" required />
        <FormField name="customer_note" type="textarea" label="Message" />
        <FormField name="terms" type="textarea" label="Terms" />
      </FoldedSection>
      <FoldedSection
        title="Request and notes"
        holds={requestHolds(values)}
        hint="Spot, requested now; transit time, terminal, notes for dispatch"
        fields={["kind", "requested_local", "target_transit_hours", "terminal_id", "notes"]}
      >
        <FormRow>
          <FormField name="kind" type="select" label="Kind of quote" options={optionsOf(QUOTE_KINDS)} required />
          <FormField
            name="requested_local"
            type="datetime"
            zone={localZone()}
            label="Requested at"
            description="Now, unless you change it. The report measures how fast you answer."
          />
        </FormRow>
        <FormField
          name="target_transit_hours"
          type="number"
          label="Transit time wanted"
          unit="hours"
          min={1}
          max={720}
          description="From the first pickup to the last delivery."
        />
        <FormField
          name="terminal_id"
          type="record"
          label="Terminal"
          search={searchTerminals}
          description="The load booked from this quote belongs to it too."
        />
        <FormField name="notes" type="textarea" label="Notes" description="For dispatch." />
      </FoldedSection>
    </div>
  );
}

const DETAIL_FIELDS = [
  ...["load_kind", "pieces", "pallets", "empty_miles"],
  ...["is_hazmat", "is_team_required", "is_twic_required", "un_number", "hazard_class"],
  ...["length_feet", "cargo_value_cents"],
];

/** What the price is made of beside the charges. */
function PriceFields({ chosen }: { chosen: string }) {
  const programs = useFuelPrograms() ?? [];
  const unpriced = new Set(programs.filter((program) => program.current_rate === undefined).map(({ id }) => id));
  const options = programOptions(programs, chosen).map((option) => ({
    ...option,
    disabled: unpriced.has(option.value),
  }));
  return (
    <>
      <FormRow>
        <FormField name="fuel_program_id" type="select" label="Fuel program" options={options} clearable />
        <FormField
          name="tolls_cents"
          type="money"
          label="Tolls"
          description="For this route. If empty, the cost model's rate is used."
        />
      </FormRow>
      <FormRow>
        <FormField
          name="market_rate"
          type="number"
          label="Market rate ($/mi)"
          min={0}
          decimals={4}
          description="What the market charges. The customer doesn't see it."
        />
        <FormField name="miles_source" label="Source of the miles" description="Such as PC*MILER 39 practical." />
      </FormRow>
    </>
  );
}
