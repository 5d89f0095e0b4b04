import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { aLoad, aTruck } from "./owner";

const HOUR = 3_600_000;

const trucks = [
  aTruck(),
  aTruck({
    id: "01930000-0000-7000-8000-0000000000b2",
    unit_number: "204",
    year: 2018,
    make: "Peterbilt",
    model: "579",
    status: "in_shop",
    driver_name: undefined,
    current_load: undefined,
    annual_inspection_expires_on: new Date(Date.now() + 9 * 24 * HOUR).toISOString().slice(0, 10),
  }),
];

const delivered = aLoad({
  id: "01930000-0000-7000-8000-0000000000a2",
  number: "24-1160",
  status: "delivered",
  delivered_at: new Date(Date.now() - 40 * HOUR).toISOString(),
  is_pod_present: true,
});

/** Mocks of the operations that this front-end calls, typed by the API document. */
export const handlers: readonly RequestHandler[] = [
  mock("post", "/api/owner/login", () => ({
    message: "If this address belongs to a fleet owner, a link is on its way.",
  })),
  mock("post", "/api/owner/verify", ({ body }) =>
    body.token === "used" ? mockProblem(422, { code: "link_invalid" }) : { session: ownerSession() },
  ),
  mock("post", "/api/owner/choose", () => ownerSession()),
  mock("post", "/api/owner/logout", () => ({ message: "Logged out." })),
  mock("get", "/api/owner/session", () => ({
    fleet_owner_id: "01930000-0000-7000-8000-0000000000c1",
    name: "Rosa Delgado",
    email: "rosa@delgadotrucking.com",
    carrier_name: "Prairie Freight LLC",
    expires_at: ownerSession().expires_at,
  })),
  mock("get", "/api/owner/dashboard", () => ({
    truck_count: 2,
    moving_truck_count: 1,
    loads_this_week_count: 3,
    miles_this_week: "1486.0",
    revenue_this_week_cents: 412_350,
    currency: "USD",
    expiring_papers: [],
  })),
  mock("get", "/api/owner/trucks", () => ({ items: trucks, total_count: trucks.length })),
  mock("get", "/api/owner/loads", ({ query }) => {
    const group = query.get("group");
    const items = [aLoad(), delivered].filter(
      ({ status }) => group === "all" || (status === "delivered") === (group === "history"),
    );
    return { items, total_count: items.length };
  }),
  mock("get", "/api/owner/profile", () => profile),
  mock("patch", "/api/owner/profile", ({ body }) => ({ ...profile, phone: body.phone ?? undefined, version: 2 })),
];

const profile = {
  fleet_owner_id: "01930000-0000-7000-8000-0000000000c1",
  carrier_name: "Prairie Freight LLC",
  updated_at: "2026-11-02T15:04:05Z",
  name: "Rosa Delgado",
  email: "rosa@delgadotrucking.com",
  phone: "+18065550177",
  address: { line1: "410 Mesa Dr", city: "Lubbock", state: "TX", postal_code: "79401", country: "US" },
  version: 1,
};

/** A session as the backend issues it, without a signature. */
export function ownerSession(lifetime = 12 * HOUR) {
  const exp = Math.floor((Date.now() + lifetime) / 1_000);
  const claims = btoa(JSON.stringify({ iss: "haul", sub: "owner", exp }));
  return { token: `${btoa('{"alg":"none"}')}.${claims}.`, expires_at: new Date(exp * 1_000).toISOString() };
}
