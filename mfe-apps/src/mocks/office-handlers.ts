import type { RequestHandler } from "msw";
import { mock, type AnswerOf } from "@haul/api/mocks";

/** A carrier with two operating authorities. */
export const COMPANY: AnswerOf<"/api/company", "get"> = {
  id: "01930000-0000-7000-8000-000000000002",
  legal_name: "Prairie Line Transport LLC",
  dot_number: "2873641",
  is_dot_proven: true,
  docket_numbers: [
    { kind: "MC", number: "918273" },
    { kind: "MX", number: "777" },
  ],
  time_zone: "America/Chicago",
  officers: [],
  addresses: {},
  contacts: [],
  version: 7,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

/** A colleague who dispatches. */
export const COLLEAGUE: AnswerOf<"/api/users", "get">["items"][number] = {
  id: "01930000-0000-7000-8000-0000000000d1",
  email: "rosa.medina@prairieline.example",
  full_name: "Rosa Medina",
  role: "User",
  user_type: "user",
  status: "active",
  terminals: [],
  version: 1,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

/** The company and the people in it, as far as loads name them. */
export function officeHandlers(): RequestHandler[] {
  return [
    mock("get", "/api/company", () => COMPANY),
    mock("get", "/api/users", () => ({ items: [COLLEAGUE], total_count: 1 })),
  ];
}
