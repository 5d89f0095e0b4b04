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
import type { Leg, Load, LoadDocument, Stop, Verdict } from "../freight/loads/loads.queries";
import type { Tag } from "../freight/tags/tags.queries";
import type { DetentionPolicy } from "../partners/terms/terms.queries";
import { makeDetentions } from "./detention-world";
import { quotesOf } from "./quote-world";
import { trackingOf } from "./tracking-world";

type Customer = ReturnType<typeof aCustomer>;
type Driver = ReturnType<typeof aDriver>;

const facilitiesOf = (): Record<"joliet" | "columbus" | "dallas" | "denver" | "memphis" | "atlanta", Facility> => {
  const at = (name: string, line1: string, city: string, state: string, postal_code: string, time_zone: string) =>
    aFacility({ name, address: { line1, city, state, postal_code, country: "US" }, time_zone });
  return {
    joliet: aFacility({ latitude: 41.4818, longitude: -88.0817, geofence_radius_meters: 1200 }),
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
    /** What the server takes for possible duplicates. */
    twins: { customers: [] as [Customer, Customer][], facilities: [] as [Facility, Facility][] },
    drivers: table(drivers, ({ full_name, phone }) => [full_name, phone]),
    trucks: table(trucks, ({ unit_number, make }) => [unit_number, make]),
    trailers: table(trailers, ({ unit_number, make }) => [unit_number, make]),
    loads: table(loads, ({ number, customer, customer_reference, stops }) => [
      number,
      customer.name,
      customer_reference,
      ...stops.map(({ facility }) => facility.address.city),
    ]),
    /** What speaks against a driver on any load. */
    verdicts: new Map<string | null, Verdict[]>(
      drivers.map((driver) => [driver.id, driver.paper_warnings.map((warning) => aVerdict(driver, warning))]),
    ),
    /** Which truck a driver is offered with; who is not listed has none. */
    usualTrucks: new Map(drivers.slice(0, 3).map(({ id }, index) => [id, trucks[index]?.id])),
    tags: table(tags, ({ name }) => [name]),
    documents: table(documents, ({ file_name }) => [file_name]),

    detentions: table(makeDetentions(loads), ({ load, customer, stop }) => [
      load.number,
      customer.name,
      stop.facility.name,
    ]),
    /** What customers owe or have ordered, in cents. */
    owed: new Map<string, number>(),
    /** By customer; the company's own under no name. */
    policies: new Map<string, DetentionPolicy>(),

    ...quotesOf({ customers, facilities }),
    tracking: trackingOf(loads),
  };

  function bookedLoads(): Load[] {
    const { joliet, columbus, dallas, denver, memphis, atlanta } = facilities;
    const plans: readonly Plan[] = [
      { from: joliet, to: columbus, by: 0, in: 0.2, as: "assigned", crew: 0, stands: STANDINGS.late },
      { from: dallas, to: denver, by: 1, in: -0.6, as: "in_transit", crew: 1, visits: 1, stands: STANDINGS.unknown },
      { from: memphis, to: atlanta, by: 2, in: 1.1, as: "booked", stands: STANDINGS.at_risk },
      { from: columbus, to: joliet, by: 0, in: 2.3, as: "booked", stands: STANDINGS.on_time },
      { from: atlanta, to: memphis, by: 3, in: -4, as: "delivered", crew: 2, visits: 2 },
      { from: denver, to: dallas, by: 1, in: 3.2, as: "draft" },
    ];
    return plans.map((plan, index) => {
      const customer = customers[plan.by] ?? aCustomer();
      const stops = [
        aStop(plan.from, onTheHour(plan.in)),
        aStop(plan.to, onTheHour(plan.in + 1), { sequence: 2, kind: "delivery" }),
      ];
      stops.slice(0, plan.visits ?? 0).forEach(visit);
      const { leg_actions, ...facts } = FACTS[plan.as];
      const load = aLoad({
        number: String(104_218 - index * 3),
        customer: { id: customer.id, name: customer.name },
        customer_reference: `PO ${70_311 + index * 17}`,
        equipment: plan.from === dallas ? "reefer" : "dry_van",
        stops,
        charges: [
          aCharge({ amount_cents: 165_000 + index * 9_725, rate: `${1_650 + index * 97.25}` }),
          aCharge({ code: "FUEL", basis: "per_mile", quantity: "352.000", rate: "0.4500", amount_cents: 15_840 }),
        ],
        status: plan.as,
        ...plan.stands,
        is_rate_confirmation_present: plan.as !== "draft",
        delivered_at: stops[1]?.departed_at,
        ...facts,
      });
      for (const leg of load.legs) leg.allowed_actions = leg_actions;
      if (plan.crew !== undefined) crew(load, plan.crew);
      if (plan.as !== "draft")
        documents.push(aDocument({ load_id: load.id, file_name: `rate-con-${load.number}.pdf` }));
      return load;
    });
  }

  function crew(load: Load, index: number) {
    const [driver, truck, trailer] = [drivers[index], trucks[index], trailers[index]];
    if (!driver || !truck) return;
    load.legs = load.legs.map((leg) => ({ ...leg, ...crewOf(driver, truck, trailer) }));
    driver.current_load = { id: load.id, number: load.number, status: "assigned" };
  }
}

