import type { ApiData } from "@haul/platform";

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

export interface OwnerDashboard {
  truck_count: number;
  moving_truck_count: number;
  loads_this_week_count: number;
  miles_this_week: string;
  revenue_this_week_cents: number;
  currency: string;
}

export type OwnerProfile = ApiData<"/api/owner/profile", "get">;
export type Address = NonNullable<OwnerProfile["address"]>;
export type OwnerSessionView = ApiData<"/api/owner/session", "get">;
export type Verified = ApiData<"/api/owner/verify", "post">;
export type CarrierChoice = NonNullable<Verified["choices"]>[number];
