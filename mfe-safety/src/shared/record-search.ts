import { apiClient } from "@haul/platform";
import type { RecordOption } from "@haul/ui/forms";

const OFFERED = 20;
const searched = (q: string) => ({ q: q === "" ? undefined : q, limit: OFFERED });

export async function searchTerminals(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/terminals", {
    params: { query: { ...searched(q), sort: "name" } },
    signal,
  });
  return (data?.items ?? []).map((one) => ({ id: one.id, label: one.name, detail: one.code }));
}

export async function findTerminal(terminal_id: string): Promise<RecordOption | null> {
  const { data } = await apiClient.GET("/api/terminals/{terminal_id}", { params: { path: { terminal_id } } });
  return data ? { id: data.id, label: data.name, detail: data.code } : null;
}

export async function searchFleetOwners(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/fleet_owners", {
    params: { query: { ...searched(q), sort: "name" } },
    signal,
  });
  return (data?.items ?? []).map((one) => ({ id: one.id, label: one.name, detail: one.email }));
}

export async function findFleetOwner(fleet_owner_id: string): Promise<RecordOption | null> {
  const { data } = await apiClient.GET("/api/fleet_owners/{fleet_owner_id}", { params: { path: { fleet_owner_id } } });
  return data ? { id: data.id, label: data.name, detail: data.email } : null;
}

export async function searchDrivers(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const { data } = await apiClient.GET("/api/drivers", {
    params: { query: { ...searched(q), state: "active", sort: "last_name" } },
    signal,
  });
  return (data?.items ?? []).map((one) => ({
    id: one.id,
    label: one.full_name,
    ...(one.phone ? { detail: one.phone } : {}),
  }));
}
