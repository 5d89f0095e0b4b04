import type { AnswerOf } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { companyRoutes } from "./company.routes";

/** A company for the tests of its tabs. */
export const COMPANY: AnswerOf<"/api/company", "get"> = {
  id: "01930000-0000-7000-8000-000000000002",
  legal_name: "Prairie Line Transport LLC",
  dot_number: "2873641",
  is_dot_proven: true,
  docket_numbers: [{ kind: "MC", number: "918273" }],
  time_zone: "America/Chicago",
  officers: [],
  addresses: {},
  contacts: [],
  version: 7,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

export const companyServer: typeof mockServer = mockServer;

export const openCompany = (at: string, permissions: string[]) =>
  renderPages({
    routes: companyRoutes.map(({ path, element }) => ({ path, element })),
    at,
    sections: ["company"],
    permissions,
  });
