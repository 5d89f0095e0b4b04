import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { aTrailer, aTruck, daysFromNow, nextId } from "@haul/testing/sample";
import { namedIn } from "./named";
import type { World } from "./world";

/** Trucks with their owners, and trailers. */
export function vehicleHandlers(world: World): RequestHandler[] {
  const { trucks, trailers, ownerships, owners, terminals, drivers } = world;
  const driverNamed = (id: string | null | undefined) => {
    const driver = drivers.find(id);
    return driver && { id: driver.id, name: driver.full_name };
  };
  const carrierNamed = (id: string | null | undefined) => {
    const carrier = world.carriers.find(id);
    return carrier && { id: carrier.id, name: carrier.legal_name };
  };

  return [
    mock("get", "/api/decoded_vin", ({ query }) => ({ vin: query.get("vin") ?? "", plant_code: "B" })),
    ...mockRecords("/api/trucks/{truck_id}", trucks, {
      history: () => [],
      where: (truck, query) =>
        (query.get("status") ?? truck.status) === truck.status &&
        (query.get("ownership") ?? truck.ownership) === truck.ownership &&
        (query.get("terminal_id") ?? truck.terminal?.id) === truck.terminal?.id &&
        (query.get("fleet_owner_id") ?? truck.fleet_owner?.id) === truck.fleet_owner?.id &&
        (query.get("is_idle") !== "true" || (truck.status === "available" && !truck.is_assigned)),
      added: ({ terminal_id, usual_driver_id, motor_carrier_id, ...facts }) =>
        aTruck({
          plate: undefined,
          plate_state: undefined,
          ...facts,
          terminal: namedIn(terminals, terminal_id),
          usual_driver: driverNamed(usual_driver_id),
          motor_carrier: carrierNamed(motor_carrier_id),
        }),
      changed: ({ terminal_id, usual_driver_id, motor_carrier_id, ...facts }) => ({
        ...facts,
        terminal: namedIn(terminals, terminal_id),
        usual_driver: driverNamed(usual_driver_id),
        motor_carrier: carrierNamed(motor_carrier_id),
      }),
    }),

    mock("get", "/api/trucks/{truck_id}/ownerships", ({ params }) => ({
      items: ownerships.rows.filter(({ truck_id }) => truck_id === params["truck_id"]),
    })),
    mock("post", "/api/trucks/{truck_id}/ownerships", ({ params, body: { fleet_owner_id, ...span } }) => {
      const owner = namedIn(owners, fleet_owner_id);
      const truck = trucks.find(params["truck_id"]);
      if (!owner || !truck) return mockProblem(404);
      truck.fleet_owner = owner;
      const now = daysFromNow(0);
      const record = { id: nextId(), version: 1, created_at: now, updated_at: now };
      return ownerships.add({ ...record, truck_id: truck.id, fleet_owner: owner, ...span });
    }),
    mock("patch", "/api/trucks/{truck_id}/ownerships/{ownership_id}", ({ params, body }) =>
      ownerships.change(params["ownership_id"], body),
    ),

    ...mockRecords("/api/trailers/{trailer_id}", trailers, {
      history: () => [],
      where: (trailer, query) =>
        (query.get("status") ?? trailer.status) === trailer.status &&
        (query.get("kind") ?? trailer.kind) === trailer.kind &&
        (query.get("terminal_id") ?? trailer.terminal?.id) === trailer.terminal?.id,
      added: ({ terminal_id, ...facts }) =>
        aTrailer({ plate: undefined, plate_state: undefined, ...facts, terminal: namedIn(terminals, terminal_id) }),
      changed: ({ terminal_id, ...facts }) => ({ ...facts, terminal: namedIn(terminals, terminal_id) }),
    }),
  ];
}
