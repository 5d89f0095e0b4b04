import type { ApiClient } from "@haul/api";

const YEAR_MS = 365 * 86_400_000;

/** A calendar day that far from today. */
export function dayIn(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString().slice(0, 10);
}

/** A driver whose papers are in order. */
export async function newDriver(api: ApiClient, lastName: string) {
  const { data } = await api.POST("/api/drivers", {
    body: {
      first_name: "Luis",
      last_name: lastName,
      kind: "company",
      status: "active",
      phone: "+18065550177",
      license_number: `TX${lastName.toUpperCase()}1`,
      license_state: "TX",
      license_class: "A",
      license_expires_on: dayIn(YEAR_MS),
      medical_expires_on: dayIn(YEAR_MS),
    },
  });
  return present(data);
}

export async function newTruck(api: ApiClient, unitNumber: string) {
  const { data } = await api.POST("/api/trucks", {
    body: {
      unit_number: unitNumber,
      ownership: "owner_operator",
      status: "available",
      year: 2021,
      make: "Freightliner",
      model: "Cascadia",
      registration_expires_on: dayIn(YEAR_MS),
      annual_inspection_expires_on: dayIn(YEAR_MS),
      insurance_expires_on: dayIn(YEAR_MS),
    },
  });
  return present(data);
}

export async function newTrailer(api: ApiClient, unitNumber: string) {
  const { data } = await api.POST("/api/trailers", {
    body: {
      unit_number: unitNumber,
      kind: "dry_van",
      status: "available",
      length_feet: 53,
      registration_expires_on: dayIn(YEAR_MS),
      annual_inspection_expires_on: dayIn(YEAR_MS),
    },
  });
  return present(data);
}

/** A fleet owner who owns the truck from today on. */
export async function newOwner(api: ApiClient, email: string, truckId: string) {
  const { data } = await api.POST("/api/fleet_owners", { body: { name: "Rosa Delgado", email } });
  const owner = present(data);
  await api.POST("/api/trucks/{truck_id}/ownerships", {
    params: { path: { truck_id: truckId } },
    body: { fleet_owner_id: owner.id, starts_on: dayIn(-YEAR_MS) },
  });
  return owner;
}

/** The client throws on every refusal, so an answer has a body. */
export function present<T>(data: T | undefined): T {
  if (data === undefined) throw new Error("The API answered without a body.");
  return data;
}
