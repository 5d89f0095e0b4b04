import type { components } from "@haul/api";
import { apiClient } from "../api/client";

type DriverStatus = components["schemas"]["DriverStatus"];
type VehicleStatus = components["schemas"]["VehicleStatus"];

/** A record as a select offers it; `RecordOption` of `@haul/ui/forms` has this shape. */
export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  /** Second line: a docket, a phone number, the load that it is on. */
  readonly detail?: string | undefined;
  /** Why it cannot be chosen now. */
  readonly blocked?: string | undefined;
}

const BY_UNIT_NUMBER = ["unit_number" as const];

/** Rows that a select offers at a time; more is a matter of typing on. */
const OFFERED = 20;

/** What was typed, as every list operation takes it. */
export function searched(q: string): { q: string | undefined; limit: number } {
  return { q: q === "" ? undefined : q, limit: OFFERED };
}

export async function searchCustomers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = searched(q);
  const { data } = await apiClient.GET("/api/customers", { params: { query: { ...query, sort: ["name"] } }, signal });
  return (data?.items ?? []).map((one) => ({
    id: one.id,
    label: one.name,
    detail: one.docket_number,
    blocked: one.is_on_credit_hold ? "On credit hold" : undefined,
  }));
}

export async function findCustomer(customer_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/customers/{customer_id}", { params: { path: { customer_id } } });
  return data ? { id: data.id, label: data.name, detail: data.docket_number } : null;
}

/** Everyone who drives or drove, for a filter. */
export const searchDrivers = driverSearch();
/** Those who can be sent out. */
export const searchActiveDrivers = driverSearch(["active"]);

function driverSearch(status?: DriverStatus[]) {
  return async (q: string, signal: AbortSignal): Promise<FoundRecord[]> => {
    const query = searched(q);
    const params = { query: { ...query, status, sort: ["last_name" as const] } };
    const { data } = await apiClient.GET("/api/drivers", { params, signal });
    return (data?.items ?? []).map((one) => ({
      id: one.id,
      label: one.full_name,
      detail: [busyWith(one.current_load), one.phone].filter(Boolean).join(" · ") || undefined,
    }));
  };
}

export async function findDriver(driver_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/drivers/{driver_id}", { params: { path: { driver_id } } });
  return data ? { id: data.id, label: data.full_name, detail: data.phone } : null;
}

/** Every truck of the fleet, for a filter. */
export const searchTrucks = truckSearch();
/** Those that can be sent out. */
export const searchAvailableTrucks = truckSearch(["available"]);

function truckSearch(status?: VehicleStatus[]) {
  return async (q: string, signal: AbortSignal): Promise<FoundRecord[]> => {
    const query = { ...searched(q), status, sort: BY_UNIT_NUMBER };
    const { data } = await apiClient.GET("/api/trucks", { params: { query }, signal });
    return (data?.items ?? []).map(vehicle);
  };
}

export async function findTruck(truck_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/trucks/{truck_id}", { params: { path: { truck_id } } });
  return data ? vehicle(data) : null;
}

/** Every trailer, for a filter. */
export const searchTrailers = trailerSearch();
/** Those that can be sent out. */
export const searchAvailableTrailers = trailerSearch(["available"]);

function trailerSearch(status?: VehicleStatus[]) {
  return async (q: string, signal: AbortSignal): Promise<FoundRecord[]> => {
    const query = { ...searched(q), status, sort: BY_UNIT_NUMBER };
    const { data } = await apiClient.GET("/api/trailers", { params: { query }, signal });
    return (data?.items ?? []).map(vehicle);
  };
}

export async function findTrailer(trailer_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/trailers/{trailer_id}", { params: { path: { trailer_id } } });
  return data ? vehicle(data) : null;
}

export async function searchTerminals(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = searched(q);
  const { data } = await apiClient.GET("/api/terminals", { params: { query: { ...query, sort: ["name"] } }, signal });
  return (data?.items ?? []).map((one) => ({ id: one.id, label: one.name, detail: one.code }));
}

export async function findTerminal(terminal_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/terminals/{terminal_id}", { params: { path: { terminal_id } } });
  return data ? { id: data.id, label: data.name, detail: data.code } : null;
}

export async function searchFleetOwners(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = searched(q);
  const { data } = await apiClient.GET("/api/fleet_owners", {
    params: { query: { ...query, sort: ["name"] } },
    signal,
  });
  return (data?.items ?? []).map((one) => ({ id: one.id, label: one.name, detail: one.email }));
}

export async function findFleetOwner(fleet_owner_id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/fleet_owners/{fleet_owner_id}", { params: { path: { fleet_owner_id } } });
  return data ? { id: data.id, label: data.name, detail: data.email } : null;
}

interface Vehicle {
  readonly id: string;
  readonly unit_number: string;
  readonly year?: number | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly current_load?: { readonly number: string } | undefined;
}

function vehicle({ id, unit_number, year, make, model, current_load }: Vehicle): FoundRecord {
  const made = [year, make, model].filter(Boolean).join(" ");
  return { id, label: unit_number, detail: busyWith(current_load) ?? (made || undefined) };
}

const busyWith = (load: { readonly number: string } | undefined) => load && `On load ${load.number}`;
