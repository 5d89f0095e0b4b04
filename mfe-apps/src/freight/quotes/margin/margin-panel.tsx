import { Alert, Group, List, Stack, Text } from "@haul/ui/core";
import { DescriptionList, ErrorState, LoadingState, Panel } from "@haul/ui/data";
import { Miles, Money, Rate, ToneBadge, codeWord, formatDate } from "@haul/ui/freight";
import { IconAlertTriangle, IconCircleCheck, IconTrendingDown } from "@haul/ui/icons";
import { trimmed } from "../../../shared/decimal";
import { DOT } from "../../../shared/dot";
import type { Quote, QuoteEstimate, QuotePreview } from "../quotes.queries";

export interface Preview {
  /** What the server last computed; it stays while the next answer is under way. */
  data: QuotePreview | undefined;
  /** The charges that it was asked about. */
  charges: readonly PricePart[];
  error: unknown;
  isPending: boolean;
}

/** A charge in the price. The fuel program's surcharge has a line of its own. */
export type PricePart = Pick<Quote["charges"][number], "code" | "amount_cents">;

/** What the server makes of the form beside it. */
export function PreviewPanel({ preview }: { preview: Preview }) {
  return (
    <Panel title="Price and margin">
      {preview.data ? (
        <Stack gap="sm" aria-busy={preview.isPending} aria-live="polite">
          <FiguresOf figures={preview.data} charges={preview.charges} />
          <Warnings warnings={preview.data.warnings} />
        </Stack>
      ) : preview.error ? (
        <ErrorState error={preview.error} />
      ) : (
        <LoadingState />
      )}
    </Panel>
  );
}

/** The figures that a quote was saved with. */
export function MarginPanel({ quote }: { quote: Quote }) {
  return (
    <Panel title="Price and margin">
      <Stack gap="sm">
        <FiguresOf figures={quote} charges={quote.charges.filter((charge) => !charge.is_from_program)} />
        {quote.outcome && <Outcome outcome={quote.outcome} currency={quote.currency} />}
        {quote.market_rate !== undefined && (
          <Text size="md" c="dimmed">
            Market rate <Rate rate={quote.market_rate} unit="mi" />
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** What the load has earned, beside what was quoted. */
function Outcome({ outcome, currency }: { outcome: NonNullable<Quote["outcome"]>; currency: string }) {
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const { margin_percent, quoted_margin_percent } = outcome;
  return (
    <section aria-label="Realized">
      <Text fw={600} mb={4}>
        Realized margin {money(outcome.margin_cents)}
        {margin_percent !== undefined && `${DOT}${margin_percent}%`}
        {quoted_margin_percent !== undefined && (
          <Text span size="sm" c="dimmed">
            {` quoted ${quoted_margin_percent}%`}
          </Text>
        )}
      </Text>
      <DescriptionList
        items={[
          { label: "Charged", value: money(outcome.total_cents) },
          {
            label: "More than quoted",
            value: outcome.difference_cents > 0 ? money(outcome.difference_cents) : undefined,
          },
          {
            label: "Less than quoted",
            value: outcome.difference_cents < 0 ? money(-outcome.difference_cents) : undefined,
          },
          { label: "Cost of the trip", value: money(outcome.cost_cents) },
          { label: "Loaded", value: <Miles miles={outcome.loaded_miles} /> },
          { label: "Empty", value: <Miles miles={outcome.empty_miles} /> },
        ]}
      />
    </section>
  );
}

/** What to know before the quote goes out. */
export function Warnings({ warnings }: { warnings: Quote["warnings"] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title="Before you send it">
      <List size="md">
        {warnings.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

interface FiguresOfProps {
  figures: Quote | QuotePreview;
  charges: readonly PricePart[];
}

function FiguresOf({ figures, charges }: FiguresOfProps) {
  const { fuel_surcharge: fuel, estimate, total_cents, currency } = figures;
  return (
    <>
      <DescriptionList
        items={[
          ...byCode(charges).map(([code, cents]) => ({
            label: codeWord("charge", code),
            value: <Money cents={cents} currency={currency} />,
          })),
          ...(fuel
            ? [
                {
                  label: "Fuel surcharge",
                  value: (
                    <>
                      <Money cents={fuel.amount_cents} currency={currency} />
                      <Text span size="sm" c="dimmed">
                        {` ${fuel.program}, diesel $${trimmed(fuel.price)}, week of ${formatDate(fuel.week_on)}`}
                      </Text>
                    </>
                  ),
                },
              ]
            : []),
          {
            label: "Total",
            value: (
              <Text span fw={600} inherit>
                <Money cents={total_cents} currency={currency} />
              </Text>
            ),
          },
          {
            label: "Per loaded mile",
            value: figures.rate_per_mile && <Rate rate={figures.rate_per_mile} />,
          },
          {
            label: "Per total mile",
            value: figures.rate_per_mile_all && <Rate rate={figures.rate_per_mile_all} />,
          },
        ]}
      />
      {estimate ? (
        <Estimate estimate={estimate} currency={currency} />
      ) : (
        // Otherwise the warnings say what is missing.
        figures.warnings.length === 0 && (
          <Text size="md" c="dimmed">
            The margin shows once there are loaded miles and a cost model.
          </Text>
        )
      )}
    </>
  );
}

/** The price from the line haul on: charges of one code are one line. */
function byCode(charges: readonly PricePart[]): readonly (readonly [PricePart["code"], number])[] {
  const sums = new Map<PricePart["code"], number>();
  for (const { code, amount_cents } of charges) sums.set(code, (sums.get(code) ?? 0) + amount_cents);
  return [...sums];
}

/** The truck's days, as the fixed costs count them. */
function daysOf({ days }: QuoteEstimate): string {
  const count = trimmed(days);
  return count === "1" ? "1 day" : `${count} days`;
}

function Estimate({ estimate, currency }: { estimate: QuoteEstimate; currency: string }) {
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const floor = trimmed(estimate.margin_floor);
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>
          Margin {money(estimate.margin_cents)}
          {estimate.margin_percent !== undefined && `${DOT}${estimate.margin_percent}%`}
        </Text>
        {estimate.is_below_floor ? (
          <ToneBadge tone="attention" icon={IconTrendingDown}>
            Below the floor of {floor}%
          </ToneBadge>
        ) : (
          <ToneBadge tone="good" icon={IconCircleCheck}>
            Above the floor of {floor}%
          </ToneBadge>
        )}
      </Group>
      <DescriptionList
        items={[
          { label: "Break-even", value: money(estimate.cost_cents) },
          { label: "Price at floor", value: money(estimate.total_at_floor_cents) },
          { label: "Fuel", value: money(estimate.fuel_cents) },
          { label: "Driver", value: money(estimate.driver_cents) },
          { label: "Maintenance", value: money(estimate.maintenance_cents) },
          { label: "Tolls", value: money(estimate.tolls_cents) },
          { label: `Fixed, ${daysOf(estimate)}`, value: money(estimate.fixed_cents) },
          {
            label: "Cost per mile",
            value: estimate.cost_per_mile && <Rate rate={estimate.cost_per_mile} />,
          },
        ]}
      />
    </>
  );
}
