import * as z from "zod/mini";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { addDays, codeOptions, localZone, wallClock } from "@haul/ui/freight";
import { useMayReadPrograms, programOptions, useFuelPrograms } from "../../../shared/fuel-programs";
import { trimmed } from "../../../shared/decimal";
import { useCustomerDialog } from "../../../partners/customers/create-customer";
import { searchPayers } from "../../../partners/customers/customer-search";
import { PlaceField } from "../../../partners/places/place-field";
import type { Quote } from "../quotes.queries";
import type { ContractLane } from "../../../shared/contract-lane";
import { contractLanes } from "./contract-lanes.queries";

const city = z.object({ city: requiredText("Enter a city"), state: requiredText("Choose a state") });

const schema = z.object({
  customer_id: z.nullable(z.object({ id: z.string() })).check(z.refine((it) => it !== null, "Choose the customer")),
  origin: city,
  destination: city,
  rate: z.nullable(z.number()).check(z.refine((rate) => rate !== null && rate > 0, "Enter the rate in dollars")),
  starts_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Choose the first day")),
  ends_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Choose the last day")),
});

/** A contract year. */
const USUAL_DAYS = 365;

const BASES = [
  { value: "flat", label: "Flat" },
  { value: "per_mile", label: "Per mile" },
];

type Basis = ContractLane["basis"];

const place = (address?: { city?: string | undefined; state?: string | undefined }) => ({
  city: address?.city ?? "",
  state: address?.state ?? "",
  postal_code: "",
  country: "US",
});

function emptyLane() {
  const today = wallClock(new Date(), localZone()).slice(0, 10);
  return {
    customer_id: null as { id: string; label: string } | null,
    origin: place(),
    destination: place(),
    equipment: "dry_van" as ContractLane["equipment"],
    basis: "flat" as Basis,
    rate: null as number | null,
    fuel_program_id: "",
    starts_on: today as string | null,
    ends_on: addDays(today, USUAL_DAYS - 1) as string | null,
    loads_per_week: null as number | null,
    notes: "",
  };
}

type LaneValues = ReturnType<typeof emptyLane>;

function valuesOf(lane: ContractLane): LaneValues {
  return {
    customer_id: { id: lane.customer.id, label: lane.customer.name },
    origin: place({ city: lane.origin_city, state: lane.origin_state }),
    destination: place({ city: lane.destination_city, state: lane.destination_state }),
    equipment: lane.equipment,
    basis: lane.basis,
    rate: Number(trimmed(lane.rate)),
    fuel_program_id: lane.fuel_program?.id ?? "",
    starts_on: lane.starts_on,
    ends_on: lane.ends_on,
    loads_per_week: lane.loads_per_week ?? null,
    notes: lane.notes ?? "",
  };
}

/** What a quote's line haul, cities and fuel program make of a new lane. */
export function laneOfQuote(quote: Quote): LaneValues {
  const haul = quote.charges.find(
    ({ code, basis }) => code === "LINE_HAUL" && (basis === "flat" || basis === "per_mile"),
  );
  return {
    ...emptyLane(),
    customer_id: quote.customer ? { id: quote.customer.id, label: quote.customer.name } : null,
    origin: place(quote.stops[0]?.facility.address),
    destination: place(quote.stops.at(-1)?.facility.address),
    equipment: quote.equipment,
    ...(haul ? { basis: haul.basis, rate: Number(trimmed(haul.rate)) } : {}),
    fuel_program_id: quote.fuel_program_id ?? "",
  };
}

interface LaneFormProps extends RecordFormProps<ContractLane> {
  /** The quote that a new lane is made from. */
  quote?: Quote;
}

/** A new contract lane, or changes to one. */
export function ContractLaneForm({ record: lane, quote, onDone }: LaneFormProps) {
  const save = useSaveRecord(contractLanes, lane);
  const create = useCustomerDialog();
  const programs = useFuelPrograms() ?? [];
  const mayReadPrograms = useMayReadPrograms();
  const initialValues = lane ? valuesOf(lane) : quote ? laneOfQuote(quote) : emptyLane();
  const form = useForm({ initialValues, schema });

  const onSubmit = async ({ customer_id, origin, destination, rate, fuel_program_id, ...values }: LaneValues) => {
    onDone(
      await save({
        ...values,
        customer_id: customer_id?.id ?? "",
        origin_city: origin.city,
        origin_state: origin.state,
        destination_city: destination.city,
        destination_state: destination.state,
        rate: (rate ?? 0).toFixed(4),
        ...(mayReadPrograms ? { fuel_program_id: fuel_program_id || null } : {}),
        starts_on: values.starts_on ?? "",
        ends_on: values.ends_on ?? "",
        ...(quote ? { quote_id: quote.id } : {}),
      }),
    );
  };

  return (
    <>
      <Form form={form} onSubmit={onSubmit} aria-label="Contract lane">
        <FormField
          name="customer_id"
          type="record"
          label="Customer"
          search={searchPayers}
          onCreate={create.ask}
          createLabel="Add customer"
          required
          autoFocus
        />
        <FormRow>
          <PlaceField name="origin.city" label="From" required />
          <FormField name="origin.state" type="state" label="From state" required />
        </FormRow>
        <FormRow>
          <PlaceField name="destination.city" label="To" required />
          <FormField name="destination.state" type="state" label="To state" required />
        </FormRow>
        <FormRow>
          <FormField name="equipment" type="select" label="Equipment" options={codeOptions("equipment")} required />
          <FormField name="basis" type="segmented" label="Price" options={BASES} />
          <FormField name="rate" type="number" label="Rate ($)" min={0} decimals={4} required />
        </FormRow>
        {mayReadPrograms && (
          <FormField
            name="fuel_program_id"
            type="select"
            label="Fuel program"
            description="Leave empty if the rate includes fuel."
            options={programOptions(programs, form.values.fuel_program_id)}
          />
        )}
        <FormRow>
          <FormField name="starts_on" type="date" label="Starts" required />
          <FormField name="ends_on" type="date" label="Ends" required />
          <FormField
            name="loads_per_week"
            type="number"
            label="Loads per week"
            min={1}
            description="Committed volume."
          />
        </FormRow>
        <FormField name="notes" type="textarea" label="Notes" />
        <FormActions submitLabel={lane ? "Save contract lane" : "Add contract lane"} onCancel={() => onDone()} />
      </Form>
      {create.dialog}
    </>
  );
}
