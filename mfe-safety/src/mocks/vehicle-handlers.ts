import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aTrailer, aTruck, daysFromNow, nextId } from "@haul/testing/sample";
import { namedIn } from "./named";
import type { World } from "./world";

/** Trucks with their owners, and trailers. */
export function vehicleHandlers({ trucks, trailers, ownerships, owners, terminals, drivers }: World): RequestHandler[] {
  const driverNamed = (id: string | null | undefined) => {
    const driver = drivers.find(id);
    return driver && { id: driver.id, name: driver.full_name };
  };

  return [
    mock("get", "/api/trucks", ({ query }) =>
      trucks.page(
        query,
        (truck) =>
          (query.get("status") ?? truck.status) === truck.status &&
          (query.get("ownership") ?? truck.ownership) === truck.ownership &&
          (query.get("terminal_id") ?? truck.terminal?.id) === truck.terminal?.id &&
          (query.get("fleet_owner_id") ?? truck.fleet_owner?.id) === truck.fleet_owner?.id &&
          (query.get("is_idle") !== "true" || (truck.status === "available" && !truck.is_assigned)),
      ),
    ),
    mock("post", "/api/trucks", ({ body: { terminal_id, usual_driver_id, ...facts } }) =>
      trucks.add(
        aTruck({
          plate: undefined,
          plate_state: undefined,
          ...facts,
          terminal: namedIn(terminals, terminal_id),
          usual_driver: driverNamed(usual_driver_id),
        }),
      ),
    ),
    mock("get", "/api/trucks/{truck_id}", ({ params }) => trucks.read(params["truck_id"])),
    mock("patch", "/api/trucks/{truck_id}", ({ params, body: { terminal_id, usual_driver_id, ...facts } }) =>
      trucks.change(params["truck_id"], {
        ...facts,
        terminal: namedIn(terminals, terminal_id),
        usual_driver: driverNamed(usual_driver_id),
      }),
    ),
    mock("post", "/api/trucks/{truck_id}/archive", ({ params }) => trucks.archive(params["truck_id"])),
    mock("post", "/api/trucks/{truck_id}/restore", ({ params }) => trucks.restore(params["truck_id"])),

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

    mock("get", "/api/trailers", ({ query }) =>
      trailers.page(
        query,
        (trailer) =>
          (query.get("status") ?? trailer.status) === trailer.status &&
          (query.get("kind") ?? trailer.kind) === trailer.kind &&
          (query.get("terminal_id") ?? trailer.terminal?.id) === trailer.terminal?.id,
      ),
    ),
    mock("post", "/api/trailers", ({ body: { terminal_id, ...facts } }) =>
      trailers.add(
        aTrailer({ plate: undefined, plate_state: undefined, ...facts, terminal: namedIn(terminals, terminal_id) }),
      ),
    ),
    mock("get", "/api/trailers/{trailer_id}", ({ params }) => trailers.read(params["trailer_id"])),
    mock("patch", "/api/trailers/{trailer_id}", ({ params, body: { terminal_id, ...facts } }) =>
      trailers.change(params["trailer_id"], { ...facts, terminal: namedIn(terminals, terminal_id) }),
    ),
    mock("post", "/api/trailers/{trailer_id}/archive", ({ params }) => trailers.archive(params["trailer_id"])),
    mock("post", "/api/trailers/{trailer_id}/restore", ({ params }) => trailers.restore(params["trailer_id"])),
  ];
}
