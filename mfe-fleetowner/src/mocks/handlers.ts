import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { unsignedJwt } from "@haul/testing/tokens";
import type { World } from "./world";

const HOUR = 3_600_000;

/** Mocks of the operations that this front-end calls, typed by the API document. */
export function handlersOf(world: World): RequestHandler[] {
  const { trucks, loads, profile } = world;
  return [
    mock("post", "/api/owner/login", () => ({
      message: "If this address belongs to a fleet owner, a link is on its way.",
    })),
    mock("post", "/api/owner/verify", ({ body }) =>
      body.token === "used" ? mockProblem(422, { code: "link_invalid" }) : { session: ownerSession() },
    ),
    mock("post", "/api/owner/choose", () => ownerSession()),
    mock("post", "/api/owner/logout", () => ({ message: "Logged out." })),
    mock("get", "/api/owner/session", () => ({
      fleet_owner_id: profile.fleet_owner_id,
      name: profile.name,
      email: profile.email,
      carrier_name: profile.carrier_name,
      expires_at: ownerSession().expires_at,
    })),
    mock("get", "/api/owner/dashboard", () => ({
      truck_count: trucks.length,
      moving_truck_count: trucks.filter(({ current_load }) => current_load).length,
      loads_this_week_count: 3,
      miles_this_week: "1486.0",
      revenue_this_week_cents: 412_350,
      currency: "USD",
      expiring_papers: trucks.flatMap(({ id, unit_number, annual_inspection_expires_on: expires_on }) =>
        expires_on === undefined
          ? []
          : [
              {
                truck_id: id,
                unit_number,
                code: "inspection_expiring",
                message: `Annual inspection expires on ${expires_on}.`,
                expires_on,
              },
            ],
      ),
    })),
    mock("get", "/api/owner/trucks", () => ({ items: trucks })),
    mock("get", "/api/owner/loads", ({ query }) => {
      const group = query.get("group");
      const truckId = query.get("truck_id");
      const found = loads.filter(
        ({ status, truck }) =>
          (group === "all" || (status === "delivered") === (group === "history")) &&
          (truckId === null || truck.id === truckId),
      );
      const from = Number(query.get("cursor") ?? 0);
      const to = from + Number(query.get("limit") ?? 50);
      return {
        items: found.slice(from, to),
        total_count: found.length,
        ...(to < found.length ? { next_cursor: String(to) } : {}),
      };
    }),
    mock("get", "/api/owner/profile", () => profile),
    mock("patch", "/api/owner/profile", ({ body: { version, phone, address } }) => {
      if (version !== profile.version)
        return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
      if (phone !== undefined) profile.phone = phone ?? undefined;
      if (address !== undefined) profile.address = address ?? undefined;
      profile.version += 1;
      return profile;
    }),
  ];
}

/** A session as the backend issues it, without a signature. */
export function ownerSession(lifetime = 12 * HOUR) {
  const exp = Math.floor((Date.now() + lifetime) / 1_000);
  const token = unsignedJwt({ iss: "haul", sub: "owner", exp });
  return { token, expires_at: new Date(exp * 1_000).toISOString() };
}
