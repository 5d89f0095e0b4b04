import { csvText, wallClock } from "@haul/ui/format";
import type { EmptyTruck } from "./home.queries";

const TITLES = [
  "Truck",
  "Status",
  "Facility",
  "City",
  "State",
  "Empty from (local)",
  "Time zone",
  "Driver",
  "Phone",
  "Home by",
];

/** The list as a file: times as the place has them, beside its zone. */
export function availableCsv(rows: readonly EmptyTruck[]): string {
  const line = ({ truck, driver, next_available: next, is_busy }: EmptyTruck) => [
    truck?.name,
    is_busy ? "On a load" : "Empty",
    next?.facility_name,
    next?.city,
    next?.state,
    next && wallClock(new Date(next.at), next.time_zone).replace("T", " "),
    next?.time_zone,
    driver?.name,
    driver?.phone,
    driver?.home_by_on,
  ];
  return csvText([TITLES, ...rows.map(line)]);
}
