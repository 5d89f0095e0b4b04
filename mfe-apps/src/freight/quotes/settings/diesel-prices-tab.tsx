import { useApiQuery } from "@haul/platform";
import { counted, optionsOf } from "@haul/platform/records";
import { Alert, Anchor, Stack, Table, Text, UiLink, useIsPhone } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { Day, labelOf, localZone, wallClock } from "@haul/ui/freight";
import { DIESEL_REGIONS, QUOTE } from "../../../words";
import { useSetDieselPrice, type DieselPrice } from "../quotes.queries";

interface DieselPricesTabProps {
  prices: readonly DieselPrice[];
  mayWrite: boolean;
}

/** The weekly diesel price as entered; the latest of a region counts. */
export function DieselPricesTab({ prices, mayWrite }: DieselPricesTabProps) {
  return (
    <Stack>
      {mayWrite && <PriceForm />}
      <OutdatedQuotes />
      {prices.length === 0 ? (
        <Text c="dimmed">No price yet. The U.S. Energy Information Administration publishes one each Monday.</Text>
      ) : (
        <PriceTable prices={prices} />
      )}
    </Stack>
  );
}

/** Open quotes that were priced with an earlier week. */
function OutdatedQuotes() {
  const query = { is_fuel_outdated: true, limit: 1 };
  const { data } = useApiQuery("/api/quotes", { params: { query } });
  if (!data?.total_count) return null;
  return (
    <Alert>
      {counted(data.total_count, QUOTE)} with an older diesel price.{" "}
      <Anchor component={UiLink} href="/apps/quotation?is_fuel_outdated=true">
        Requote
      </Anchor>
    </Alert>
  );
}

/** A phone has no room for the person who entered it. */
function PriceTable({ prices }: { prices: readonly DieselPrice[] }) {
  const isPhone = useIsPhone();
  return (
    <Table aria-label="Diesel prices" verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Week of</Table.Th>
          <Table.Th>Region</Table.Th>
          <Table.Th ta="end">$ per gallon</Table.Th>
          {!isPhone && <Table.Th>Entered by</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map((price) => (
          <Table.Tr key={price.id}>
            <Table.Td>
              <Day on={price.week_on} />
            </Table.Td>
            <Table.Td style={{ whiteSpace: "nowrap" }}>{labelOf(DIESEL_REGIONS, price.region)}</Table.Td>
            <Table.Td ta="end">{Number(price.price).toFixed(3)}</Table.Td>
            {!isPhone && <Table.Td>{price.entered_by}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface PriceValues extends Record<string, unknown> {
  region: DieselPrice["region"];
  week_on: string | null;
  price: number | null;
}

function PriceForm() {
  const set = useSetDieselPrice();
  const form = useForm<PriceValues>({
    initialValues: {
      region: "us",
      week_on: wallClock(new Date(), localZone()).slice(0, 10),
      price: null,
    },
    validate: ({ week_on, price }) => ({
      ...(week_on ? {} : { week_on: "Enter any day of that week" }),
      ...(price === null ? { price: "Enter dollars per gallon, such as 3.887" } : {}),
    }),
  });
  const save = async ({ region, week_on, price }: PriceValues) => {
    await set.mutateAsync({ body: { region, week_on: week_on ?? "", price: (price ?? 0).toFixed(4) } });
    form.setFieldValue("price", null);
  };
  return (
    <Form form={form} onSubmit={save} aria-label="Weekly price">
      <FormRow>
        <FormField name="week_on" type="date" label="Week of" description="Saved under that week's Monday." required />
        <FormField name="region" type="select" label="Region" options={optionsOf(DIESEL_REGIONS)} required />
        <FormField name="price" type="number" label="Price ($/gal)" min={0} decimals={4} required />
      </FormRow>
      <FormActions submitLabel="Save price" />
    </Form>
  );
}
