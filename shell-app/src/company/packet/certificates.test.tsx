import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { COMPANY, companyServer, openCompany } from "../testing";

const ASKED: AnswerOf<"/api/certificate_requests/{certificate_request_id}", "get"> = {
  id: "01930000-0000-7000-8000-0000000000e1",
  holder_name: "Blue Ridge Brokerage",
  agent_email: "agent@insurance.example",
  requested_by: "Dana Whitfield",
  version: 1,
  created_at: "2026-11-18T15:00:00Z",
  updated_at: "2026-11-18T15:00:00Z",
};

const server = companyServer(() => [
  mock("get", "/api/company", () => COMPANY),
  mock("get", "/api/company/documents", () => ({ items: [] })),
  mock("get", "/api/company/packet", () => ({ document_ids: [], expired_document_ids: [], missing_kinds: [] })),
  mock("get", "/api/certificate_requests", () => ({ items: [ASKED], total_count: 1 })),
  mock("post", "/api/certificate_requests", ({ body }) => ({ ...ASKED, ...body })),
  mock("patch", "/api/certificate_requests/{certificate_request_id}", () => ({ ...ASKED, version: 2 })),
]);

describe("certificates of insurance", () => {
  it("are asked for by email, and marked once they came", async () => {
    await openCompany("/CompanyInfo?tab=packet", ["company:write"]);
    const panel = await screen.findByRole("region", { name: "Certificate requests" });
    expect(await within(panel).findByText("Waiting")).toBeInTheDocument();
    await userEvent.click(within(panel).getByRole("button", { name: "Add certificate request" }));
    const drawer = await screen.findByRole("dialog");
    await userEvent.click(within(drawer).getByRole("button", { name: "Send request" }));
    expect(await within(drawer).findByText("Enter the certificate holder.")).toBeInTheDocument();
    await fill("Certificate holder", "Cedar Foods", { inside: drawer });
    await fill("Insurance agent's email", "agent@insurance.example", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("button", { name: "Send request" }));
    expect(await screen.findByText("Your insurance agent will get an email.")).toBeInTheDocument();
    expect(await server.bodySent("POST", /certificate_requests$/)).toEqual({
      holder_name: "Cedar Foods",
      agent_email: "agent@insurance.example",
    });
    await userEvent.click(await within(panel).findByText("Blue Ridge Brokerage"));
    const opened = await screen.findByRole("dialog");
    await fill("Received on", "11/20/2026", { inside: opened });
    await userEvent.click(within(opened).getByRole("button", { name: "Save request" }));
    expect(await screen.findByText("The request is saved.")).toBeInTheDocument();
    expect(await server.bodySent("PATCH", /certificate_requests\//)).toMatchObject({
      version: 1,
      received_on: "2026-11-20",
    });
  });
});
