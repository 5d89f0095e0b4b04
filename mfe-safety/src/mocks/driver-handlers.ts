import type { RequestHandler } from "msw";
import { mockRecords } from "@haul/testing/record-mocks";
import { aDriver, dayFromNow } from "@haul/testing/sample";
import { namedIn } from "./named";
import type { World } from "./world";

/** Everyone who drives. */
export function driverHandlers({ drivers, terminals, owners }: World): RequestHandler[] {
  return mockRecords("/api/drivers/{driver_id}", drivers, {
    where: (driver, query) => {
      const days = query.get("expiring_within_days");
      const limit = days === null ? "9999-12-31" : dayFromNow(Number(days));
      return (
        (query.get("status") ?? driver.status) === driver.status &&
        (query.get("kind") ?? driver.kind) === driver.kind &&
        (query.get("terminal_id") ?? driver.terminal?.id) === driver.terminal?.id &&
        [driver.license_expires_on, driver.medical_expires_on, driver.twic_expires_on].some(
          (on) => on !== undefined && on <= limit,
        )
      );
    },
    history: () => [],
    added: ({ terminal_id, fleet_owner_id, ...facts }) =>
      aDriver({
        phone: undefined,
        ...facts,
        terminal: namedIn(terminals, terminal_id),
        fleet_owner: namedIn(owners, fleet_owner_id),
      }),
    changed: ({ terminal_id, fleet_owner_id, ...facts }, id) => {
      const before = drivers.find(id);
      const first = facts.first_name ?? before?.first_name ?? "";
      const last = facts.last_name ?? before?.last_name ?? "";
      return {
        ...facts,
        full_name: `${first} ${last}`,
        terminal: namedIn(terminals, terminal_id),
        fleet_owner: namedIn(owners, fleet_owner_id),
      };
    },
  });
}
