import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { offerOf, OFFER_TOKEN } from "../../../mocks/quote-handlers";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, quoteOf } = testWorld();

/** As a customer, who has no permission of the carrier's. */
const follow = (token = OFFER_TOKEN) => open(`/apps/quotation/offer#${token}`, []);

describe("a customer's answer", () => {
  it("shows the offer without the carrier's costs", async () => {
    await follow();
    expect(await screen.findByRole("heading", { name: /Quote Q-1005 for Summit Freight Brokers/ })).toBeInTheDocument();
    expect(screen.getByText(/Prairie Crest Transport LLC · USDOT 3914427/)).toBeInTheDocument();
    expect(screen.getAllByText("$1,850.00").length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/margin|cost/i);
    expect(await bodySent("POST", /open$/)).toEqual({ token: OFFER_TOKEN });
  });

  it("accepts under a name", async () => {
    await follow();
    await userEvent.click(await screen.findByRole("button", { name: "Accept this quote" }));
    expect(await screen.findByText("Enter your name")).toBeInTheDocument();
    const form = screen.getByRole("form", { name: "Accept" });
    await fill("Your name", "Priya Nair", { inside: form });
    await fill("Your email", "priya.nair@greatlakes.example", { inside: form });
    await userEvent.click(screen.getByRole("button", { name: "Accept this quote" }));
    expect(await screen.findByRole("status")).toHaveTextContent("Accepted by Priya Nair.");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });

  it("takes the offer along as a file", async () => {
    await follow();
    await userEvent.click(await screen.findByRole("button", { name: "Quote as PDF" }));
    const paper = await screen.findByRole("dialog", { name: "Quote Q-1005" });
    expect(await within(paper).findByRole("link", { name: "Download" })).toHaveAttribute("href", "/blobs/offer-paper");
    expect(await bodySent("POST", /print$/)).toEqual({ token: OFFER_TOKEN, is_inline: true });
  });

  it("declines with a reason", async () => {
    await follow();
    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
    const form = screen.getByRole("form", { name: "Decline" });
    await fill("Why not?", "Too late", { inside: form });
    await userEvent.click(within(form).getByRole("button", { name: "Decline this quote" }));
    expect(await screen.findByRole("status")).toHaveTextContent("declined");
    expect(await bodySent("POST", /decline$/)).toEqual({ token: OFFER_TOKEN, reason: "Too late" });
  });

  it.each([
    ["expired", "This quote has expired. Ask the carrier for a new one."],
    ["withdrawn", "The carrier has withdrawn this quote."],
    ["superseded", "A newer version of this quote has been sent."],
  ] as const)("says that a quote is %s, and takes no answer", async (status, message) => {
    const offer = offerOf(quoteOf("Q-1005"));
    use(mock("post", "/api/public_quotes/open", () => ({ ...offer, status, notice: { code: status, message } })));
    await follow();
    expect(await screen.findByRole("status")).toHaveTextContent(message);
    expect(screen.queryByRole("button", { name: "Accept this quote" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Quote as PDF" })).not.toBeInTheDocument();
  });

  it.each(["", "a-guess"])("says so when a link leads nowhere (%j)", async (token) => {
    await follow(token);
    expect(await screen.findByText("No quote at this link")).toBeInTheDocument();
    expect(sent("POST", /accept/)).toEqual([]);
  });
});
