/**
 * The kinds of record that the backend tells open screens of, for the test that compares the collection with them.
 * A copy of its list of topics until it publishes that in a file: then this reads `backend/app/registry.txt`.
 */
export const BACKEND_TOPICS = [
  "api_key",
  "assignment_rule",
  "check_call",
  "company",
  "cost_model",
  "customer",
  "detention",
  "detention_policy",
  "diesel_price",
  "document",
  "driver",
  "driver_link",
  "export",
  "facility",
  "fleet_owner",
  "fuel_programme",
  "import",
  "join_request",
  "load",
  "notice",
  "number_format",
  "quote",
  "role",
  "saved_view",
  "tag",
  "terminal",
  "tracking",
  "tracking_exception",
  "tracking_link",
  "tracking_settings",
  "trailer",
  "truck",
  "user",
];

/** Those that it tells of and never writes into the audit log. */
export const UNAUDITED_TOPICS = ["notice", "tracking"];
