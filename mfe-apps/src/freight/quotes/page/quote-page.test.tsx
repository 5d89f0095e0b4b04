import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { OVER_LIMIT, creditRefusal } from "../../../mocks/credit-handlers";
import { aQuote } from "../../../mocks/quote-world";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, quoteOf, world } = testWorld();

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });
const show = (number: string, permissions?: readonly string[]) =>
  open(`/apps/quotation/${quoteOf(number).id}`, permissions);

async function more(item: string) {
  await press("More");
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}

describe("a quote", () => {
  it("is sent, and tells the customer's link once", async () => {
    willBecome(quoteOf("Q-1007"), { status: "sent", allowed_actions: ["accept"] });
    await show("Q-1007");
    await press("Send");
    const sending = await dialog(/Send quote/);
    await userEvent.click(within(sending).getByRole("button", { name: "Send" }));
    expect(await within(await dialog(/On its way/)).findByText(/offer#/)).toBeInTheDocument();
    expect(await bodySent("POST", /send$/)).toEqual({
      version: 1,
      email: "priya.nair@greatlakes.example",
      accepts_credit_risk: false,
    });
    await press("Done");
    expect(await screen.findByRole("button", { name: "Accepted by phone" })).toBeInTheDocument();
  });

  it("is sent beyond the customer's credit limit once somebody accepts that", async () => {
    use(
      mock("post", "/api/quotes/{quote_id}/send", ({ body }) => {
        return creditRefusal(body) ?? { quote: quoteOf("Q-1007"), link: "https://haul.example/apps/quotation/offer#t" };
      }),
    );
    await show("Q-1007");
    await press("Send");
    await userEvent.click(within(await dialog(/Send quote/)).getByRole("button", { name: "Send" }));
    const asked = await dialog("Accept the credit risk?");
    expect(asked).toHaveTextContent(OVER_LIMIT);
    await userEvent.click(within(asked).getByRole("button", { name: "Accept and send" }));
    expect(await within(await dialog(/On its way/)).findByText(/offer#/)).toBeInTheDocument();
    const bodies = await Promise.all(sent("POST", /send$/).map((request) => request.body()));
    expect(bodies).toMatchObject([{ accepts_credit_risk: false }, { accepts_credit_risk: true }]);
  });

  it("is seen as the paper that its customer gets", async () => {
    await show("Q-1005", ["quotes:read"]);
    await press("PDF");
    const paper = await dialog(/^Quote Q-1005/);
    expect(await within(paper).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      `/blobs/quote-${quoteOf("Q-1005").id}`,
    );
  });

  it("goes out below the floor only with somebody's approval", async () => {
    await show("Q-1006", ["quotes:write"]);
    expect(await screen.findByText("Waiting for approval")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });

  it("is returned with a reason by somebody who may approve it", async () => {
    willBecome(quoteOf("Q-1006"), { status: "draft", closed_reason: "Ask for fuel" });
    await show("Q-1006", ["quotes:approve"]);
    await more("Return to draft");
    const returning = await dialog(/Return to draft/);
    await fill("Reason", "Ask for fuel", { inside: returning });
    await userEvent.click(within(returning).getByRole("button", { name: "Return" }));
    expect(await bodySent("POST", /return$/)).toEqual({ version: 1, reason: "Ask for fuel" });
    expect(await screen.findByText("Ask for fuel")).toBeInTheDocument();
  });

  it("is accepted by word of mouth", async () => {
    willBecome(quoteOf("Q-1005"), { status: "accepted", allowed_actions: ["convert"] });
    await show("Q-1005");
    await press("Accepted by phone");
    await userEvent.click(within(await dialog(/Accepted by phone/)).getByRole("button", { name: "Note acceptance" }));
    expect(await screen.findByRole("button", { name: "Book load" })).toBeInTheDocument();
  });

  it("is accepted by phone before its paper goes out", async () => {
    willBecome(quoteOf("Q-1007"), { status: "accepted", allowed_actions: ["mark_lost", "convert"] });
    await show("Q-1007");
    await press("Accepted by phone");
    const accepting = await dialog(/Accepted by phone: Q-1007/);
    await fill("Who accepted", "Priya Nair", { inside: accepting });
    await userEvent.click(within(accepting).getByRole("button", { name: "Note acceptance" }));
    expect(await screen.findByRole("button", { name: "Book load" })).toBeInTheDocument();
    expect(await bodySent("POST", /accept$/)).toMatchObject({ version: 1, name: "Priya Nair" });
  });

  it("is lost even after it was accepted, as long as no load is booked", async () => {
    await show("Q-1004");
    await more("Mark as lost");
    expect(await dialog(/Mark as lost: Q-1004/)).toBeInTheDocument();
  });

  it("is lost for a reason, and re-opened", async () => {
    willBecome(
      quoteOf("Q-1005"),
      { status: "lost", loss_reason: "too_slow", competitor: "Blackhawk Lines", allowed_actions: ["reopen"] },
      { status: "sent", allowed_actions: ["accept"] },
    );
    await show("Q-1005");
    await more("Mark as lost");
    const losing = await dialog(/Mark as lost/);
    await choose("Reason", "We answered too late", { inside: losing });
    await fill("Who got it", "Blackhawk Lines", { inside: losing });
    await userEvent.click(within(losing).getByRole("button", { name: "Mark as lost" }));
    expect(await bodySent("POST", /lose$/)).toEqual({ version: 1, reason: "too_slow", competitor: "Blackhawk Lines" });
    expect(await screen.findByText("Blackhawk Lines")).toBeInTheDocument();
    await more("Re-open");
    await userEvent.click(within(await dialog(/Re-open/)).getByRole("button", { name: "Re-open" }));
    expect(await screen.findByRole("button", { name: "Accepted by phone" })).toBeInTheDocument();
    expect(await bodySent("POST", /reopen$/)).toMatchObject({ version: 2 });
  });

  it("is revised into a draft of the next version", async () => {
    const made = aQuote({ number: "Q-1005-2", revision: 2 });
    use(mock("post", "/api/quotes/{quote_id}/revise", () => world().quotes.add(made)));
    const { address } = await show("Q-1005");
    await more("Revise");
    await press("Make a new version");
    await screen.findByRole("heading", { name: "Edit quote Q-1005-2" });
    expect(address()).toBe(`/apps/quotation/${made.id}/edit`);
    expect(await bodySent("POST", /revise$/)).toEqual({ version: 1 });
  });

  it("becomes a load", async () => {
    const { address } = await show("Q-1004");
    await press("Book load");
    const booking = await dialog(/Book a load/);
    await fill("Load or order number", "SH-90114", { inside: booking });
    await userEvent.click(within(booking).getByRole("button", { name: "Book load" }));
    await waitFor(() => expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}`));
    expect(await bodySent("POST", /convert$/)).toMatchObject({ version: 1, customer_reference: "SH-90114" });
  });

  it("becomes a load beyond the customer's credit limit once somebody accepts that", async () => {
    use(
      mock("post", "/api/quotes/{quote_id}/convert", ({ body }) => {
        return creditRefusal(body) ?? world().loads.one(() => true);
      }),
    );
    const { address } = await show("Q-1004");
    await press("Book load");
    await userEvent.click(within(await dialog(/Book a load/)).getByRole("button", { name: "Book load" }));
    const asked = await dialog("Accept the credit risk?");
    await userEvent.click(within(asked).getByRole("button", { name: "Accept and book" }));
    await waitFor(() => expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}`));
  });

  it("shows readers no buttons", async () => {
    await show("Q-1007", ["quotes:read"]);
    await screen.findByRole("heading", { name: "Quote Q-1007" });
    expect(screen.queryByRole("button", { name: "More" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });
});
