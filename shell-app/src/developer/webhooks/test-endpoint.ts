import type { AnswerOf } from "@haul/api/mocks";

export type Endpoint = AnswerOf<"/api/webhook_endpoints/{webhook_endpoint_id}", "get">;

/** An enabled endpoint without a description, which receives all events of loads. */
export const TEST_ENDPOINT: Endpoint = {
  id: "01930000-0000-7000-8000-000000000061",
  url: "https://billing.prairieline.example/haul",
  event_kinds: ["load.*"],
  status: "enabled",
  owner_name: "Dana Whitfield",
  version: 2,
  created_at: "2026-11-20T12:00:00Z",
  updated_at: "2026-11-20T12:00:00Z",
};
