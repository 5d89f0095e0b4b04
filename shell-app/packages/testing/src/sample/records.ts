import type { ApiData } from "@haul/platform";
import { dayFromNow, daysFromNow, nextId } from "./ids";

type Customer = ApiData<"/api/customers/{customer_id}", "get">;
type Facility = ApiData<"/api/facilities/{facility_id}", "get">;
type Driver = ApiData<"/api/drivers/{driver_id}", "get">;
type Truck = ApiData<"/api/trucks/{truck_id}", "get">;
type Trailer = ApiData<"/api/trailers/{trailer_id}", "get">;
type Terminal = ApiData<"/api/terminals/{terminal_id}", "get">;
type FleetOwner = ApiData<"/api/fleet_owners/{fleet_owner_id}", "get">;

/** What every record has. */
const record = () => ({
  id: nextId(),
  version: 1,
  created_at: daysFromNow(-200),
  updated_at: daysFromNow(-20),
});

export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  ...record(),
  name: "Great Lakes Logistics",
  kind: "broker",
  docket_number: "MC-448121",
  phone: "+13125550148",
  billing_email: "ap@greatlakeslogistics.example",
  payment_terms_days: 30,
  invoice_grouping: "per_load",
  invoice_delivery: "email",
  currency: "USD",
  is_on_credit_hold: false,
  required_references: [],
  required_documents: ["proof_of_delivery"],
  invoice_packet_order: [],
  tracking_milestones: [],
  contacts: [],
  tags: [],
  ...changes,
});

export const aFacility = (changes: Partial<Facility> = {}): Facility => ({
  ...record(),
  name: "Joliet Distribution Center",
  address: { line1: "2101 Laraway Road", city: "Joliet", state: "IL", postal_code: "60436", country: "US" },
  time_zone: "America/Chicago",
  phone: "+18155550120",
  hours: "Mon–Fri 06:00–15:00",
  tags: [],
  ...changes,
});

export function aDriver({ first_name = "Luis", last_name = "Ortega", ...changes }: Partial<Driver> = {}): Driver {
  return {
    ...record(),
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    has_cdl: true,
    employment: "regular",
    kind: "company",
    status: "active",
    phone: "+18065550131",
    license_number: "T4821907",
    license_state: "TX",
    license_class: "A",
    license_expires_on: dayFromNow(400),
    medical_expires_on: dayFromNow(250),
    endorsements: ["T"],
    restrictions: [],
    hired_on: dayFromNow(-700),
    paper_warnings: [],
    tags: [],
    ...changes,
  };
}

export const aTruck = (changes: Partial<Truck> = {}): Truck => ({
  ...record(),
  unit_number: "118",
  year: 2021,
  make: "Freightliner",
  model: "Cascadia",
  plate: "R2K4417",
  plate_state: "TX",
  ownership: "company",
  status: "available",
  registration_expires_on: dayFromNow(190),
  annual_inspection_expires_on: dayFromNow(140),
  insurance_expires_on: dayFromNow(220),
  odometer_miles: 412_380,
  is_assigned: false,
  paper_warnings: [],
  tags: [],
  ...changes,
});

export const aTrailer = (changes: Partial<Trailer> = {}): Trailer => ({
  ...record(),
  unit_number: "5302",
  kind: "dry_van",
  length_feet: 53,
  year: 2020,
  make: "Utility",
  model: "4000D-X",
  plate: "T118934",
  plate_state: "IN",
  status: "available",
  registration_expires_on: dayFromNow(300),
  annual_inspection_expires_on: dayFromNow(160),
  is_assigned: false,
  paper_warnings: [],
  tags: [],
  ...changes,
});

export const aTerminal = (changes: Partial<Terminal> = {}): Terminal => ({
  ...record(),
  code: "JOL",
  name: "Joliet",
  time_zone: "America/Chicago",
  ...changes,
});

export const aFleetOwner = (changes: Partial<FleetOwner> = {}): FleetOwner => ({
  ...record(),
  name: "Rosa Delgado",
  company_name: "Delgado Trucking LLC",
  email: "rosa@delgadotrucking.example",
  phone: "+18065550177",
  truck_count: 0,
  ...changes,
});
