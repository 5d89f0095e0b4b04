import { aFacility, aStop, daysFromNow, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { ContractLane } from "../shared/contract-lane";
import type { Facility } from "../partners/facilities/facilities.queries";
import { addDays } from "@haul/ui/freight";
import type { Quote, QuoteSettings, QuoteSummary } from "../freight/quotes/quotes.queries";

type QuoteStop = Quote["stops"][number];
type QuoteCharge = Quote["charges"][number];

/** A record without some of its fields. */
export function without<R extends object, Name extends keyof R>(record: R, ...names: Name[]): Omit<R, Name> {
  const entries = Object.entries(record).filter(([name]) => !(names as string[]).includes(name));
  return Object.fromEntries(entries) as Omit<R, Name>;
}

export function aQuoteStop(facility: Facility, earliest_at: string, changes: Partial<QuoteStop> = {}): QuoteStop {
  return { ...without(aStop(facility, earliest_at), "timeliness", "events", "version"), ...changes };
}

export function aQuoteCharge(changes: Partial<QuoteCharge> = {}): QuoteCharge {
  return {
    id: nextId(),
    code: "LINE_HAUL",
    basis: "flat",
    quantity: "1.000",
    rate: "1850.0000",
    amount_cents: 185_000,
    currency: "USD",
    is_from_program: false,
    ...changes,
  };
}

type Estimate = NonNullable<Quote["estimate"]>;

/** What 352 miles cost at $1,850, and at a price below the floor. */
export const ESTIMATE: Estimate = {
  fuel_cents: 22_900,
  driver_cents: 23_200,
  maintenance_cents: 8_400,
  tolls_cents: 1_400,
  fixed_cents: 42_500,
  days: "1.0",
  cost_cents: 98_400,
  cost_per_mile: "2.4600",
  margin_cents: 86_600,
  margin_percent: "46.8",
  margin_floor: "12.5000",
  total_at_floor_cents: 112_458,
  is_below_floor: false,
};
export const BELOW_FLOOR: Estimate = { ...ESTIMATE, margin_cents: 6_600, margin_percent: "6.3", is_below_floor: true };

export function aContractLane(changes: Partial<ContractLane> = {}): ContractLane {
  const today = daysFromNow(0).slice(0, 10);
  return {
    id: nextId(),
    lane: "Joliet, IL → Columbus, OH",
    customer: { id: nextId(), name: "Great Lakes Logistics" },
    origin_city: "Joliet",
    origin_state: "IL",
    destination_city: "Columbus",
    destination_state: "OH",
    equipment: "dry_van",
    basis: "flat",
    rate: "1910.0000",
    starts_on: addDays(today, -30),
    ends_on: addDays(today, 200),
    loads_per_week: 3,
    recent_load_count: 10,
    version: 1,
    created_at: daysFromNow(-30),
    updated_at: daysFromNow(-30),
    ...changes,
  };
}

export function aQuote(changes: Partial<Quote> = {}): Quote {
  const stops = changes.stops ?? [
    aQuoteStop(aFacility(), daysFromNow(3)),
    aQuoteStop(aFacility(), daysFromNow(4), { sequence: 2, kind: "delivery" }),
  ];
  return {
    id: nextId(),
    number: "Q-1001",
    revision: 1,
    status: "draft",
    kind: "SPOT",
    references: [],
    broker_contact: { name: "Priya Nair", email: "priya.nair@greatlakes.example" },
    load_kind: "full_truckload",
    equipment: "dry_van",
    commodity: "Canned goods",
    weight_pounds: 41_200,
    is_hazmat: false,
    is_team_required: false,
    is_twic_required: false,
    loaded_miles: "352.0",
    empty_miles: "48.0",
    stops,
    charges: [aQuoteCharge()],
    total_cents: 185_000,
    currency: "USD",
    rate_per_mile: "5.2557",
    rate_per_mile_all: "4.6250",
    estimate: ESTIMATE,
    requested_at: daysFromNow(-0.1),
    valid_until: daysFromNow(1.9),
    created_by: "Dana Whitfield",
    warnings: [],
    versions: [],
    allowed_actions: ["edit", "send", "accept", "withdraw", "duplicate"],
    version: 1,
    created_at: daysFromNow(-0.1),
    updated_at: daysFromNow(-0.1),
    ...changes,
  };
}

/** The row that a list shows of a quote. */
export function quoteSummaryOf(quote: Quote): QuoteSummary {
  const place = (stop: QuoteStop | undefined) => ({
    facility_name: stop?.facility.name ?? "",
    city: stop?.facility.address.city ?? "",
    state: stop?.facility.address.state ?? "",
    time_zone: stop?.time_zone ?? "America/Chicago",
  });
  const [first, last] = [quote.stops[0], quote.stops.at(-1)];
  return {
    id: quote.id,
    number: quote.number,
    revision: quote.revision,
    status: quote.status,
    kind: quote.kind,
    customer: quote.customer,
    prospect_name: quote.prospect_name,
    equipment: quote.equipment,
    origin: place(first),
    destination: place(last),
    stop_count: quote.stops.length,
    pickup_at: first?.earliest_at ?? quote.created_at,
    delivery_at: last?.earliest_at ?? quote.created_at,
    total_cents: quote.total_cents,
    currency: quote.currency,
    rate_per_mile: quote.rate_per_mile,
    margin_cents: quote.estimate?.margin_cents,
    margin_percent: quote.estimate?.margin_percent,
    is_below_floor: quote.estimate?.is_below_floor ?? false,
    valid_until: quote.valid_until,
    sent_at: quote.sent_at,
    loss_reason: quote.loss_reason,
    tags: [],
    created_by: quote.created_by,
    version: quote.version,
    created_at: quote.created_at,
  };
}

const settingsOf = (): QuoteSettings => ({
  cost_model: {
    diesel_price: "3.7900",
    miles_per_gallon: "6.600",
    driver_rate: "0.5800",
    fixed_per_day_cents: 17_500,
    maintenance_rate: "0.2100",
    tolls_rate: "0.0300",
    miles_per_day: "540.0",
    margin_floor: "12.5000",
    version: 1,
    updated_at: daysFromNow(-30),
  },
  fuel_programs: [
    {
      id: nextId(),
      name: "Standard",
      region: "us",
      method: "miles_per_gallon",
      peg: "1.2500",
      miles_per_gallon: "6.000",
      rows: [],
      current_rate: "0.4395",
      version: 1,
      created_at: daysFromNow(-90),
      updated_at: daysFromNow(-90),
    },
  ],
  diesel_prices: [
    {
      id: nextId(),
      region: "us",
      week_on: "2026-11-16",
      price: "3.8870",
      entered_by: "Dana Whitfield",
      updated_at: daysFromNow(-3),
    },
  ],
});

interface QuoteParties {
  customers: readonly { id: string; name: string }[];
  facilities: Record<"joliet" | "columbus" | "dallas" | "denver" | "memphis" | "atlanta", Facility>;
}

/** Quotes in the states that a page has to show. */
export function quotesOf({ customers, facilities }: QuoteParties) {
  const { joliet, columbus, dallas, denver, memphis, atlanta } = facilities;
  const way = (from: Facility, to: Facility, days: number) => [
    aQuoteStop(from, `${daysFromNow(days).slice(0, 13)}:00:00Z`),
    aQuoteStop(to, `${daysFromNow(days + 1).slice(0, 13)}:00:00Z`, { sequence: 2, kind: "delivery" }),
  ];
  const customer = (index: number) => {
    const found = customers[index];
    return found && { id: found.id, name: found.name };
  };
  const quotes = [
    aQuote({ number: "Q-1007", customer: customer(0), stops: way(joliet, columbus, 3) }),
    aQuote({
      number: "Q-1006",
      customer: customer(1),
      equipment: "reefer",
      temperature_fahrenheit: 34,
      stops: way(dallas, denver, 4),
      charges: [aQuoteCharge({ rate: "1050.0000", amount_cents: 105_000 })],
      total_cents: 105_000,
      estimate: BELOW_FLOOR,
      status: "pending_approval",
      allowed_actions: ["approve", "return", "withdraw", "duplicate"],
    }),
    aQuote({
      number: "Q-1005",
      customer: customer(2),
      stops: way(memphis, atlanta, 2),
      status: "viewed",
      allowed_actions: ["send", "accept", "mark_lost", "withdraw", "revise", "duplicate"],
      sent_at: daysFromNow(-0.5),
      sent_to: "priya.nair@greatlakes.example",
      viewed_at: daysFromNow(-0.2),
    }),
    aQuote({
      number: "Q-1004",
      customer: customer(0),
      stops: way(columbus, joliet, 2),
      status: "accepted",
      allowed_actions: ["mark_lost", "convert", "duplicate"],
      sent_at: daysFromNow(-1),
      accepted_by: "Priya Nair",
      accepted_by_email: "priya.nair@greatlakes.example",
      closed_at: daysFromNow(-0.1),
    }),
    aQuote({ number: "Q-1003", prospect_name: "Tennessee Valley Growers", stops: way(atlanta, memphis, 5) }),
    aQuote({
      number: "Q-1002",
      customer: customer(3),
      stops: way(joliet, dallas, -1),
      status: "lost",
      allowed_actions: ["reopen", "revise", "duplicate"],
      sent_at: daysFromNow(-4),
      closed_at: daysFromNow(-3),
      loss_reason: "price",
      competitor: "Blackhawk Lines",
      price_gap_cents: 18_500,
    }),
  ];
  return {
    quotes: table(quotes, ({ number, customer, prospect_name, stops }) => [
      number,
      customer?.name,
      prospect_name,
      ...stops.map(({ facility }) => facility.address.city),
    ]),
    contractLanes: table(
      [
        aContractLane({ customer: customer(0) ?? { id: "", name: "" } }),
        aContractLane({
          customer: customer(1) ?? { id: "", name: "" },
          lane: "Dallas, TX → Denver, CO",
          basis: "per_mile",
          rate: "2.3500",
          ends_on: addDays(daysFromNow(0).slice(0, 10), 12),
        }),
      ],
      ({ lane }) => [lane],
    ),
    quoteSettings: settingsOf(),
  };
}
