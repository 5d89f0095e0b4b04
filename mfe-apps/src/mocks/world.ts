import {
  aCharge,
  aCustomer,
  aDocument,
  aDriver,
  aFacility,
  aLoad,
  aStop,
  aTrailer,
  aTruck,
} from "@haul/testing/sample";
import { dayFromNow, daysFromNow, instant, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import { formatDate } from "@haul/ui/format";
import type { Facility } from "../partners/facilities/facilities.queries";
import type { Load, LoadDocument } from "../freight/loads/loads.queries";
import type { Tag } from "../freight/tags/tags.queries";
import type { DetentionPolicy } from "../partners/terms/terms.queries";
import { makeDetentions } from "./detention-world";
import { settle } from "./load-life";
import { quotesOf } from "./quote-world";
import { trackingOf } from "./tracking-world";

const facilitiesOf = (): Record<"joliet" | "columbus" | "dallas" | "denver" | "memphis" | "atlanta", Facility> => {
  const at = (name: string, line1: string, city: string, state: string, postal_code: string, time_zone: string) =>
    aFacility({ name, address: { line1, city, state, postal_code, country: "US" }, time_zone });
  return {
    joliet: aFacility({ latitude: 41.4818, longitude: -88.0817, geofence_radius_m: 1200 }),
    columbus: at("Columbus Grocery Warehouse", "2155 Commerce Dr", "Columbus", "OH", "43207", "America/New_York"),
    dallas: at("Trinity Cold Storage", "4410 Irving Blvd", "Dallas", "TX", "75247", "America/Chicago"),
    denver: at("Front Range Foods", "5050 Havana St", "Denver", "CO", "80239", "America/Denver"),
    memphis: at("Riverport Cross Dock", "1790 Channel Ave", "Memphis", "TN", "38106", "America/Chicago"),
    atlanta: at("Peachtree Paper", "680 Fulton Industrial Blvd", "Atlanta", "GA", "30336", "America/New_York"),
  };
};

/** A small carrier on an ordinary day: what the mocks answer from, and change. */
export function makeWorld() {
  const facilities = facilitiesOf();
  const customers = [
    aCustomer({ contacts: [{ name: "Priya Nair", function: "Carrier sales", phone: "+13125550149" }] }),
    aCustomer({ name: "Prairie Foods", kind: "shipper", docket_number: undefined, credit_limit_cents: 5_000_000 }),
    aCustomer({ name: "Summit Freight Brokers", docket_number: "MC-510233", required_references: ["po"] }),
    aCustomer({ name: "Red River Paper", kind: "shipper", docket_number: undefined, is_on_credit_hold: true }),
  ];
  const drivers = [
    aDriver(),
    aDriver({ first_name: "Tamika", last_name: "Boyd", phone: "+16145550163" }),
    aDriver({ first_name: "Walt", last_name: "Jensen", phone: "+14025550118", ...expiredMedical() }),
    aDriver({ first_name: "Ray", last_name: "Alvarez", phone: "+12145550174", endorsements: ["H", "T"] }),
  ];
  const trucks = [
    aTruck(),
    aTruck({ unit_number: "204", year: 2018, make: "Peterbilt", model: "579" }),
    aTruck({ unit_number: "121", year: 2022, make: "Volvo", model: "VNL 760" }),
    aTruck({ unit_number: "97", year: 2016, make: "Kenworth", model: "T680", status: "in_shop" }),
  ];
  const trailers = [aTrailer(), aTrailer({ unit_number: "5318" }), aTrailer({ unit_number: "R-12", kind: "reefer" })];
  const documents: LoadDocument[] = [];
  const tags: Tag[] = [aTag("Hot", "amber"), aTag("Needs tarps", "blue")];
  const loads = bookedLoads();
  loads[0]?.tags.push(...tags.slice(0, 1).map(({ id, name, color }) => ({ id, name, color })));

  return {
    customers: table(customers, ({ name, docket_number }) => [name, docket_number]),
    facilities: table(Object.values(facilities), ({ name, address }) => [name, address.city]),
    drivers: table(drivers, ({ full_name, phone }) => [full_name, phone]),
    trucks: table(trucks, ({ unit_number, make }) => [unit_number, make]),
    trailers: table(trailers, ({ unit_number, make }) => [unit_number, make]),
    loads: table(loads, ({ number, customer, customer_reference, stops }) => [
      number,
      customer.name,
      customer_reference,
      ...stops.map(({ facility }) => facility.address.city),
    ]),
    tags: table(tags, ({ name }) => [name]),
    documents: table(documents, ({ file_name }) => [file_name]),

    detentions: table(makeDetentions(loads), ({ load, customer, stop }) => [
      load.number,
      customer.name,
      stop.facility.name,
    ]),
    /** By customer; the company's own under no name. */
    policies: new Map<string, DetentionPolicy>(),

    ...quotesOf({ customers, facilities }),
    tracking: trackingOf(loads),
  };

  function bookedLoads(): Load[] {
    const plans = [
      { from: facilities.joliet, to: facilities.columbus, by: 0, in: 0.2, crew: 0, departed: false },
      { from: facilities.dallas, to: facilities.denver, by: 1, in: -0.6, crew: 1, departed: true },
      { from: facilities.memphis, to: facilities.atlanta, by: 2, in: 1.1 },
      { from: facilities.columbus, to: facilities.joliet, by: 0, in: 2.3 },
      { from: facilities.atlanta, to: facilities.memphis, by: 3, in: -4, crew: 2, delivered: true },
      { from: facilities.denver, to: facilities.dallas, by: 1, in: 3.2, isDraft: true },
    ];
    return plans.map((plan, index) => {
      const customer = customers[plan.by] ?? aCustomer();
      const stops = [
        aStop(plan.from, onTheHour(plan.in)),
        aStop(plan.to, onTheHour(plan.in + 1), { sequence: 2, kind: "delivery" }),
      ];
      const load = aLoad({
        number: String(104_218 - index * 3),
        customer: { id: customer.id, name: customer.name },
        customer_reference: `PO ${70_311 + index * 17}`,
        equipment: plan.from === facilities.dallas ? "reefer" : "dry_van",
        stops,
        charges: [
          aCharge({ amount_cents: 165_000 + index * 9_725, rate: `${1_650 + index * 97.25}` }),
          aCharge({ code: "FUEL", basis: "per_mile", quantity: "352.000", rate: "0.4500", amount_cents: 15_840 }),
        ],
        status: plan.isDraft ? "draft" : "booked",
      });
      if (plan.crew !== undefined) crew(load, plan.crew);
      if (plan.departed ?? plan.delivered) visit(load, 0);
      if (plan.delivered) visit(load, 1);
      if (!plan.isDraft) documents.push(aDocument({ load_id: load.id, file_name: `rate-con-${load.number}.pdf` }));
      load.is_rate_confirmation_present = !plan.isDraft;
      return settle(load);
    });
  }

  function crew(load: Load, index: number) {
    const [leg] = load.legs;
    const [driver, truck, trailer] = [drivers[index], trucks[index], trailers[index]];
    if (!leg || !driver || !truck || !trailer) return;
    leg.driver = { id: driver.id, name: driver.full_name, phone: driver.phone };
    leg.truck = { id: truck.id, name: truck.unit_number };
    leg.trailer = { id: trailer.id, name: trailer.unit_number };
    driver.current_load = { id: load.id, number: load.number, status: "assigned" };
  }
}

/** A word of the company's own. */
export function aTag(name: string, color: Tag["color"]): Tag {
  const at = daysFromNow(-30);
  return { id: nextId(), name, color, version: 1, created_at: at, updated_at: at };
}

export type World = ReturnType<typeof makeWorld>;

/** The truck came and went. */
function visit(load: Load, index: number) {
  const stop = load.stops[index];
  if (!stop) return;
  stop.arrived_at = stop.earliest_at;
  stop.departed_at = instant(new Date(new Date(stop.earliest_at).getTime() + 5_400_000));
  stop.dwell_minutes = 90;
  stop.events = (["arrived", "departed"] as const).map((kind) => ({
    id: nextId(),
    kind,
    occurred_at: (kind === "arrived" ? stop.arrived_at : stop.departed_at) ?? stop.earliest_at,
    source: "driver",
    is_estimated: false,
    recorded_by: "Dana Whitfield",
    recorded_at: daysFromNow(0),
  }));
}

/** Appointments are made on the hour. */
function onTheHour(days: number): string {
  return `${daysFromNow(days).slice(0, 13)}:00:00Z`;
}

function expiredMedical() {
  const on = dayFromNow(-3);
  return {
    medical_expires_on: on,
    paper_warnings: [
      { code: "medical_expired", message: `Medical certificate expired on ${formatDate(on)}.`, is_blocking: true },
    ],
  };
}
