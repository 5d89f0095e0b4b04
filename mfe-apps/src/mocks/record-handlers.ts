import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { aCustomer, aFacility, nextId } from "@haul/testing/sample";
import type { Table } from "@haul/testing/table";
import type { World } from "./world";

/** Customers, facilities, and who and what can be sent out. */
export function recordHandlers(world: World): RequestHandler[] {
  const { customers, facilities, drivers, trucks, trailers, loads } = world;
  const isTruckDueAt = (facilityId: string) =>
    loads.rows
      .filter(({ status }) => !["draft", "delivered", "cancelled", "tonu"].includes(status))
      .some(({ stops }) => stops.some((stop) => stop.facility.id === facilityId && stop.departed_at === undefined));
  return [
    ...mockRecords("/api/customers/{customer_id}", customers, {
      where: ({ kind, is_on_credit_hold }, query) =>
        (query.get("kind") ?? kind).split(",").includes(kind) &&
        (query.get("is_on_credit_hold") !== "true" || is_on_credit_hold),
      added: (body) => aCustomer({ ...body, docket_number: body.docket_number }),
      history: (customer) => historyOf("customer", customer),
    }),

    mock("get", "/api/customer_duplicates", () => {
      const same = sameNames(customers.rows);
      const reason = { kind: "name" as const, value: bare(same[0]?.name), customer_ids: same.map(({ id }) => id) };
      return { items: same.length === 0 ? [] : [{ customers: same, reasons: [reason] }] };
    }),
    mock("get", "/api/customers/{customer_id}/merge/{merged_customer_id}", ({ params }) => {
      const [survivor, merged] = [customers.find(params["customer_id"]), customers.find(params["merged_customer_id"])];
      if (!survivor || !merged) return mockProblem(404, { code: "not_found", message: "There is no such record." });
      return {
        survivor,
        merged,
        result: { ...survivor, phone: survivor.phone ?? merged.phone, notes: survivor.notes ?? merged.notes },
        moves: {
          loads: 3,
          quotes: 0,
          documents: 1,
          detentions: 0,
          contacts: 0,
          detention_policy: "stays" as const,
          shared_references: 1,
        },
      };
    }),
    mock("post", "/api/customers/{customer_id}/merge/{merged_customer_id}", ({ params, body }) =>
      mergeInto(customers, params["customer_id"], params["merged_customer_id"], body),
    ),
    mock("get", "/api/facility_duplicates", () => {
      const same = sameNames(facilities.rows);
      const ids = same.map(({ id }) => id);
      const reason = { kind: "name_and_city" as const, value: bare(same[0]?.name), facility_ids: ids };
      return { items: same.length === 0 ? [] : [{ facilities: same, reasons: [reason] }] };
    }),
    mock("get", "/api/facilities/{facility_id}/merge/{merged_facility_id}", ({ params }) => {
      const [survivor, other] = [facilities.find(params["facility_id"]), facilities.find(params["merged_facility_id"])];
      if (!survivor || !other) return mockProblem(404, { code: "not_found", message: "There is no such record." });
      return {
        survivor,
        merged: other,
        result: { ...survivor, phone: survivor.phone ?? other.phone, hours: survivor.hours ?? other.hours },
        moves: { stops: 4, loads: 3, quotes: 1, detentions: 0, shared_loads: 1 },
      };
    }),
    mock("post", "/api/facilities/{facility_id}/merge/{merged_facility_id}", ({ params, body }) =>
      mergeInto(facilities, params["facility_id"], params["merged_facility_id"], body),
    ),
    ...mockRecords("/api/facilities/{facility_id}", facilities, {
      where: ({ id, address, time_zone }, query) => {
        const [state, zone, city] = [query.get("state"), query.get("time_zone"), query.get("city")];
        return (
          (state ?? address.state).split(",").includes(address.state) &&
          (zone ?? time_zone).split(",").includes(time_zone) &&
          (city ?? address.city).toLowerCase() === address.city.toLowerCase() &&
          (query.get("has_appointments") !== "true" || isTruckDueAt(id))
        );
      },
      added: aFacility,
      history: (facility) => historyOf("facility", facility),
    }),

    mock("get", "/api/drivers", ({ query }) =>
      drivers.page(query, ({ state }) => (query.get("state") ?? state).split(",").includes(state)),
    ),
    mock("get", "/api/drivers/{driver_id}", ({ params }) => drivers.read(params["driver_id"])),
    mock("get", "/api/trucks", ({ query }) =>
      trucks.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
    mock("get", "/api/trucks/{truck_id}", ({ params }) => trucks.read(params["truck_id"])),
    mock("get", "/api/trailers", ({ query }) =>
      trailers.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
  ];
}

interface Named {
  id: string;
  name: string;
  version: number;
  created_at: string;
  archived_at?: string | undefined;
  merged_into_id?: string | undefined;
}

const bare = (name = "") => name.toLowerCase().replace(/,? (inc\.|llc)$/, "");

/** The longest known of those in use, with those that have its name but for the legal form; none when it has no twin. */
function sameNames<Row extends Named>(rows: readonly Row[]): Row[] {
  const inUse = rows.filter(({ archived_at }) => archived_at === undefined);
  const [first, ...others] = inUse.toSorted((one, other) => one.id.localeCompare(other.id));
  const same = others.filter(({ name }) => bare(name) === bare(first?.name));
  return first && same.length > 0 ? [first, ...same] : [];
}

/** The survivor, once the other is archived and leads to it. */
function mergeInto<Row extends Named>(
  { find, archive }: Pick<Table<Row>, "find" | "archive">,
  id: string | undefined,
  mergedId: string | undefined,
  { version, merged_version }: { version: number; merged_version: number },
): Row | Response {
  const [survivor, other] = [find(id), find(mergedId)];
  if (!survivor || !other) return mockProblem(404, { code: "not_found", message: "There is no such record." });
  if (version !== survivor.version || merged_version !== other.version)
    return mockProblem(409, { code: "version_stale", message: "Somebody else has changed this meanwhile." });
  archive(other.id);
  const [kept, gone]: [Named, Named] = [survivor, other];
  gone.merged_into_id = kept.id;
  kept.version += 1;
  return survivor;
}

/** That it was added, and that somebody changed it since. */
function historyOf(kind: string, record: Named) {
  const entry = (verb: string, summary: string) => ({
    id: nextId(),
    occurred_at: record.created_at,
    actor_name: "Dana Whitfield",
    action: `${kind}.${verb}`,
    summary: `${summary} ${record.name}`,
    changes: [],
  });
  const added = entry("created", "Added");
  return record.version > 1 ? [entry("updated", "Changed"), added] : [added];
}
