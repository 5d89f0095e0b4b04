import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { aLoad, summaryOf } from "@haul/testing/sample";
import app from "../app";

const load = summaryOf(aLoad({ number: "104218", status: "booked" }));

const { sent } = mockServer(() => [mock("get", "/api/loads", () => ({ items: [load], total_count: 1 }))]);

it("shows the loads that were booked last", async () => {
  await renderPages({ routes: app.routes, at: "/apps/newremote", sections: ["loads"] });
  const row = await screen.findByRole("row", { name: /104218/ });
  expect(row).toHaveTextContent(load.customer.name);
  expect(sent("GET", /^\/api\/loads$/)[0]?.query).toEqual({ sort: "-created_at", limit: "10" });
});
