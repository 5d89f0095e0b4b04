import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { invitationRoutes } from "./invitation.routes";

const PATH = "/api/public_invitations/refuse";

const server = mockServer(() => [mock("post", PATH, () => ({ is_refused: true }))]);

const open = (hash: string) =>
  renderPages({
    routes: invitationRoutes.map(({ path, element }) => ({ path, element })),
    at: `/invitation/refuse${hash}`,
  });

const decline = async () => userEvent.click(await screen.findByRole("button", { name: "Decline the invitation" }));

describe("refusing an invitation", () => {
  it("says what declining does, and does nothing before it", async () => {
    const { address, hash } = await open("#signed");
    await screen.findByRole("heading", { name: "Not expecting this invitation?" });
    expect(screen.getByText(/This declines the invitation and stops all email from this company/)).toBeInTheDocument();
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(server.sent()).toEqual([]);
    expect(address() + hash()).toBe("/invitation/refuse");
  });

  it("declines it with the link's token, and says so", async () => {
    await open("#signed");
    await decline();
    await screen.findByRole("heading", { name: "Invitation declined" });
    expect(screen.getByRole("status")).toHaveTextContent("this company can no longer email you");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(await server.bodySent("POST", /refuse$/)).toEqual({ token: "signed" });
  });

  it("says so for a link without a token, and sends nothing", async () => {
    await open("");
    await screen.findByRole("heading", { name: "This link does not work" });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(server.sent()).toEqual([]);
  });

  it("says so of a link that the server does not know", async () => {
    server.use(mock("post", PATH, () => mockProblem(404, { code: "not_found" })));
    await open("#a-guess");
    await decline();
    await screen.findByRole("heading", { name: "This link does not work" });
    expect(screen.getByRole("alert")).toHaveTextContent("It is incomplete or more than 90 days old.");
  });

  it("says what went wrong, with the request to quote, and tries again", async () => {
    server.use(
      mock("post", PATH, () => mockProblem(500, { message: "An internal error occurred.", request_id: "r-9" })),
    );
    await open("#signed");
    await decline();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The invitation could not be declined");
    expect(alert).toHaveTextContent("An internal error occurred.");
    expect(alert).toHaveTextContent("Request r-9");
    server.use(mock("post", PATH, () => ({ is_refused: true })));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Invitation declined" });
  });

  it("tells a person who tries too often to wait, in the server's words", async () => {
    const message = "There have been too many requests from your address. Please wait a moment and try again.";
    server.use(mock("post", PATH, () => mockProblem(429, { code: "too_many_requests", message })));
    await open("#signed");
    await decline();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  });
});
