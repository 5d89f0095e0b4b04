import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aQuote, BELOW_FLOOR } from "../../../mocks/quote-world";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, world, quoteOf } = testWorld();

afterEach(() => localStorage.clear());

const CREATE = /^\/api\/quotes$/;
const form = (name = "New quote") => screen.findByRole("form", { name });
const part = async (title: string) => within(await form()).findByRole("group", { name: title });

/** What a customer's question says at the least. */
async function fillIn() {
  await choose("Customer", /Great Lakes/, { typing: "great" });
  await stopAt("Stop 1: pickup", /Joliet/, "11/23/2026");
  await stopAt("Stop 2: delivery", /Columbus/, "11/24/2026");
  await fill("Amount ($)", "1850", { inside: await part("Charges") });
}

async function stopAt(stop: string, facility: RegExp, day: string) {
  const inside = await part(stop);
  await choose("Facility", facility, { inside });
  await fill("Date", day, { inside });
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
    await waitFor(() => expect(figures).toHaveTextContent("Line haul$1,850.00Total$1,850.00"));
    expect(figures).toHaveTextContent("Above the floor of 12.5%");
    expect(await panel("This lane")).toHaveTextContent("88.9%");
    expect(await panel("This lane")).toHaveTextContent("Customer pays in34 days on average");
    await press("Save draft");
    await screen.findByRole("heading", { name: "Quote Q-1008" });
    expect(await bodySent("POST", CREATE)).toMatchObject({
      customer_id: world().customers.one(({ name }) => name === "Great Lakes Logistics").id,
      kind: "SPOT",
      valid_until: "2026-11-22T16:00:00.000Z",
      stops: [
        { kind: "pickup", schedule: "window", earliest_local: "2026-11-23T00:00", latest_local: "2026-11-23T23:59" },
        { kind: "delivery", schedule: "window", earliest_local: "2026-11-24T00:00", latest_local: "2026-11-24T23:59" },
      ],
      charges: [{ code: "LINE_HAUL", basis: "flat", quantity: "1", rate: "1850" }],
    });
    expect(await bodySent("POST", CREATE)).not.toHaveProperty("loaded_miles");
    expect(address()).toBe(`/apps/quotation/${quoteOf("Q-1008").id}`);
  });

  it("estimates the miles from the stops until other miles are typed", async () => {
    await open("/apps/quotation/new");
    const miles = await screen.findByRole("textbox", { name: "Loaded miles" });
    expect(miles).toHaveAccessibleDescription("If empty, estimated from the stops.");
    await fillIn();
    const estimated = "Estimated from the stops: 352 mi. Type your own to replace it.";
    await waitFor(() => expect(miles).toHaveAccessibleDescription(estimated));
    expect(miles).toHaveValue("");
    await fill("Loaded miles", "361.5");
    expect(miles).toHaveAccessibleDescription("If empty, estimated from the stops.");
    await press("Save draft");
    await screen.findByRole("heading", { name: "Quote Q-1008" });
    expect(await bodySent("POST", CREATE)).toMatchObject({ loaded_miles: "361.5" });
  });

  it("takes an appointment where the customer names one, and a day alone where they take it back", async () => {
    await open("/apps/quotation/new");
    await fillIn();
    for (const stop of ["Stop 1: pickup", "Stop 2: delivery"]) {
      const inside = await part(stop);
      await choose("Schedule", "Appointment", { inside });
      const when = { inside: await within(inside).findByRole("group", { name: "Appointment" }) };
      await fill("Date", "11/25/2026", when);
      await fill(/^Time/, "0800", when);
    }
    const delivery = await part("Stop 2: delivery");
    await choose("Schedule", "Any time", { inside: delivery });
    expect(within(delivery).getByRole("textbox", { name: "Date" })).toHaveValue("Nov 25, 2026");
    await press("Save draft");
    await screen.findByRole("heading", { name: "Quote Q-1008" });
    expect(await bodySent("POST", CREATE)).toMatchObject({
      stops: [
        { schedule: "appointment", earliest_local: "2026-11-25T08:00" },
        { schedule: "window", earliest_local: "2026-11-25T00:00", latest_local: "2026-11-25T23:59" },
      ],
    });
  });

  it("asks for the day of a stop, or for its appointment", async () => {
    await open("/apps/quotation/new");
    await choose("Schedule", "Appointment", { inside: await part("Stop 1: pickup") });
    await press("Save draft");
    expect(await within(await part("Stop 1: pickup")).findByText("Enter date and time")).toBeInTheDocument();
    expect(within(await part("Stop 2: delivery")).getByText("Enter the day")).toBeInTheDocument();
    expect(sent("POST", CREATE)).toEqual([]);
  });

  it("shows only what a quote needs, and until when it holds", async () => {
    await open("/apps/quotation/new");
    const all = within(await form());
    const names = [...all.getAllByRole("textbox"), ...all.getAllByRole("combobox")].map((field) =>
      ((field as HTMLInputElement).labels?.[0]?.textContent ?? "").replace(" *", ""),
    );
    const stop = ["Facility", "Schedule", "Date"];
    const quote = ["Customer", "Their number", "Equipment", "Commodity", "Weight", "Loaded miles"];
    expect(names.toSorted()).toEqual([...quote, ...stop, ...stop, "Amount ($)", "Basis"].toSorted());
    expect(all.getByRole("button", { name: "For the customer" })).toHaveAccessibleDescription(
      /^Valid until Sun, Nov 22, \d\d:00 \S+ · message, terms$/,
    );
  });

  it("saves it and goes on to send it, once", async () => {
    const { address } = await open("/apps/quotation/new");
    await fillIn();
    await press("Save and send");
    const sending = await screen.findByRole("dialog", { name: "Send quote Q-1008" });
    expect(await within(sending).findByRole("textbox", { name: "To" })).toHaveValue("priya.nair@greatlakes.example");
    expect(sent("POST", /send$/)).toEqual([]);
    await waitFor(() => expect(address()).toBe(`/apps/quotation/${quoteOf("Q-1008").id}`));
  });

  it("says that what needs an approval is saved and cannot be sent yet", async () => {
    const made = aQuote({ number: "Q-1008", allowed_actions: ["edit", "request_approval"] });
    use(mock("post", "/api/quotes", () => world().quotes.add(made)));
    await open("/apps/quotation/new");
    await fillIn();
    await press("Save and send");
    expect(await screen.findByText("Quote Q-1008 is saved as a draft. It cannot be sent yet.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog", { name: /Send quote/ })).not.toBeInTheDocument();
  });

  it("is there again when it was left half entered, until it is saved", async () => {
    await open("/apps/quotation/new");
    await fillIn();
    cleanup();
    await open("/apps/quotation/new");
    expect(await screen.findByText("Restored what you had entered")).toBeInTheDocument();
    await press("Save draft");
    await screen.findByRole("heading", { name: "Quote Q-1008" });
    expect(await bodySent("POST", CREATE)).toMatchObject({
      charges: [{ rate: "1850" }],
      stops: [{ earliest_local: "2026-11-23T00:00" }, { earliest_local: "2026-11-24T00:00" }],
    });
    cleanup();
    await open("/apps/quotation/new");
    expect(await form()).toBeInTheDocument();
    expect(screen.queryByText("Restored what you had entered")).not.toBeInTheDocument();
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
    expect(await screen.findByText("Enter who is asking")).toBeInTheDocument();
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
    expect(await screen.findByText("This quote is not a draft")).toBeInTheDocument();
  });

  it.each(["new", "edit"])("is closed to those who may not write: %s", async (page) => {
    const path = page === "new" ? page : `${quoteOf("Q-1007").id}/${page}`;
    await open(`/apps/quotation/${path}`, ["quotes:read"]);
    expect(await screen.findByText(/^You need the permission quotes:write\./)).toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});
