import { useLiveForm } from "@haul/platform/lists";
import { Text, toast } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow } from "@haul/ui/forms";
import { Money, formatDate } from "@haul/ui/freight";
import { trimmed } from "../../../shared/decimal";
import { useSetCostModel, type CostModel, type DieselPrice } from "../quotes.queries";

interface CostModelTabProps {
  model: CostModel | undefined;
  /** What fuel surcharges are computed with. */
  prices: readonly DieselPrice[];
  mayWrite: boolean;
}

/** What a truck costs, which every margin is measured against. */
export function CostModelTab({ model, prices, mayWrite }: CostModelTabProps) {
  if (mayWrite) return <CostModelForm model={model} prices={prices} />;
  return model ? (
    <CostModelFacts model={model} />
  ) : (
    <Text c="dimmed">No cost model yet, so quotes show no margin.</Text>
  );
}

function CostModelFacts({ model }: { model: CostModel }) {
  return (
    <DescriptionList
      items={[
        { label: "Diesel", value: `$${trimmed(model.diesel_price)} per gallon` },
        { label: "Fuel economy", value: `${trimmed(model.miles_per_gallon)} miles per gallon` },
        { label: "Driver", value: `$${trimmed(model.driver_rate)} per mile` },
        { label: "Maintenance", value: `$${trimmed(model.maintenance_rate)} per mile` },
        { label: "Tolls", value: `$${trimmed(model.tolls_rate)} per mile` },
        { label: "Fixed per day", value: <Money cents={model.fixed_per_day_cents} /> },
        { label: "Miles per day", value: trimmed(model.miles_per_day) },
        { label: "Margin floor", value: `${trimmed(model.margin_floor)}%` },
      ]}
    />
  );
}

const number = (text: string | undefined) => (text === undefined ? null : Number(text));
const decimal = (value: number | null, places: number) => (value ?? 0).toFixed(places);

const NONE_YET = { version: 0 };

type Shown = Partial<CostModel> & { version: number };

const valuesOf = (model: Shown) => ({
  diesel_price: number(model.diesel_price),
  miles_per_gallon: number(model.miles_per_gallon),
  driver_rate: number(model.driver_rate),
  maintenance_rate: number(model.maintenance_rate),
  tolls_rate: number(model.tolls_rate),
  fixed_per_day_cents: model.fixed_per_day_cents ?? null,
  miles_per_day: number(model.miles_per_day),
  margin_floor: number(model.margin_floor),
});

const problems = (values: ReturnType<typeof valuesOf>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value === null)
      .map(([name]) => [name, "Enter a number, or 0 if there is no such cost."]),
  );

/** The newest price that surcharges use, which may not be what a truck is figured with. */
function newestPrice(prices: readonly DieselPrice[]): string | undefined {
  const newest = prices.toSorted((one, other) => other.week_on.localeCompare(one.week_on))[0];
  return newest && `Newest diesel price: $${trimmed(newest.price)}, week of ${formatDate(newest.week_on)}.`;
}

function CostModelForm({ model, prices }: Pick<CostModelTabProps, "model" | "prices">) {
  const save = useSetCostModel();
  // A version of zero is none yet.
  const { form, saving } = useLiveForm(model ?? NONE_YET, valuesOf, { validate: problems });
  const submit = async (values: typeof form.values) => {
    const costs = {
      diesel_price: decimal(values.diesel_price, 4),
      miles_per_gallon: decimal(values.miles_per_gallon, 3),
      driver_rate: decimal(values.driver_rate, 4),
      maintenance_rate: decimal(values.maintenance_rate, 4),
      tolls_rate: decimal(values.tolls_rate, 4),
      fixed_per_day_cents: values.fixed_per_day_cents ?? 0,
      miles_per_day: decimal(values.miles_per_day, 1),
      margin_floor: decimal(values.margin_floor, 4),
    };
    await saving((version) => save.mutateAsync({ body: version === 0 ? costs : { version, ...costs } }));
    toast.success("Quotes use the new costs from now on.");
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Cost model">
      <Text size="md" c="dimmed">
        Averaged over all miles, loaded and empty. Quotes keep their costs until they are edited.
      </Text>
      <FormRow>
        <FormField
          name="diesel_price"
          type="number"
          label="Diesel ($/gal)"
          description={newestPrice(prices)}
          min={0}
          decimals={4}
          required
        />
        <FormField name="miles_per_gallon" type="number" label="Fuel economy (mpg)" min={0} decimals={3} required />
      </FormRow>
      <FormRow>
        <FormField name="driver_rate" type="number" label="Driver ($/mi)" min={0} decimals={4} required />
        <FormField name="maintenance_rate" type="number" label="Maintenance ($/mi)" min={0} decimals={4} required />
      </FormRow>
      <FormRow>
        <FormField
          name="tolls_rate"
          type="number"
          label="Tolls ($/mi)"
          min={0}
          decimals={4}
          description="Used when tolls aren't known."
          required
        />
        <FormField
          name="fixed_per_day_cents"
          type="money"
          label="Fixed per day"
          description="Payments, insurance, overhead."
          required
        />
      </FormRow>
      <FormRow>
        <FormField name="miles_per_day" type="number" label="Miles per day" unit="mi" min={0} decimals={1} required />
        <FormField
          name="margin_floor"
          type="number"
          label="Margin floor"
          unit="%"
          min={0}
          max={99}
          decimals={2}
          description="Quotes below it need approval."
          required
        />
      </FormRow>
      <FormActions submitLabel="Save cost model" />
    </Form>
  );
}
