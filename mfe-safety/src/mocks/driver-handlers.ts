import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { aDriver, dayFromNow } from "@haul/testing/sample";
import { namedIn } from "./named";
import type { World } from "./world";

/** Everyone who drives. */
export function driverHandlers({ drivers, terminals, owners }: World): RequestHandler[] {
  return [
    mock("get", "/api/drivers", ({ query }) => {
      const days = query.get("expiring_within_days");
      const limit = days === null ? "9999-12-31" : dayFromNow(Number(days));
      return drivers.page(
        query,
        (driver) =>
          (query.get("state") ?? driver.state) === driver.state &&
          (query.get("kind") ?? driver.kind) === driver.kind &&
          (query.get("terminal_id") ?? driver.terminal?.id) === driver.terminal?.id &&
          [driver.license_expires_on, driver.medical_expires_on].some((on) => on !== undefined && on <= limit),
      );
    }),
    mock("post", "/api/drivers", ({ body: { terminal_id, fleet_owner_id, ...facts } }) =>
      drivers.add(
        aDriver({
          phone: undefined,
          ...facts,
          terminal: namedIn(terminals, terminal_id),
          fleet_owner: namedIn(owners, fleet_owner_id),
        }),
      ),
    ),
    mock("get", "/api/drivers/{driver_id}", ({ params }) => drivers.read(params["driver_id"])),
    mock("patch", "/api/drivers/{driver_id}", ({ params, body: { terminal_id, fleet_owner_id, ...facts } }) => {
      const before = drivers.find(params["driver_id"]);
      const first = facts.first_name ?? before?.first_name ?? "";
      const last = facts.last_name ?? before?.last_name ?? "";
      return drivers.change(params["driver_id"], {
        ...facts,
        full_name: `${first} ${last}`,
        terminal: namedIn(terminals, terminal_id),
        fleet_owner: namedIn(owners, fleet_owner_id),
      });
    }),
    mock("post", "/api/drivers/{driver_id}/archive", ({ params }) => drivers.archive(params["driver_id"])),
    mock("post", "/api/drivers/{driver_id}/restore", ({ params }) => drivers.restore(params["driver_id"])),
  ];
}
