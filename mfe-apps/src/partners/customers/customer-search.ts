import { searchCustomers, type FoundRecord } from "@haul/platform";

/** Customers to sell to. One on credit hold is offered too and says so: whether it may be sold to is the server's to decide. */
export async function searchPayers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const found = await searchCustomers(q, signal);
  return found.map(({ blocked, ...customer }) => ({ ...customer, detail: blocked ?? customer.detail }));
}
