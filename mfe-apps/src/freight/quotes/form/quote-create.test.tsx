import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { BELOW_FLOOR } from "../../../mocks/quote-world";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, world, quoteOf } = testWorld();

const CREATE = /^\/api\/quotes$/;
const form = (name = "New quote") => screen.findByRole("form", { name });
const part = async (title: string) => within(await form()).findByRole("group", { name: title });

/** What a customer's question says at the least. */
async function fillIn() {
  await choose("Customer", /Great Lakes/, { typing: "great" });
  await fill("Loaded miles", "352");
  await appoint("Stop 1: pickup", /Joliet/, "11/23/2026", "0800");
  await appoint("Stop 2: delivery", /Columbus/, "11/24/2026", "1430");
  await fill("Amount ($)", "1850", { inside: await part("Charges") });
}

async function appoint(stop: string, facility: RegExp, day: string, time: string) {
  await choose("Facility", facility, { inside: await part(stop) });
  const when = { inside: await within(await part(stop)).findByRole("group", { name: "Appointment" }) };
  await fill("Date", day, when);
  await fill(/^Time/, time, when);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const panel = (name: string) => screen.findByRole("region", { name });

describe("making a quote", () => {
  it("says what is to be known of the customer's credit", async () => {
    const prairie = world().customers.one(({ name }) => name === "Prairie Foods");
    world().owed.set(prairie.id, 5_000_001);
    await open("/apps/quotation/new");
    await choose("Customer", /Prairie Foods/, { typing: "prairie" });
    const over = "Prairie Foods is over its credit limit: $50,000.01 of $50,000.00.";
    expect(await within(await part("Customer")).findByRole("status")).toHaveTextContent(over);
    await userEvent.click(screen.getByRole("checkbox", { name: "Not a customer yet" }));
    await waitFor(() => expect(screen.queryByText(over)).not.toBeInTheDocument());
  });

  it("shows what it earns while it is filled in, and saves a draft", async () => {
    const { address } = await open("/apps/quotation/new");
    await fillIn();
    const figures = await panel("Price and margin");
    await waitFor(() => expect(figures).toHaveTextContent("$1,850.00"));
    expect(figures).toHaveTextContent("Above the floor of 12.5%");
    expect(await panel("This lane")).toHaveTextContent("88.9%");
    await press("Save draft");
    await screen.findByRole("heading", { name: "Quote Q-1008" });
    expect(await bodySent("POST", CREATE)).toMatchObject({
      customer_id: world().customers.one(({ name }) => name === "Great Lakes Logistics").id,
      kind: "SPOT",
      loaded_miles: "352.0",
      valid_until: "2026-11-22T16:00:00.000Z",
      stops: [{ kind: "pickup" }, { kind: "delivery" }],
      charges: [{ code: "LINE_HAUL", basis: "flat", quantity: "1", rate: "1850" }],
    });
    expect(address()).toBe(`/apps/quotation/${quoteOf("Q-1008").id}`);
  });

  it("warns of a margin below the floor before anything is saved", async () => {
    const preview = { amounts_cents: [100_000], total_cents: 100_000, currency: "USD", warnings: [] };
    use(mock("post", "/api/quote_preview", () => ({ ...preview, estimate: BELOW_FLOOR })));
    await open("/apps/quotation/new");
    await fill("Loaded miles", "352");
    await fill("Amount ($)", "1000", { inside: await part("Charges") });
    const figures = await panel("Price and margin");
    await waitFor(() => expect(figures).toHaveTextContent("Below the floor of 12.5%"));
    expect(sent("POST", CREATE)).toEqual([]);
  });

  it("takes a prospect in the place of a customer", async () => {
    await open("/apps/quotation/new");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Not a customer yet" }));
    await press("Save draft");
    expect(await screen.findByText("Enter who asks")).toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "Customer" })).not.toBeInTheDocument();
  });

  it("changes a draft, and keeps references that the form does not show", async () => {
    const quote = quoteOf("Q-1007");
    quote.references = [{ kind: "pro", value: "88-1" }];
    await open(`/apps/quotation/${quote.id}/edit`);
    await fill("Commodity", "Paper rolls", { inside: await form("Quote") });
    await press("Save draft");
    await screen.findByRole("heading", { name: "Quote Q-1007" });
    expect(await bodySent("PUT", /quotes/)).toMatchObject({
      version: 1,
      commodity: "Paper rolls",
      references: [{ kind: "pro", value: "88-1" }],
    });
  });

  it("does not change what a customer has seen", async () => {
    await open(`/apps/quotation/${quoteOf("Q-1005").id}/edit`);
    expect(await screen.findByText("This quote is no draft")).toBeInTheDocument();
  });

  it("is closed to those who may not write", async () => {
    await open("/apps/quotation/new", ["quotes:read"]);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});
