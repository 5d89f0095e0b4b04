import { createSearchParams } from "@haul/platform";
import type { components, operations } from "@haul/api";
import type { Range } from "./range";

type LoadStatus = components["schemas"]["LoadStatus"];
type BillingStatus = components["schemas"]["BillingStatus"];
type InvoiceStatus = components["schemas"]["InvoiceStatus"];
type PaymentStatus = components["schemas"]["PaymentStatus"];
type LoadFact = components["schemas"]["LoadFact"];
type Loads = Omit<Query<"list_loads">, "group">;

/** Whose loads a dashboard is about; the list of loads takes the same filters. */
export type Chosen = Pick<Loads, "terminal_id" | "driver_id" | "truck_id" | "customer_id">;

/** A driver and a truck are bound to it, and it is not delivered. */
const UNDER_WAY: LoadStatus[] = [
  "assigned",
  "dispatched",
  "en_route_pickup",
  "at_pickup",
  "loaded",
  "in_transit",
  "at_delivery",
  "breakdown",
];
/** All but drafts and what came to nothing. */
const BOOKED: LoadStatus[] = ["booked", ...UNDER_WAY, "on_hold", "delivered"];

/** Delivered or not used, and on no invoice. */
const UNBILLED: BillingStatus[] = [
  "docs_pending",
  "ready_for_review",
  "exception",
  "on_hold",
  "sent_back_to_ops",
  "approved",
];
const OWED: InvoiceStatus[] = ["posted", "sent", "partially_paid"];
/** In the ledger, and not taken back. */
const BILLED: InvoiceStatus[] = [...OWED, "paid", "written_off"];
/** Neither returned nor voided. */
const KEPT: PaymentStatus[] = ["unapplied", "applied"];

type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;

/** Addresses of the rows that a figure counts: the very filters that the server counts with. */
export const rowsBehind = {
  active: loads({ status: UNDER_WAY }),
  unassigned: loads({ is_unassigned: true }),
  late: loads({ group: "open", timeliness: ["late"] }),
  atRisk: loads({ group: "open", timeliness: ["at_risk"] }),
  arrivingSoon: loads({ is_arriving_soon: true }),
  idleTrucks: trucks({ is_idle: true }),
  trucksOutOfService: trucks({ status: ["out_of_service"] }),
  trailersOutOfService: trailers({ status: ["out_of_service"] }),
  missingPod: allLoads({ is_missing_pod: true }),
  toBill: "/apps/financial/ready-to-bill",
  readyToBill: "/apps/financial/ready-to-bill?is_ready=true",
  unbilled: address("/apps/financial/ready-to-bill", { billing_status: UNBILLED }),
  billedSince: (day: string) => invoices({ origin: ["loads"], status: BILLED, invoiced_from: day }),
  owed: "/apps/financial/receivables",
  collectedSince: (received_from: string) => payments({ status: KEPT, received_from }),
  overdueInvoices: invoices({ is_overdue: true }),
  /** Owed invoices that were due in these days. */
  dueBetween: (due_from: string | undefined, due_to: string | undefined) =>
    invoices({ status: OWED, due_from, due_to, sort: ["due_on"] }),
  bookedSince: (day: string) => allLoads({ status: BOOKED, created_from: day, sort: ["-created_at"] }),
  deliveredSince: (day: string) => allLoads({ status: ["delivered"], delivered_from: day, sort: ["-delivery_at"] }),
  tonuSince: (day: string) => allLoads({ status: ["tonu"], earned_from: day }),
  /** Whose miles are known, so that a rate per mile counts them. */
  measuredSince: (day: string) => allLoads({ status: ["delivered"], delivered_from: day, has: ["loaded_miles"] }),
  /** What was delivered in a period, all of it or one group's share. */
  delivered: ({ from, to }: Range, part: Loads = {}): string =>
    allLoads({ status: ["delivered"], delivered_from: from, delivered_to: to, ...part }),
  /** What earned the revenue of a period: delivered, or ordered and not used. */
  earned: ({ from, to }: Range, part: Loads = {}): string => allLoads({ earned_from: from, earned_to: to, ...part }),
  /** Of what was delivered, the loads of which something is known. */
  known: (fact: LoadFact, range: Range, part: Loads = {}): string =>
    rowsBehind.delivered(range, { has: [fact], ...part }),
  pending: (range: Range, part: Loads = {}): string => rowsBehind.earned(range, { has: ["pending_charges"], ...part }),
  unused: (range: Range, part: Loads = {}): string => rowsBehind.earned(range, { status: ["tonu"], ...part }),
  /** Stays of delivered loads at one facility. */
  stays: (range: Range, facility_id: string, part: Loads = {}): string =>
    rowsBehind.known("dwell", range, { facility_id, ...part }),
  accidents: (range: Range, chosen: Chosen) => register("accidents", "happened", range, chosen),
  inspections: (range: Range, chosen: Chosen) => register("inspections", "inspected", range, chosen),
  openClaims: (range: Range, chosen: Chosen) => register("claims", "happened", range, chosen, { is_open: true }),
  status: (status: LoadStatus) => allLoads({ status: [status] }),
} as const;

function loads(query: Query<"list_loads">): string {
  return address("/apps/loads", query);
}

/** Loads that are over as well: the list opens on open work. */
function allLoads(query: Loads): string {
  return address("/apps/loads", { group: "all", ...query });
}

function invoices(query: Query<"list_invoices">): string {
  return address("/apps/financial/invoices", query);
}

function payments(query: Query<"list_payments">): string {
  return address("/apps/financial/payments", query);
}

function trucks(query: Query<"list_trucks">): string {
  return address("/apps/safety/trucks", query);
}

function trailers(query: Query<"list_trailers">): string {
  return address("/apps/safety/trucks", { tab: "trailers", ...query });
}

/** A register of safety. It is of drivers and trucks; none is of a terminal. */
function register(
  tab: "accidents" | "inspections" | "claims",
  day: "happened" | "inspected",
  { from, to }: Range,
  { terminal_id, driver_id, truck_id }: Chosen,
  part: { is_open?: boolean } = {},
): string | undefined {
  if (terminal_id !== undefined) return undefined;
  const days = { [`${day}_from`]: from, [`${day}_to`]: to };
  return address("/apps/safety/carriers", { tab, ...days, driver_id, truck_id, ...part });
}

function address(path: string, query: object): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const entries = asked.map(([name, value]): [string, string] => [name, String(value)]);
  // A comma needs no escape in a query, and the address is read by people.
  return `${path}?${createSearchParams(entries).toString().replaceAll("%2C", ",")}`;
}
