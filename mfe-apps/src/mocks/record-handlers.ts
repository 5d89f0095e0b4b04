import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { aCustomer, aDriver, aFacility, aTrailer, aTruck, nextId } from "@haul/testing/sample";
import type { World } from "./world";

/** Customers, facilities, and who and what can be sent out. */
export function recordHandlers(world: World): RequestHandler[] {
  const { customers, facilities, drivers, trucks, trailers, twins } = world;
  return [
    ...mockRecords("/api/customers/{customer_id}", customers, {
      where: ({ kind, is_on_credit_hold }, query) =>
        (query.get("kind") ?? kind).split(",").includes(kind) &&
        (query.get("is_on_credit_hold") !== "true" || is_on_credit_hold),
      added: ({ fuel_program_id, ...body }) =>
        aCustomer({ ...body, docket_number: body.docket_number, ...(fuel_program_id && { fuel_program_id }) }),
      history: (customer) => historyOf("customer", customer),
    }),

    mock("get", "/api/customer_duplicates", () => ({
      items: twins.customers.map((pair) => ({
        customers: pair,
        reasons: [{ kind: "name" as const, value: pair[0].name, customer_ids: pair.map(({ id }) => id) }],
      })),
    })),
    mock("get", "/api/customers/{customer_id}/merge/{merged_customer_id}", ({ params }) => {
      const [survivor, merged] = [customers.find(params["customer_id"]), customers.find(params["merged_customer_id"])];
      if (!survivor || !merged) return mockProblem(404, { code: "not_found", message: "There is no such record." });
      return {
        survivor,
        merged,
        result: survivor,
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
    mock("post", "/api/customers/{customer_id}/merge/{merged_customer_id}", ({ params, body: { version } }) => {
      twins.customers = [];
      return customers.change(params["customer_id"], { version });
    }),
    mock("get", "/api/facility_duplicates", () => ({
      items: twins.facilities.map((pair) => ({
        facilities: pair,
        reasons: [{ kind: "name_and_city" as const, value: pair[0].name, facility_ids: pair.map(({ id }) => id) }],
      })),
    })),
    mock("get", "/api/facilities/{facility_id}/merge/{merged_facility_id}", ({ params }) => {
      const [survivor, other] = [facilities.find(params["facility_id"]), facilities.find(params["merged_facility_id"])];
      if (!survivor || !other) return mockProblem(404, { code: "not_found", message: "There is no such record." });
      return {
        survivor,
        merged: other,
        result: survivor,
        moves: { stops: 4, loads: 3, quotes: 1, detentions: 0, shared_loads: 1 },
      };
    }),
    mock("post", "/api/facilities/{facility_id}/merge/{merged_facility_id}", ({ params, body: { version } }) => {
      twins.facilities = [];
      return facilities.change(params["facility_id"], { version });
    }),
    ...mockRecords("/api/facilities/{facility_id}", facilities, {
      where: ({ address, time_zone }, query) => {
        const [state, zone, city] = [query.get("state"), query.get("time_zone"), query.get("city")];
        return (
          (state ?? address.state).split(",").includes(address.state) &&
          (zone ?? time_zone).split(",").includes(time_zone) &&
          (city ?? address.city).toLowerCase() === address.city.toLowerCase()
        );
      },
      added: aFacility,
      history: (facility) => historyOf("facility", facility),
    }),

    mock("get", "/api/drivers", ({ query }) =>
      drivers.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
    mock("post", "/api/drivers", ({ body: { terminal_id: _, fleet_owner_id: __, ...facts } }) =>
      drivers.add(aDriver({ phone: undefined, ...facts })),
    ),
    mock("get", "/api/drivers/{driver_id}", ({ params }) => drivers.read(params["driver_id"])),
    mock("get", "/api/trucks", ({ query }) =>
      trucks.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
    mock("post", "/api/trucks", ({ body: { terminal_id: _, usual_driver_id: __, ...facts } }) =>
      trucks.add(aTruck({ plate: undefined, plate_state: undefined, ...facts })),
    ),
    mock("get", "/api/trucks/{truck_id}", ({ params }) => trucks.read(params["truck_id"])),
    mock("get", "/api/trailers", ({ query }) =>
      trailers.page(query, ({ status }) => (query.get("status") ?? status).split(",").includes(status)),
    ),
    mock("post", "/api/trailers", ({ body: { terminal_id: _, ...facts } }) =>
      trailers.add(aTrailer({ plate: undefined, plate_state: undefined, ...facts })),
    ),
  ];
}

interface Named {
  name: string;
  version: number;
  created_at: string;
}

/** That it was added, and changed since. */
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