interface Plan {
  from: Facility;
  to: Facility;
  by: number;
  in: number;
  as: keyof typeof FACTS;
  crew?: number;
  /** At how many stops the truck has been. */
  visits?: number;
  /** How it stands against its schedule; on time unless something else is said. */
  stands?: Standing;
}

type Standing = Pick<Load, "timeliness" | "timeliness_reason">;

const STANDINGS = {
  late: { timeliness: "late", timeliness_reason: "The ETA at Joliet Distribution Center is 35 min late." },
  unknown: { timeliness: "unknown", timeliness_reason: "No ETA at Front Range Foods yet." },
  at_risk: {
    timeliness: "at_risk",
    timeliness_reason: "Even if the trip starts as planned, it reaches Peachtree Paper 40 min late.",
  },
  on_time: {
    timeliness: "on_time",
    timeliness_reason: "Not started yet; due at Columbus Grocery Warehouse in 55 h.",
  },
} satisfies Record<Load["timeliness"], Standing>;

type Facts = Pick<Load, "allowed_actions"> & Partial<Load> & { leg_actions: Leg["allowed_actions"] };

const CHANGES: Load["allowed_actions"] = ["edit", "edit_stops", "edit_charges", "split", "copy"];
const BOOKED: Load["allowed_actions"] = [...CHANGES, "assign", "hold", "cancel", "tonu"];

/** What the server says of the world's loads. */
const FACTS = {
  draft: { allowed_actions: [...CHANGES, "book", "cancel"], leg_actions: [] },
  booked: { allowed_actions: BOOKED, leg_actions: ["assign"] },
  assigned: {
    allowed_actions: [...BOOKED, "unassign", "dispatch", "start", "record_event"],
    leg_actions: ["assign", "unassign", "dispatch", "start"],
  },
  in_transit: {
    allowed_actions: [...CHANGES, "assign", "record_event", "hold", "break_down"],
    leg_actions: ["assign"],
  },
  delivered: {
    allowed_actions: ["edit", "edit_stops", "edit_charges", "record_event", "copy"],
    leg_actions: [],
    billing_status: "docs_pending",
    billing_blockers: [{ code: "pod_missing", message: "The proof of delivery is missing." }],
  },
} satisfies Partial<Record<Load["status"], Facts>>;

interface Unit {
  id: string;
  unit_number: string;
}

/** Who and what hauls a leg. */
export function crewOf(driver: Driver, truck: Unit, trailer?: Unit): Pick<Leg, "driver" | "truck" | "trailer"> {
  const named = ({ id, unit_number }: Unit) => ({ id, name: unit_number });
  return {
    driver: { id: driver.id, name: driver.full_name, phone: driver.phone },
    truck: named(truck),
    trailer: trailer && named(trailer),
  };
}

/** A word of the company's own. */
export function aTag(name: string, color: Tag["color"]): Tag {
  const at = daysFromNow(-30);
  return { id: nextId(), name, color, version: 1, created_at: at, updated_at: at };
}

export type World = ReturnType<typeof makeWorld>;

/** The truck came and went. */
function visit(stop: Stop) {
  stop.arrived_at = stop.earliest_at;
  stop.departed_at = instant(new Date(new Date(stop.earliest_at).getTime() + 5_400_000));
  stop.dwell_minutes = 90;
  const facts = { source: "driver", is_estimated: false, recorded_by: "Dana Whitfield" } as const;
  const recorded = { ...facts, recorded_at: daysFromNow(0) };
  stop.events = [
    { id: nextId(), kind: "arrived", occurred_at: stop.arrived_at, ...recorded },
    { id: nextId(), kind: "departed", occurred_at: stop.departed_at, ...recorded },
  ];
}

/** Appointments are made on the hour. */
function onTheHour(days: number): string {
  return `${daysFromNow(days).slice(0, 13)}:00:00Z`;
}

function expiredMedical() {
  const on = dayFromNow(-3);
  const message = `Medical certificate expired on ${formatDate(on)}.`;
  return { medical_expires_on: on, paper_warnings: [{ code: "medical_expired", message, is_blocking: true }] };
}

/** What the gate says about a driver on a load. */
export function aVerdict({ id, medical_expires_on = "" }: Driver, changes: Partial<Verdict>): Verdict {
  return {
    subject: "driver",
    code: "medical_expired",
    message: "Medical certificate expired.",
    is_blocking: true,
    rule: "medical_expired",
    fact: { record: "driver", record_id: id, field: "medical_expires_on", value: medical_expires_on },
    ...changes,
  };
}
