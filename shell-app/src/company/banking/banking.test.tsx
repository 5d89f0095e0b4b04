import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { COMPANY, companyServer, openCompany } from "../testing";

type Change = NonNullable<AnswerOf<"/api/company/remittance", "get">["in_effect"]>;

const IN_EFFECT: Change = {
  id: "01930000-0000-7000-8000-0000000000b1",
  status: "in_effect",
  remit_name: "Prairie Line Transport LLC",
  bank: { bank_name: "First Prairie Bank", kind: "checking", routing_last4: "0013", account_last4: "2265" },
  requested_by: "Marcus Bell",
  requested_at: "2026-11-01T15:00:00Z",
  effective_at: "2026-11-02T15:00:00Z",
};
const WAITING: Change = {
  ...IN_EFFECT,
  id: "01930000-0000-7000-8000-0000000000b2",
  status: "waiting",
  remit_name: "Someone Else LLC",
  effective_at: "2026-11-27T15:00:00Z",
};

const server = companyServer(() => [
  mock("get", "/api/company", () => COMPANY),
  mock("get", "/api/company/remittance", () => ({ in_effect: IN_EFFECT })),
  mock("post", "/api/company/remittance_changes", () => WAITING),
  mock("post", "/api/company/remittance_changes/{remittance_change_id}/stop", () => ({
    ...WAITING,
    status: "stopped" as const,
  })),
  mock("post", "/api/company/remittance_changes/{remittance_change_id}/reveal", () => ({
    routing_number: "071000013",
    account_number: "730048812265",
  })),
]);

const open = (at: string, permissions = ["banking:write", "banking:reveal"]) => openCompany(at, permissions);

describe("banking", () => {
  it("shows the end of the account, and the whole only when asked", async () => {
    await open("/CompanyInfo?tab=banking");
    expect(await screen.findByText("Checking …2265")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show full numbers" }));
    expect(await screen.findByText("Checking 730048812265")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Hide full numbers" }));
    expect(screen.queryByText(/730048812265/)).not.toBeInTheDocument();
  });

  it("offers neither the full number nor a change to others", async () => {
    await open("/CompanyInfo?tab=banking", []);
    await screen.findByText("Checking …2265");
    expect(screen.queryByRole("button", { name: "Show full numbers" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Change" })).not.toBeInTheDocument();
  });

  it("requests a change with another account", async () => {
    await open("/CompanyInfo?tab=banking&change=true");
    await fill("Pay to", "Prairie Factoring");
    await userEvent.click(screen.getByText("Another account"));
    await fill("Bank", "Second Bank");
    await fill("Routing number", "071000014");
    await fill("Account number", "12 3456");
    await userEvent.click(screen.getByRole("button", { name: "Request change" }));
    expect(await screen.findByText(/has a typo/)).toBeInTheDocument();
    await fill("Routing number", "071000013");
    await userEvent.click(screen.getByRole("button", { name: "Request change" }));
    await screen.findByText(/Every Admin was notified/);
    expect(await server.bodySent("POST", /remittance_changes$/)).toEqual({
      remit_name: "Prairie Factoring",
      keeps_bank_account: false,
      bank: { bank_name: "Second Bank", kind: "checking", routing_number: "071000013", account_number: "12 3456" },
    });
  });

  it("keeps the account that is in effect, and asks to sign in again when the session is old", async () => {
    server.use(
      mock("post", "/api/company/remittance_changes", () =>
        mockProblem(403, {
          code: "recent_sign_in_needed",
          message: "Sign in again to change the payment instructions.",
        }),
      ),
    );
    await open("/CompanyInfo?tab=banking&change=true");
    await fill("Pay to", "Prairie Line LLC");
    await userEvent.click(screen.getByRole("button", { name: "Request change" }));
    const dialog = await screen.findByRole("dialog", { name: "Your change is not saved" });
    expect(within(dialog).getByText("Sign in again to change the payment instructions.")).toBeInTheDocument();
    expect(await server.bodySent("POST", /remittance_changes$/)).toMatchObject({ keeps_bank_account: true });
  });

  it("warns of a waiting change, which an Admin stops after confirming", async () => {
    server.use(mock("get", "/api/company/remittance", () => ({ in_effect: IN_EFFECT, waiting: WAITING })));
    await open("/CompanyInfo?tab=banking");
    expect(await screen.findByText("Someone Else LLC")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Change" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Stop change" }));
    const dialog = await screen.findByRole("dialog", { name: "Stop this change?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Stop change" }));
    await screen.findByText(/The change is stopped/);
    expect(server.sent("POST", /stop$/)).toHaveLength(1);
  });
});
