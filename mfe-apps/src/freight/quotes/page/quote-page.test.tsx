import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { OVER_LIMIT, creditRefusal } from "../../../mocks/credit-handlers";
import { aQuote, aQuoteCharge } from "../../../mocks/quote-world";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, quoteOf, world } = testWorld();

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });
const show = (number: string, permissions?: readonly string[]) =>
  open(`/apps/quotation/${quoteOf(number).id}`, permissions);

const pressIn = async (name: string | RegExp, button: string) =>
  userEvent.click(await within(await dialog(name)).findByRole("button", { name: button }));

/** A quote for a customer without a contact. */
function withoutContact(number: string) {
  const quote = quoteOf(number);
  delete quote.broker_contact;
  return { quote, customer: world().customers.one(({ id }) => id === quote.customer?.id) };
}

async function more(item: string) {
  await press("More");
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}

describe("a quote", () => {
  it("is sent, and leaves the customer's link on the page", async () => {
    willBecome(quoteOf("Q-1007"), { status: "sent", allowed_actions: ["accept"] });
    await show("Q-1007");
    await press("Send");
    await pressIn(/Send quote/, "Send");
    expect(await screen.findByText("Quote Q-1007 is on its way to priya.nair@greatlakes.example.")).toBeInTheDocument();
    const link = await screen.findByRole("region", { name: "Customer's link" });
    expect(link).toHaveTextContent(/offer#/);
    expect(within(link).getByRole("button", { name: "Copy link" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await bodySent("POST", /send$/)).toEqual({
      version: 1,
      email: "priya.nair@greatlakes.example",
      accepts_credit_risk: false,
    });
    expect(await screen.findByRole("button", { name: "Accepted by phone" })).toBeInTheDocument();
  });

  it("is sent to a contact of the customer where the quote names none", async () => {
    const { customer, quote } = withoutContact("Q-1007");
    customer.contacts = [
      { name: "Ann Reyes", function: "accounts payable", email: "ap@greatlakes.example" },
      { name: "Lou Park", function: "dispatch" },
      { name: "Kim Otero", function: "dispatch", email: "kim@greatlakes.example" },
    ];
    await show(quote.number);
    await press("Send");
    const to = await within(await dialog(/Send quote/)).findByRole("textbox", { name: "To" });
    expect(to).toHaveValue("kim@greatlakes.example");
    expect(to).toHaveAccessibleDescription("The customer's contact: Kim Otero, dispatch.");
  });

  it("asks for the address where none is known, even without permission to read customers", async () => {
    const { customer, quote } = withoutContact("Q-1007");
    customer.email = "freight@greatlakes.example";
    await show(quote.number, ["quotes:read", "quotes:write"]);
    await press("Send");
    expect(await within(await dialog(/Send quote/)).findByRole("textbox", { name: "To" })).toHaveValue("");
    expect(sent("GET", new RegExp(customer.id))).toEqual([]);
  });

  it("is sent beyond the customer's credit limit once the person accepts that", async () => {
    use(
      mock("post", "/api/quotes/{quote_id}/send", ({ body }) => {
        return creditRefusal(body) ?? { quote: quoteOf("Q-1007"), link: "https://haul.example/apps/quotation/offer#t" };
      }),
    );
    await show("Q-1007");
    await press("Send");
    await pressIn(/Send quote/, "Send");
    const asked = await dialog("Accept the credit risk?");
    expect(asked).toHaveTextContent(OVER_LIMIT);
    await userEvent.click(within(asked).getByRole("button", { name: "Accept and send" }));
    expect(await screen.findByRole("region", { name: "Customer's link" })).toHaveTextContent(/offer#/);
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

  it("goes out below the floor only once approved", async () => {
    await show("Q-1006", ["quotes:write"]);
    expect(await screen.findByText("Waiting for approval")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });

  it("is not listed among the others of its lane", async () => {
    await show("Q-1005");
    const others = await screen.findByRole("table", { name: "Last quotes on this lane" });
    expect(within(others).queryByRole("link", { name: "Q-1005" })).not.toBeInTheDocument();
  });

  it("ends on the clock of its origin", async () => {
    const quote = quoteOf("Q-1005");
    quote.valid_until = "2026-11-22T16:07:00Z";
    for (const stop of quote.stops) stop.time_zone = "America/Denver";
    await show("Q-1005");
    expect(await screen.findByText(/09:07 MST/)).toBeInTheDocument();
  });

  it("is returned with a reason by a person who may approve it", async () => {
    willBecome(quoteOf("Q-1006"), { status: "draft", closed_reason: "Ask for fuel" });
    await show("Q-1006", ["quotes:approve"]);
    await more("Return to draft");
    const returning = await dialog(/Return quote .* to draft/);
    await fill("Reason", "Ask for fuel", { inside: returning });
    await userEvent.click(within(returning).getByRole("button", { name: "Return" }));
    expect(await bodySent("POST", /return$/)).toEqual({ version: 1, reason: "Ask for fuel" });
    expect(await screen.findByText("Ask for fuel")).toBeInTheDocument();
  });

  it("is accepted by word of mouth", async () => {
    willBecome(quoteOf("Q-1005"), { status: "accepted", allowed_actions: ["convert"] });
    await show("Q-1005");
    await press("Accepted by phone");
    await pressIn(/Accepted by phone/, "Record acceptance");
    expect(await screen.findByRole("button", { name: "Book load" })).toBeInTheDocument();
    // To whom it was sent, by the name that the quote knows.
    expect(await bodySent("POST", /accept$/)).toEqual({
      version: 1,
      name: "Priya Nair",
      email: "priya.nair@greatlakes.example",
    });
    expect(sent("POST", /convert$/)).toEqual([]);
  });

  it("leaves the accepter empty when it was sent to an address without a contact", async () => {
    quoteOf("Q-1005").sent_to = "desk@redriver.example";
    await show("Q-1005");
    await press("Accepted by phone");
    const accepting = within(await dialog(/Accepted by phone/));
    expect(await accepting.findByRole("textbox", { name: "Who accepted" })).toHaveValue("");
    expect(accepting.getByRole("textbox", { name: "Email" })).toHaveValue("desk@redriver.example");
  });

  describe("accepted and booked at once", () => {
    const ACCEPTED = { status: "accepted", accepted_by: "Priya Nair", allowed_actions: ["convert"] } as const;
    const becomesAccepted = () =>
      willBecome(quoteOf("Q-1005"), { ...ACCEPTED, allowed_actions: [...ACCEPTED.allowed_actions] });
    const acceptAndBook = async () => {
      await press("Accepted by phone");
      await pressIn(/Accepted by phone/, "Accept and book load");
    };
    const bodies = () => Promise.all(sent("POST", /convert$/).map((request) => request.body()));

    it("leads to its load", async () => {
      becomesAccepted();
      const { address } = await show("Q-1005");
      await acceptAndBook();
      await waitFor(() => expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}`));
      expect(await bodySent("POST", /convert$/)).toEqual({
        version: 2,
        accepts_duplicate_reference: false,
        accepts_credit_risk: false,
      });
      expect(await screen.findByText(/^Quote Q-1005 is accepted and booked as load /)).toBeInTheDocument();
    });

    it("stays accepted when the booking fails, which can be repeated", async () => {
      becomesAccepted();
      let failures = 1;
      use(
        mock("post", "/api/quotes/{quote_id}/convert", () =>
          failures-- > 0
            ? mockProblem(422, { code: "invalid", message: "The pickup is in the past." })
            : world().loads.one(() => true),
        ),
      );
      const { address } = await show("Q-1005");
      await acceptAndBook();
      const booking = await dialog("Book a load from quote Q-1005");
      expect(await within(booking).findByRole("alert")).toHaveTextContent(/^The pickup is in the past\./);
      expect(within(booking).getByRole("status")).toHaveTextContent("The quote is accepted. No load is booked yet.");
      expect(sent("POST", /accept$/)).toHaveLength(1);
      await userEvent.click(within(booking).getByRole("button", { name: "Book load" }));
      await waitFor(() => expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}`));
      const [first, second] = sent("POST", /convert$/).map(({ headers }) => headers.get("idempotency-key"));
      expect(first).toMatch(/^[0-9a-f-]{36}$/);
      expect(second).toBe(first);
      const [asked, askedAgain] = await bodies();
      expect(askedAgain).toEqual(asked);
    });

    it("asks whether it is a different load when the number is taken", async () => {
      becomesAccepted();
      const taken = { code: "customer_reference_already_used", message: "Load 104218 has this number." };
      use(mock("post", "/api/quotes/{quote_id}/convert", () => mockProblem(409, taken)));
      await show("Q-1005");
      await acceptAndBook();
      const booking = within(await dialog("Book a load from quote Q-1005"));
      expect(
        booking.getByRole("checkbox", { name: "This is a different load with the same number" }),
      ).not.toBeChecked();
      const isSaidOnce = async (requests: number) => {
        await waitFor(() => expect(sent("POST", /convert$/)).toHaveLength(requests));
        const number = booking.getByRole("textbox", { name: "Load or order number" });
        await waitFor(() => expect(number).toHaveAccessibleDescription(taken.message));
        expect(booking.getAllByText(taken.message)).toHaveLength(1);
        expect(booking.queryByRole("alert")).not.toBeInTheDocument();
      };
      await isSaidOnce(1);
      await userEvent.click(booking.getByRole("button", { name: "Book load" }));
      await isSaidOnce(2);
    });

    it("continues when an earlier acceptance counted but its response was lost", async () => {
      const quote = quoteOf("Q-1005");
      use(
        mock("post", "/api/quotes/{quote_id}/accept", () => {
          Object.assign(quote, ACCEPTED, { version: 2 });
          return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
        }),
      );
      const { address } = await show("Q-1005");
      await acceptAndBook();
      await waitFor(() => expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}`));
    });

    it("stops when someone else accepted it first", async () => {
      const quote = quoteOf("Q-1005");
      use(
        mock("post", "/api/quotes/{quote_id}/accept", () => {
          Object.assign(quote, ACCEPTED, { accepted_by: "Lou Park", version: 2 });
          return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
        }),
      );
      await show("Q-1005");
      await acceptAndBook();
      expect(await screen.findByRole("alert")).toHaveTextContent("Someone else has changed this record.");
      expect(sent("POST", /convert$/)).toEqual([]);
    });

    it("asks which customer a prospect has become", async () => {
      willBecome(quoteOf("Q-1003"), { status: "accepted", allowed_actions: ["convert"] });
      await show("Q-1003");
      await acceptAndBook();
      const booking = within(await dialog("Book a load from quote Q-1003"));
      expect(booking.getByText("The quote is accepted. No load is booked yet.")).toBeInTheDocument();
      expect(booking.getByRole("combobox", { name: "Tennessee Valley Growers is now" })).toBeInTheDocument();
      expect(sent("POST", /convert$/)).toEqual([]);
    });

    it("is offered only to those who may book", async () => {
      await show("Q-1005", ["quotes:read", "quotes:write"]);
      await press("Accepted by phone");
      const accepting = within(await dialog(/Accepted by phone/));
      expect(await accepting.findByRole("button", { name: "Record acceptance" })).toBeInTheDocument();
      expect(accepting.queryByRole("button", { name: "Accept and book load" })).not.toBeInTheDocument();
    });
  });

  it("is accepted by phone before its paper goes out", async () => {
    willBecome(quoteOf("Q-1007"), { status: "accepted", allowed_actions: ["mark_lost", "convert"] });
    await show("Q-1007");
    await press("Accepted by phone");
    const accepting = await dialog("Accepted by phone: quote Q-1007");
    await fill("Who accepted", "Priya Nair", { inside: accepting });
    await userEvent.click(within(accepting).getByRole("button", { name: "Record acceptance" }));
    expect(await screen.findByRole("button", { name: "Book load" })).toBeInTheDocument();
    expect(await bodySent("POST", /accept$/)).toMatchObject({ version: 1, name: "Priya Nair" });
  });

  it("is lost even after it was accepted, as long as no load is booked", async () => {
    await show("Q-1004");
    await more("Mark as lost");
    expect(await dialog("Mark quote Q-1004 as lost")).toBeInTheDocument();
  });

  it("is lost for a reason, and reopened", async () => {
    willBecome(
      quoteOf("Q-1005"),
      { status: "lost", loss_reason: "too_slow", competitor: "Blackhawk Lines", allowed_actions: ["reopen"] },
      { status: "sent", allowed_actions: ["accept"] },
    );
    await show("Q-1005");
    await more("Mark as lost");
    const losing = await dialog("Mark quote Q-1005 as lost");
    await choose("Reason", "We answered too late", { inside: losing });
    await fill("Who got it", "Blackhawk Lines", { inside: losing });
    await userEvent.click(within(losing).getByRole("button", { name: "Mark as lost" }));
    expect(await bodySent("POST", /lose$/)).toEqual({ version: 1, reason: "too_slow", competitor: "Blackhawk Lines" });
    expect(await screen.findByText("Blackhawk Lines")).toBeInTheDocument();
    await more("Reopen");
    await userEvent.click(within(await dialog(/Reopen/)).getByRole("button", { name: "Reopen" }));
    expect(await screen.findByRole("button", { name: "Accepted by phone" })).toBeInTheDocument();
    expect(await bodySent("POST", /reopen$/)).toMatchObject({ version: 2 });
  });

  it("is reopened until a time on the origin's clock, which is the page's", async () => {
    const quote = quoteOf("Q-1005");
    Object.assign(quote, { status: "lost", allowed_actions: ["reopen"], valid_until: "2026-11-22T16:07:00Z" });
    Object.assign(quote.stops[0] ?? {}, { time_zone: "America/Denver" });
    willBecome(quote, { status: "sent", allowed_actions: ["accept"] });
    await show("Q-1005");
    expect(await screen.findByText(/09:07 MST/)).toBeInTheDocument();
    await more("Reopen");
    const reopening = await dialog(/Reopen/);
    expect(within(reopening).getByDisplayValue(/09:07/)).toBeInTheDocument();
    expect(within(reopening).getByText("MST")).toBeInTheDocument();
    await userEvent.click(within(reopening).getByRole("button", { name: "Reopen" }));
    expect(await bodySent("POST", /reopen$/)).toMatchObject({ valid_until: "2026-11-22T16:07:00.000Z" });
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

  it("becomes a load beyond the customer's credit limit once the person accepts that", async () => {
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

  it("adds its price up from the line haul on, each kind of charge a line", async () => {
    const quote = quoteOf("Q-1007");
    quote.charges = [
      aQuoteCharge({ amount_cents: 150_000 }),
      aQuoteCharge({ id: "stop-1", code: "STOP_OFF", amount_cents: 7_500 }),
      aQuoteCharge({ id: "stop-2", code: "STOP_OFF", amount_cents: 7_500 }),
      aQuoteCharge({ id: "fuel", code: "FUEL", amount_cents: 20_000, is_from_program: true }),
    ];
    quote.fuel_surcharge = {
      program: "Standard",
      amount_cents: 20_000,
      peg: "1.2000",
      price: "3.7000",
      rate: "0.4000",
      region: "midwest",
      week_on: "2026-11-16",
    };
    await show("Q-1007");
    expect(await screen.findByRole("region", { name: "Price and margin" })).toHaveTextContent(
      /Line haul\$1,500\.00Stop-off\$150\.00Fuel surcharge\$200\.00 Standard.*Total\$1,850\.00/,
    );
  });

  it("shows readers no buttons", async () => {
    await show("Q-1007", ["quotes:read"]);
    await screen.findByRole("heading", { name: "Quote Q-1007" });
    expect(screen.queryByRole("button", { name: "More" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });
});
