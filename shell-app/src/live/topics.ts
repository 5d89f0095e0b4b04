import type { Query, QueryKey } from "@tanstack/react-query";

/** A record that is no longer what a screen may show. */
export interface Change {
  readonly topic: string;
  readonly id: string;
}

interface Screens {
  /** Beginnings of the API paths whose answers show such a record. */
  readonly paths: readonly string[];
  /** The path parameter that names the one record which an answer is about. */
  readonly parameter?: string;
}

const TRACKING_PATHS = ["/api/tracking", "/api/on_time_report"];
const DETENTION_PATHS = ["/api/detention", "/api/detention_report"];
const LOAD_PATHS = [
  "/api/loads",
  "/api/ready_to_bill",
  "/api/dashboard",
  "/api/dispatch_board",
  // A wait follows from what happens to its load.
  ...DETENTION_PATHS,
  // So does how it stands on its way.
  ...TRACKING_PATHS,
];
const QUOTE_PATHS = ["/api/quotes", "/api/quote_report", "/api/lanes"];

/** Topic → what shows it. A topic that is not here concerns no screen of this build. */
const SCREENS: Readonly<Record<string, Screens>> = {
  api_key: { paths: ["/api/api_keys"] },
  assignment_rule: { paths: ["/api/assignment_rules", "/api/dispatch_board", "/api/loads"] },
  check_call: { paths: ["/api/loads/{load_id}/check_calls", "/api/loads/{load_id}/history"] },
  company: { paths: ["/api/company"] },
  cost_model: { paths: ["/api/quote_settings"] },
  customer: { paths: ["/api/customers", ...LOAD_PATHS], parameter: "customer_id" },
  detention: { paths: DETENTION_PATHS, parameter: "detention_id" },
  detention_policy: { paths: ["/api/detention_policy", "/api/customers"] },
  diesel_price: { paths: ["/api/quote_settings"] },
  document: { paths: LOAD_PATHS },
  driver: { paths: ["/api/drivers", ...LOAD_PATHS], parameter: "driver_id" },
  driver_link: { paths: ["/api/loads/{load_id}/driver_links"] },
  export: { paths: ["/api/exports"], parameter: "export_id" },
  facility: { paths: ["/api/facilities", ...LOAD_PATHS], parameter: "facility_id" },
  fleet_owner: { paths: ["/api/fleet_owners", "/api/trucks"], parameter: "fleet_owner_id" },
  fuel_programme: { paths: ["/api/quote_settings"] },
  import: { paths: ["/api/imports"], parameter: "import_id" },
  join_request: { paths: ["/api/join_requests"] },
  load: { paths: LOAD_PATHS, parameter: "load_id" },
  notice: { paths: ["/api/notices"] },
  number_format: { paths: ["/api/number_formats"] },
  quote: { paths: QUOTE_PATHS, parameter: "quote_id" },
  role: { paths: ["/api/role_grants", "/api/session"] },
  saved_view: { paths: ["/api/saved_views"] },
  tag: { paths: ["/api/tags", "/api/loads"] },
  terminal: { paths: ["/api/terminals"], parameter: "terminal_id" },
  tracking: { paths: TRACKING_PATHS, parameter: "load_id" },
  tracking_exception: {
    paths: [...TRACKING_PATHS, "/api/loads/{load_id}/history"],
    parameter: "tracking_exception_id",
  },
  tracking_link: { paths: ["/api/loads/{load_id}/tracking_links"] },
  tracking_settings: { paths: ["/api/tracking_settings", ...TRACKING_PATHS] },
  trailer: { paths: ["/api/trailers", ...LOAD_PATHS], parameter: "trailer_id" },
  truck: { paths: ["/api/trucks", ...LOAD_PATHS], parameter: "truck_id" },
  user: { paths: ["/api/users", "/api/session"], parameter: "user_id" },
};

/** True for answers that show one of the changed records. */
export function showsAny(changes: readonly Change[]): (query: Pick<Query, "queryKey">) => boolean {
  return ({ queryKey }) => changes.some((change) => shows(queryKey, change));
}

function shows(key: QueryKey, change: Change): boolean {
  const screens = SCREENS[change.topic];
  const [method, path, init] = key as [unknown, unknown, { params?: { path?: Record<string, unknown> } } | undefined];
  if (!screens || method !== "get" || typeof path !== "string") return false;
  if (!screens.paths.some((start) => path === start || path.startsWith(`${start}/`))) return false;
  const about = screens.parameter && init?.params?.path?.[screens.parameter];
  return typeof about !== "string" || about === change.id;
}
