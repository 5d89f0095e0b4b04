import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { aFleetOwner } from "@haul/testing/sample";
import { driverHandlers } from "./driver-handlers";
import { vehicleHandlers } from "./vehicle-handlers";
import type { World } from "./world";

/** Mocks of the operations that this front-end calls, typed by the API document. */
export function handlersOf(world: World): RequestHandler[] {
  const { terminals, owners } = world;
  return [
    mock("get", "/api/terminals", ({ query }) => terminals.page(query)),
    mock("get", "/api/terminals/{terminal_id}", ({ params }) => terminals.read(params["terminal_id"])),

    mock("get", "/api/fleet_owners", ({ query }) => owners.page(query)),
    mock("post", "/api/fleet_owners", ({ body }) => owners.add(aFleetOwner({ phone: undefined, ...body }))),
    mock("get", "/api/fleet_owners/{fleet_owner_id}", ({ params }) => owners.read(params["fleet_owner_id"])),
    mock("patch", "/api/fleet_owners/{fleet_owner_id}", ({ params, body }) =>
      owners.change(params["fleet_owner_id"], body),
    ),
    mock("post", "/api/fleet_owners/{fleet_owner_id}/archive", ({ params }) =>
      owners.archive(params["fleet_owner_id"]),
    ),
    mock("post", "/api/fleet_owners/{fleet_owner_id}/restore", ({ params }) =>
      owners.restore(params["fleet_owner_id"]),
    ),

    ...driverHandlers(world),
    ...vehicleHandlers(world),
  ];
}
