import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { FmcsaStanding } from "./fmcsa-standing";

type Carrier = AnswerOf<"/api/motor_carriers/{motor_carrier_id}", "get">;

const OWN: Carrier = {
  id: "01930000-0000-7000-8000-000000000091",
  kind: "own",
  legal_name: "Prairie Line Transport LLC",
  dot_number: "2873641",
  docket_numbers: [],
  is_default: true,
  status: "active",
  fmcsa_status: "active",
  required_count: 2,
  complete_count: 0,
  paper_warnings: [],
  truck_count: 4,
  tags: [],
  objections: [],
  version: 1,
  created_at: "2026-02-01T15:00:00Z",
  updated_at: "2026-02-01T15:00:00Z",
};

const server = mockServer(() => []);

/** Answers once the list has arrived. */
async function open(changes: Partial<Carrier>) {
  server.use(mock("get", "/api/motor_carriers", () => ({ items: [{ ...OWN, ...changes }], total_count: 1 })));
  const routes = [{ path: "/CompanyInfo", element: <FmcsaStanding /> }];
  await renderPages({ routes, at: "/CompanyInfo", sections: ["company"], permissions: ["motor_carriers:read"] });
  await waitFor(() => expect(server.sent("GET", /motor_carriers/)).toHaveLength(1));
}

describe("the company's own number with FMCSA", () => {
  it("is told of when it is not on record", async () => {
    await open({ fmcsa_status: "not_found" });
    expect(await screen.findByText("FMCSA has no carrier with your USDOT number")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the carrier" })).toHaveAttribute(
      "href",
      `/apps/safety/carriers?motor_carrier=${OWN.id}`,
    );
  });

  it("is told of when its trucks may not run, with the reason", async () => {
    const message = "FMCSA does not allow it to operate.";
    await open({ fmcsa_status: "inactive", objections: [{ code: "carrier_not_authorized", message }] });
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
  });

  it("is not spoken of when all is well", async () => {
    await open({});
    expect(screen.queryByText(/FMCSA/)).toBeNull();
  });
});
