import { apiClient, searched, type FoundRecord } from "@haul/platform";
import { formatDate } from "@haul/ui/format";

interface AnAccident {
  readonly id: string;
  readonly city: string;
  readonly state: string;
  readonly happened_on: string;
}

const accident = ({ id, city, state, happened_on }: AnAccident): FoundRecord => ({
  id,
  label: `${city}, ${state}`,
  detail: formatDate(happened_on),
});

export async function searchAccidents(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/accidents", { params: { query: searched(q) }, signal });
  return (data?.items ?? []).map(accident);
}

export async function searchInspections(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/roadside_inspections", { params: { query: searched(q) }, signal });
  return (data?.items ?? []).map(({ id, report_number, state, inspected_on }) => ({
    id,
    label: report_number,
    detail: `${state}, ${formatDate(inspected_on)}`,
  }));
}

export async function searchLoads(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/loads", { params: { query: searched(q) }, signal });
  return (data?.items ?? []).map(({ id, number, customer }) => ({ id, label: number, detail: customer.name }));
}

/** Colleagues, whom everyone may name. */
export async function searchColleagues(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await apiClient.GET("/api/colleagues", { params: { query: q === "" ? {} : { q } }, signal });
  return (data?.items ?? []).map(({ id, full_name }) => ({ id, label: full_name }));
}

export async function findColleague(id: string): Promise<FoundRecord | null> {
  const { data } = await apiClient.GET("/api/colleagues", { params: { query: { ids: [id] } } });
  const found = data?.items[0];
  return found ? { id: found.id, label: found.full_name } : null;
}
