import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow } from "@haul/testing/sample";
import { formatDate } from "@haul/ui/format";
import { handlersOf } from "../mocks/handlers";
import { anInvoice } from "../mocks/invoices";
import { makeWorld } from "../mocks/world";
import { receivableQuery } from "./receivables.queries";
import { receivablesRoutes } from "./receivables.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => Promise.all([import("./receivable-list.page"), import("../payments/record-payment-dialog")]), 120_000);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/receivables";
const WRITES = ["payments:read", "payments:write"];
const open = (search = "", permissions: readonly string[] = WRITES) =>
  renderPages({ routes: receivablesRoutes, at: `${PATH}${search}`, sections: ["financial"], permissions });
const row = (name: RegExp) => screen.findByRole("row", { name });
const customerOf = (name: string) => world.customers.one((customer) => customer.name === name);
const invoiceOf = (number: string) => world.money.invoices.one((invoice) => invoice.number === number);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const cellsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

async function openCustomer(name: string, permissions?: readonly string[], search = "") {
  await open(`?customer=${customerOf(name).id}${search}`, permissions);
  const drawer = await screen.findByRole("dialog", { name });
  await within(drawer).findByRole("list", { name: "Owed invoices" });
  return drawer;
}

describe("receivables", () => {
  it("are listed by customer and by the days since they were due, the most first", async () => {
    await open();
    const lakes = await row(/^Great Lakes Logistics/);
    expect(cellsOf(lakes)).toEqual([
      "Great Lakes Logistics",
      "$2,450.00",
      "$1,200.00",
      "–",
      "–",
      "–",
      "$3,650.00",
      "$2,000.00",
    ]);
    const names = screen
      .getAllByRole("row")
      .slice(1)
      .map((line) => cellsOf(line)[0]);
    expect(names).toEqual(["Great Lakes Logistics", "Prairie Foods", "All customers"]);
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("put each invoice into the column of its age", async () => {
    const customer = { id: customerOf("Red River Paper").id, name: "Red River Paper" };
    for (const [index, days] of [0, 30, 31, 60, 61, 90, 91].entries()) {
      const facts = { invoiced_on: dayFromNow(-120), due_on: dayFromNow(-days), total_cents: 10 ** index };
      world.money.invoices.add(anInvoice({ number: `INV-30${index}`, customer, ...facts }));
    }
    await open();
    expect(cellsOf(await row(/^Red River Paper/)).slice(1, 7)).toEqual([
      "$0.01",
      "$0.10",
      "$11.00",
      "$1,100.00",
      "$10,000.00",
      "$11,111.11",
    ]);
  });

  it("have a last row and figures with the sums of all customers", async () => {
    await open();
    await row(/^Prairie Foods/);
    const all = cellsOf(screen.getByRole("row", { name: /^All customers/ }));
    expect(all.slice(0, 7)).toEqual([
      "All customers",
      "$4,435.00",
      "$1,200.00",
      "$0.00",
      "$0.00",
      "$0.00",
      "$5,635.00",
    ]);
    const figures = screen.getByRole("region", { name: "Owed by customers" });
    expect(figures).toHaveTextContent("Owed$5,635.00");
    expect(figures).toHaveTextContent("Overdue$1,200.00");
    expect(figures).toHaveTextContent("Unapplied$2,000.00");
    expect(figures).toHaveTextContent("DSO90 days");
    expect(within(figures).getByRole("link", { name: /Overdue/ })).toHaveAttribute(
      "href",
      "/apps/financial/invoices?is_overdue=true",
    );
  });

  it.each(["q=prairie", "stage=current"])("have no sums of all customers below some of them: %s", async (search) => {
    await open(`?${search}`);
    await row(/^Prairie Foods/);
    expect(screen.queryByRole("row", { name: /^Great Lakes/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /^All customers/ })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Owed by customers" })).toHaveTextContent("Owed$5,635.00");
  });

  it("point out a customer on hold, and one who owes more than the limit", async () => {
    Object.assign(customerOf("Great Lakes Logistics"), { credit_limit_cents: 300_000 });
    Object.assign(customerOf("Prairie Foods"), { credit_limit_cents: 900_000, is_on_credit_hold: true });
    await open();
    const lakes = await row(/^Great Lakes/);
    expect(within(lakes).getByText("Over limit")).toBeInTheDocument();
    expect(within(lakes).queryByText("Credit hold")).not.toBeInTheDocument();
    expect(lakes).toHaveTextContent("$3,000.00");
    const foods = await row(/^Prairie Foods/);
    expect(within(foods).getByText("Credit hold")).toBeInTheDocument();
    expect(within(foods).queryByText("Over limit")).not.toBeInTheDocument();
  });

  it("are shown as of an earlier day, which the address keeps", async () => {
    const { address } = await open();
    await row(/^Prairie Foods/);
    const day = dayFromNow(-15);
    await fill("As of", day);
    await waitFor(() => expect(screen.queryByRole("row", { name: /^Prairie Foods/ })).not.toBeInTheDocument());
    expect(address()).toBe(`${PATH}?as_of=${day}`);
    expect(sent("GET", /\/receivables$/).at(-1)?.query).toEqual({ as_of: day });
    expect(cellsOf(await row(/^Great Lakes/)).slice(1, 3)).toEqual(["$1,200.00", "–"]);
    expect(screen.getByText(/^What customers owed as of/)).toHaveTextContent(formatDate(day));
    const figures = screen.getByRole("region", { name: "Owed by customers" });
    expect(within(figures).queryByRole("link")).not.toBeInTheDocument();
    // Who was to be called on that day is not known.
    expect(figures).not.toHaveTextContent(/To call|Broken promises/);
  });

  it("follow the day of the address, and pass over what is no day", async () => {
    const day = dayFromNow(-15);
    await open(`?as_of=${day}`);
    await row(/^Great Lakes/);
    expect(screen.getByRole("textbox", { name: "As of" })).toHaveValue(formatDate(day));
    expect(receivableQuery(new URLSearchParams("as_of=2026-13-45"), dayFromNow(0)).as_of).toBeUndefined();
    expect(receivableQuery(new URLSearchParams("as_of=soon&q=lakes"), dayFromNow(0))).toEqual({
      as_of: undefined,
      q: "lakes",
    });
  });

  const onPhone = () =>
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("47.99em") }),
    );

  it("say on a phone which earlier day they show, and lead back to today", async () => {
    onPhone();
    const day = dayFromNow(-15);
    const { address } = await open(`?as_of=${day}`);
    const said = (_: string, element: Element | null) => element?.textContent === `As of ${formatDate(day)}`;
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    await press("Show today");
    expect(address()).toBe(PATH);
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show today" })).not.toBeInTheDocument();
  });

  it("are cards with what is owed and overdue on a phone", async () => {
    onPhone();
    await open();
    const card = (await screen.findByText("Great Lakes Logistics")).closest("li");
    expect(card).toHaveTextContent("Owed$3,650.00");
    expect(card).toHaveTextContent("Overdue$1,200.00");
    expect(card).not.toHaveTextContent("Current");
  });

  it("say what belongs here when nobody owes anything", async () => {
    const nothing = {
      current_cents: 0,
      days_1_to_30_cents: 0,
      days_31_to_60_cents: 0,
      days_61_to_90_cents: 0,
      over_90_days_cents: 0,
      owed_cents: 0,
      unapplied_cents: 0,
      follow_up_count: 0,
      broken_promise_count: 0,
    };
    use(
      mock("get", "/api/receivables", () => ({
        as_of: dayFromNow(0),
        items: [],
        total_count: 0,
        totals: nothing,
        currency: "USD",
      })),
    );
    await open();
    expect(await screen.findByText("Nobody owes you anything")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Owed by customers" })).toHaveTextContent("DSO–");
  });
});

describe("what a customer owes", () => {
  it("opens from its row with the invoices and the payments that pay none of them", async () => {
    const { address } = await open();
    await userEvent.click(await row(/^Great Lakes/));
    expect(address()).toBe(`${PATH}?customer=${customerOf("Great Lakes Logistics").id}`);
    const drawer = await screen.findByRole("dialog", { name: "Great Lakes Logistics" });
    const invoices = await within(drawer).findByRole("list", { name: "Owed invoices" });
    const [oldest, next, ...others] = within(invoices).getAllByRole("listitem");
    expect(oldest).toHaveTextContent(/^INV-1001.*\$1,200\.00$/);
    expect(next).toHaveTextContent(/^INV-1002.*\$2,450\.00$/);
    expect(others).toEqual([]);
    expect(within(invoices).getByRole("link", { name: "INV-1001" })).toHaveAttribute(
      "href",
      `/apps/financial/invoices?invoice=${invoiceOf("INV-1001").id}`,
    );
    const payments = await within(drawer).findByRole("list", { name: "Unapplied payments" });
    const payment = world.money.payments.one(({ reference }) => reference === "10442");
    expect(within(payments).getByRole("link", { name: "10442" })).toHaveAttribute(
      "href",
      `/apps/financial/payments?payment=${payment.id}`,
    );
    expect(within(payments).queryByText("8841")).not.toBeInTheDocument();
    expect(drawer).toHaveTextContent("1–30 days$1,200.00");
    expect(drawer).toHaveTextContent("Promised–");
  });

  it("is asked for alone, for the list comes in pages", async () => {
    await openCustomer("Prairie Foods");
    const asked = sent("GET", /\/receivables$/).map(({ query }) => query);
    expect(asked).toContainEqual({ customer_id: customerOf("Prairie Foods").id });
    expect(asked).toContainEqual({});
  });

  it("says that only the amounts are of the earlier day", async () => {
    const day = dayFromNow(-15);
    const drawer = await openCustomer("Great Lakes Logistics", WRITES, `&as_of=${day}`);
    expect(drawer).toHaveTextContent("Owed$1,200.00");
    expect(drawer).toHaveTextContent(`These amounts are as of ${formatDate(day)}.`);
  });

  it("is paid from there, with the customer filled in", async () => {
    const drawer = await openCustomer("Great Lakes Logistics");
    await press("Record payment", drawer);
    const inside = await screen.findByRole("dialog", { name: "Record payment" });
    await within(inside).findByRole("checkbox", { name: "INV-1001" });
    await fill("Check or trace number", "20881", { inside });
    await fill("Amount", "1,200.00", { inside });
    await press("Fill oldest first", inside);
    await press("Record payment", inside);
    await waitFor(() => expect(invoiceOf("INV-1001").status).toBe("paid"));
    expect(await bodySent("POST", /\/api\/payments$/)).toMatchObject({
      customer_id: customerOf("Great Lakes Logistics").id,
      applications: [{ invoice_id: invoiceOf("INV-1001").id, amount_cents: 120_000 }],
    });
    await waitFor(() => expect(drawer).toHaveTextContent("Owed$2,450.00"));
    expect(within(drawer).queryByRole("link", { name: "INV-1001" })).not.toBeInTheDocument();
  });

  it("is only read by those who may not record payments, who may not see them either", async () => {
    const drawer = await openCustomer("Great Lakes Logistics", []);
    expect(within(drawer).queryByRole("button", { name: "Record payment" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("list", { name: "Unapplied payments" })).not.toBeInTheDocument();
    expect(sent("GET", /\/payments$/)).toEqual([]);
  });

  it("is nothing for a customer who paid everything", async () => {
    await open(`?customer=${customerOf("Red River Paper").id}`);
    const drawer = await screen.findByRole("dialog", { name: "Customer" });
    expect(await within(drawer).findByText("Nothing is owed")).toBeInTheDocument();
  });
});
