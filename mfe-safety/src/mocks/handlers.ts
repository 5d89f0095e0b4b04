import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { aFleetOwner } from "@haul/testing/sample";
import { auditHandlers } from "./audit-handlers";
import { carrierHandlers } from "./carrier-handlers";
import { driverHandlers } from "./driver-handlers";
import { eventHandlers } from "./event-handlers";
import { inquiryHandlers } from "./inquiry-handlers";
import { medicalHandlers } from "./medical-handlers";
import { mvrHandlers } from "./mvr-handlers";
import { paperHandlers } from "./paper-handlers";
import { registerHandlers } from "./register-handlers";
import { requestHandlers } from "./request-handlers";
import { retentionHandlers } from "./retention-handlers";
import { terminationHandlers } from "./termination-handlers";
import { safetyHandlers } from "./safety-handlers";
import { testingHandlers } from "./testing-handlers";
import { vehicleHandlers } from "./vehicle-handlers";
import type { World } from "./world";

/** Mocks of the operations that this front-end calls, typed by the API document. */
export function handlersOf(world: World): RequestHandler[] {
  const { terminals, owners } = world;
  return [
    mock("get", "/api/terminals", ({ query }) => terminals.page(query)),
    mock("get", "/api/terminals/{terminal_id}", ({ params }) => terminals.read(params["terminal_id"])),

    ...mockRecords("/api/fleet_owners/{fleet_owner_id}", owners, {
      history: () => [],
      added: (body) => aFleetOwner({ phone: undefined, ...body }),
    }),

    ...registerHandlers(world),
    ...safetyHandlers(world),
    ...driverHandlers(world),
    ...vehicleHandlers(world),
    ...paperHandlers(world),
    ...requestHandlers(world),
    ...carrierHandlers(world),
    ...testingHandlers(world),
    ...medicalHandlers(),
    ...mvrHandlers(world),
    ...eventHandlers(world),
    ...inquiryHandlers(world),
    ...auditHandlers(world),
    ...retentionHandlers(world),
    ...terminationHandlers(world),
  ];
}
