import { Text, UiLink } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { formatMoney, formatMoneyShort } from "@haul/ui/format";
import { counted } from "@haul/platform/records";
import { useHasSection } from "@haul/platform";
import { LOAD } from "../words";
import type { AnalyticsDashboard } from "./analytics.page";
import classes from "./dashboard.module.css";

type Cost = NonNullable<AnalyticsDashboard["cost"]>;

const PARTS = [
  { label: "Fuel", cents: "fuel_cents", perMile: "fuel_per_mile" },
  { label: "Driver", cents: "driver_cents", perMile: "driver_per_mile" },
  { label: "Maintenance", cents: "maintenance_cents", perMile: "maintenance_per_mile" },
  { label: "Tolls", cents: "tolls_cents", perMile: "tolls_per_mile" },
  { label: "Fixed, per day", cents: "fixed_cents", perMile: "fixed_per_mile" },
] as const satisfies readonly { label: string; cents: keyof Cost; perMile: keyof Cost }[];

interface CostsProps {
  cost: Cost | undefined;
  previous: Cost | undefined;
  currency: string;
}

/** What a mile costs, part by part, by the cost model, beside the prior period. */
export function Costs({ cost, previous, currency }: CostsProps) {
  const opensPricing = useHasSection("pricing");
  const rate = (value: string | undefined) =>
    value === undefined ? "–" : formatMoney(Math.round(Number(value) * 100), currency);
  if (!cost) {
    return (
      <Panel title="Cost per mile">
        <Text c="dimmed">
          Costs and margins appear once your company has a cost model and a delivered load with loaded miles.{" "}
          {opensPricing && <UiLink href="/apps/quotation?panel=settings">Enter the cost model</UiLink>}
        </Text>
      </Panel>
    );
  }
  return (
    <Panel title="Cost per mile">
      <table className={classes.costs}>
        <thead>
          <tr>
            <th scope="col">By the cost model</th>
            <th scope="col">Cost</th>
            <th scope="col">Per mile</th>
            {previous && <th scope="col">Prior period</th>}
          </tr>
        </thead>
        <tbody>
          {PARTS.map(({ label, cents, perMile }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatMoneyShort(cost[cents], currency)}</td>
              <td>{rate(cost[perMile])}</td>
              {previous && <td>{rate(previous[perMile])}</td>}
            </tr>
          ))}
          <tr className={classes.costTotal}>
            <th scope="row">Total</th>
            <td>{formatMoneyShort(cost.total_cents, currency)}</td>
            <td>{rate(cost.per_mile)}</td>
            {previous && <td>{rate(previous.per_mile)}</td>}
          </tr>
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt="xs">
        Based on {counted(cost.load_count, LOAD)} with loaded miles. Actual costs replace these once they are known.
      </Text>
    </Panel>
  );
}
