import { apiClient } from "@haul/platform";
import type { RecordOption } from "@haul/ui/forms";

/** Rows that a select offers at a time; more is a matter of typing on. */
const OFFERED = 20;

const searched = (q: string) => ({ q: q === "" ? undefined : q, limit: OFFERED });

/** An option, without a second line that says nothing. */
function option(id: string, label: string, detail: string | undefined, blocked?: string): RecordOption {
  return { id, label, ...(detail ? { detail } : {}), ...(blocked ? { blocked } : {}) };
}

export async function searchCustomers(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/customers", {
    params: { query: { ...searched(q), sort: "name" } },
    signal,
  });
  return (data?.items ?? []).map((one) =>
    option(one.id, one.name, one.docket_number, one.is_on_credit_hold ? "On credit hold" : undefined),
  );
}

export async function findCustomer(customer_id: string): Promise<RecordOption | null> {
  const { data } = await apiClient.GET("/api/customers/{customer_id}", { params: { path: { customer_id } } });
  return data ? option(data.id, data.name, data.docket_number) : null;
}

/** A facility, with the zone in which its times are entered. */
export interface FacilityOption extends RecordOption {
  zone: string;
}

export function facilityOption(facility: {
  id: string;
  name: string;
  time_zone: string;
  address: { city: string; state: string };
}): FacilityOption {
  const { city, state } = facility.address;
  return { id: facility.id, label: facility.name, detail: `${city}, ${state}`, zone: facility.time_zone };
}

export async function searchFacilities(q: string, signal: AbortSignal): Promise<FacilityOption[]> {
  const { data } = await apiClient.GET("/api/facilities", {
    params: { query: { ...searched(q), sort: "name" } },
    signal,
  });
  return (data?.items ?? []).map(facilityOption);
}

export async function searchDrivers(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/drivers", {
    params: { query: { ...searched(q), state: "active", sort: "last_name" } },
    signal,
  });
  return (data?.items ?? []).map((one) => option(one.id, one.full_name, busyWith(one.current_load) ?? one.phone));
}

export async function findDriver(driver_id: string): Promise<RecordOption | null> {
  const { data } = await apiClient.GET("/api/drivers/{driver_id}", { params: { path: { driver_id } } });
  return data ? option(data.id, data.full_name, data.phone) : null;
}

export async function searchTrucks(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/trucks", {
    params: { query: { ...searched(q), status: "available", sort: "unit_number" } },
    signal,
  });
  return (data?.items ?? []).map((one) => option(one.id, one.unit_number, busyWith(one.current_load) ?? made(one)));
}

export async function findTruck(truck_id: string): Promise<RecordOption | null> {
  const { data } = await apiClient.GET("/api/trucks/{truck_id}", { params: { path: { truck_id } } });
  return data ? option(data.id, data.unit_number, made(data)) : null;
}

export async function searchTrailers(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/trailers", {
    params: { query: { ...searched(q), status: "available", sort: "unit_number" } },
    signal,
  });
  return (data?.items ?? []).map((one) => option(one.id, one.unit_number, busyWith(one.current_load) ?? made(one)));
}

const busyWith = (load: { number: string } | undefined) => load && `On load ${load.number}`;

const made = ({
  year,
  make,
  model,
}: {
  year?: number | undefined;
  make?: string | undefined;
  model?: string | undefined;
}) => [year, make, model].filter(Boolean).join(" ");
