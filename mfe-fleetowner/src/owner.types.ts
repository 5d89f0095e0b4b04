/** A place of a load, with the time in its own zone. */
export interface LoadPlace {
  facility_name: string;
  city: string;
  state: string;
  time_zone: string;
  scheduled_at: string;
}

export interface NextStop {
  kind: string;
  facility_name: string;
  city: string;
  state: string;
  scheduled_at?: string;
  time_zone: string;
}

export interface OwnerLoad {
  id: string;
  number: string;
  status: string;
  timeliness: string;
  truck: { id: string; name: string };
  driver_name?: string;
  origin: LoadPlace;
  destination: LoadPlace;
  next_stop?: NextStop;
  pickup_at: string;
  delivery_at: string;
  delivered_at?: string;
  loaded_miles?: string;
  is_pod_present: boolean;
}

export interface OwnerTruck {
  id: string;
  unit_number: string;
  year?: number;
  make?: string;
  model?: string;
  status: string;
  driver_name?: string;
  current_load?: OwnerLoad;
  registration_expires_on?: string;
  annual_inspection_expires_on?: string;
  insurance_expires_on?: string;
}

export interface Address {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export interface OwnerProfile {
  name: string;
  company_name?: string;
  email: string;
  phone?: string;
  address?: Address;
  version: number;
}

export interface OwnerDashboard {
  truck_count: number;
  moving_truck_count: number;
  loads_this_week_count: number;
  miles_this_week: string;
  revenue_this_week_cents: number;
  currency: string;
}

export interface OwnerSessionView {
  fleet_owner_id: string;
  name: string;
  email: string;
  carrier_name: string;
  expires_at: string;
  token?: string;
}

export interface CarrierChoice {
  fleet_owner_id: string;
  carrier_name: string;
}

export interface Verified {
  session?: { token: string; expires_at: string };
  choices?: CarrierChoice[];
  choice_token?: string;
}
