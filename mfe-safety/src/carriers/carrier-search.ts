import { apiClient, type FoundRecord } from "@haul/platform";

/** More is a matter of typing on. */
const OFFERED = 20;

interface Offered {
  readonly id: string;
  readonly legal_name: string;
  readonly dot_number: string;
  readonly objections: readonly { readonly message: string }[];
}

/** One that can't be used is offered all the same: a truck may run under it until its papers are in order. */
const found = ({ id, legal_name, dot_number, objections }: Offered): FoundRecord => ({
  id,
  label: legal_name,
  detail: objections.length > 0 ? `USDOT ${dot_number} · can't be assigned now` : `USDOT ${dot_number}`,
});

export async function searchCarriers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = { q: q === "" ? undefined : q, limit: OFFERED, sort: ["legal_name" as const] };
  const { data } = await apiClient.GET("/api/motor_carriers", { params: { query }, signal });
  return (data?.items ?? []).map(found);
}

export async function findCarrier(motor_carrier_id: string): Promise<FoundRecord | null> {
  const params = { path: { motor_carrier_id } };
  const { data } = await apiClient.GET("/api/motor_carriers/{motor_carrier_id}", { params });
  return data ? found(data) : null;
}
