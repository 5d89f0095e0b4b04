import type { ApiClient, components } from "@haul/api";
import { dayIn, present } from "./fleet";

type LoadCreate = components["schemas"]["LoadCreate"];
type StopInput = LoadCreate["stops"][number];

const DAY_MS = 86_400_000;

export async function newCustomer(api: ApiClient, name: string) {
  const { data } = await api.POST("/api/customers", {
    body: {
      name,
      kind: "broker",
      billing_email: "ap@frontrange.example.com",
      contacts: [{ name: "Pat Lindqvist", email: "pat@frontrange.example.com", function: "dispatch" }],
    },
  });
  return present(data);
}

/** Places on the way from Amarillo to Denver, each in its own zone. */
export const PLACES = {
  amarillo: { name: "Panhandle Beef", city: "Amarillo", state: "TX", postal_code: "79101", zone: "America/Chicago" },
  raton: { name: "Raton Yard", city: "Raton", state: "NM", postal_code: "87740", zone: "America/Denver" },
  denver: { name: "Front Range Cold", city: "Denver", state: "CO", postal_code: "80216", zone: "America/Denver" },
} as const;

export async function newFacility(api: ApiClient, place: keyof typeof PLACES) {
  const { name, zone, ...town } = PLACES[place];
  const address = { line1: "4100 Dock Rd", country: "US", ...town };
  const { data } = await api.POST("/api/facilities", { body: { name, address, time_zone: zone } });
  return present(data);
}

/** A customer and the two ends of the way, for as many loads as a file needs. */
export async function newLane(api: ApiClient) {
  const [customer, pickup, delivery] = [
    await newCustomer(api, "Front Range Brokerage"),
    await newFacility(api, "amarillo"),
    await newFacility(api, "denver"),
  ];
  return { customerId: customer.id, pickupId: pickup.id, deliveryId: delivery.id };
}

export type Lane = Awaited<ReturnType<typeof newLane>>;

interface LoadOptions extends Partial<Omit<LoadCreate, "stops">> {
  /** Days from today to the pickup, and to the delivery; morning appointments both. */
  days?: readonly [number, number];
}

/** A booked load on a lane: tomorrow's pickup and a delivery two days later unless said otherwise. */
export async function newLoad(api: ApiClient, lane: Lane, { days = [1, 3], ...rest }: LoadOptions = {}) {
  const stop = (kind: StopInput["kind"], facility_id: string, day: number): StopInput => ({
    kind,
    facility_id,
    schedule: "appointment",
    earliest_local: `${dayIn(day * DAY_MS)}T08:00`,
    is_appointment_confirmed: false,
    is_drop: false,
    references: [],
  });
  const { data } = await api.POST("/api/loads", {
    body: {
      customer_id: lane.customerId,
      load_kind: "full_truckload",
      equipment: "dry_van",
      is_hazmat: false,
      is_team_required: false,
      is_twic_required: false,
      is_draft: false,
      accepts_duplicate_reference: false,
      accepts_credit_risk: false,
      references: [],
      charges: [],
      ...rest,
      stops: [stop("pickup", lane.pickupId, days[0]), stop("delivery", lane.deliveryId, days[1])],
    },
  });
  return present(data);
}

/** What the customer pays for the way. */
export const LINE_HAUL = { code: "LINE_HAUL", basis: "flat", quantity: "1", rate: "1850" } as const;
