import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow } from "@haul/testing/sample";
import { formatDate } from "@haul/ui/format";
import { anEntry } from "../mocks/collections";
import { handlersOf } from "../mocks/handlers";
import { aPayment } from "../mocks/payments";
import { makeWorld } from "../mocks/world";
import { receivablesRoutes } from "../receivables/receivables.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("../receivables/receivable-list.page"),
      import("./log-entry-dialog"),
      import("./send-statement-dialog"),
      import("../payments/record-payment-dialog"),
      import("../reminders/send-reminder-dialog"),
      import("../reminders/switch-reminders-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/receivables";
const WRITES = ["invoices:read", "invoices:write", "customers:read"];
const LAKES = "Great Lakes Logistics";
const TODAY = dayFromNow(0);
const row = (name: RegExp) => screen.findByRole("row", { name });
const customerOf = (name: string) => world.customers.one((customer) => customer.name === name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const entry = (facts: Omit<Parameters<typeof anEntry>[0], "customer_id">, name = LAKES) =>
  world.money.entries.unshift(anEntry({ customer_id: customerOf(name).id, ...facts }));

const open = (search = "", permissions: readonly string[] = WRITES) =>
  renderPages({ routes: receivablesRoutes, at: `${PATH}${search}`, sections: ["financial"], permissions });

async function openCustomer(name = LAKES, permissions?: readonly string[]) {
  await open(`?customer=${customerOf(name).id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name });
  await within(drawer).findAllByText(/No calls, promises or statements yet\.|by Irene Sokol/);
  return drawer;
}

async function startLog(permissions?: readonly string[]) {
  const drawer = await openCustomer(LAKES, permissions);
  await press("Log a call", drawer);
  return { drawer, dialog: await screen.findByRole("dialog", { name: `Log a call with ${LAKES}` }) };
}

async function startStatement(permissions?: readonly string[]) {
  const drawer = await openCustomer(LAKES, permissions);
  await press("More", drawer);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Send statement" }));
  const dialog = await screen.findByRole("dialog", { name: `Send a statement to ${LAKES}` });
  const email = await within(dialog).findByRole("textbox", { name: "Email" });
  return { drawer, dialog, email };
}

describe("a call", () => {
  it("is logged with the promise and the follow-up, which the drawer and the list show", async () => {
    const { drawer, dialog } = await startLog();
    expect(dialog).toHaveTextContent("$3,650.00 is owed.");
    await expectAccessible();
    const [by, next] = [dayFromNow(5), dayFromNow(6)];
    await fill("Talked to", "Erin Blake", { inside: dialog });
    await fill("Note", "The check goes out on Friday.", { inside: dialog });
    await fill("Promised amount", "1,200.00", { inside: dialog });
    await fill("Promised by", by, { inside: dialog });
    await fill("Follow up on", next, { inside: dialog });
    await press("Save", dialog);
    const list = await within(drawer).findByRole("list", { name: "Collection entries" });
    expect(await bodySent("POST", /\/entries$/)).toEqual({
      kind: "call",
      happened_on: TODAY,
      contact: "Erin Blake",
      note: "The check goes out on Friday.",
      promised_cents: 120_000,
      promised_on: by,
      follow_up_on: next,
    });
    expect(sent("POST", /\/entries$/)[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
    expect(list).toHaveTextContent(
      `Call with Erin BlakeThe check goes out on Friday.Promised $1,200.00 by ${formatDate(by)}` +
        `Follow up ${formatDate(next)}`,
    );
    await waitFor(() =>
      expect(drawer).toHaveTextContent(
        `Follow up${formatDate(next)}Promised$1,200.00 by ${formatDate(by)}, $0.00 paid since`,
      ),
    );
    await userEvent.keyboard("{Escape}");
    expect(await row(/^Great Lakes/)).toHaveTextContent(`$1,200.00 by ${formatDate(by)}`);
  });

  it("with a promise needs both the amount and the day", async () => {
    const { dialog } = await startLog();
    await fill("Promised amount", "1,200.00", { inside: dialog });
    await press("Save", dialog);
    expect(await within(dialog).findByText("Enter the day by which they promised to pay")).toBeInTheDocument();
    await fill("Promised amount", "", { inside: dialog });
    await fill("Promised by", dayFromNow(5), { inside: dialog });
    await press("Save", dialog);
    expect(await within(dialog).findByText("Enter how much they promised")).toBeInTheDocument();
    expect(sent("POST", /\/entries$/)).toEqual([]);
  });

  it("keeps a follow-up that is still to come", async () => {
    const next = dayFromNow(6);
    entry({ follow_up_on: next });
    const { dialog } = await startLog();
    expect(within(dialog).getByRole("textbox", { name: "Follow up on" })).toHaveValue(formatDate(next));
    await press("Save", dialog);
    expect(await bodySent("POST", /\/entries$/)).toMatchObject({ follow_up_on: next });
  });

  it("goes on from today's follow-up while an earlier day is shown", async () => {
    const next = dayFromNow(6);
    entry({ follow_up_on: next });
    await open(`?customer=${customerOf(LAKES).id}&as_of=${dayFromNow(-5)}`);
    const drawer = await screen.findByRole("dialog", { name: LAKES });
    await within(drawer).findByText(/^These amounts are as of/);
    await press("Log a call", drawer);
    const dialog = await screen.findByRole("dialog", { name: `Log a call with ${LAKES}` });
    expect(within(dialog).getByRole("textbox", { name: "Follow up on" })).toHaveValue(formatDate(next));
  });

  it("proposes no follow-up where the last one has come", async () => {
    entry({ follow_up_on: dayFromNow(-1) });
    const { dialog } = await startLog();
    expect(within(dialog).getByRole("textbox", { name: "Follow up on" })).toHaveValue("");
    await press("Save", dialog);
    expect(await bodySent("POST", /\/entries$/)).toEqual({ kind: "call", happened_on: TODAY });
  });

  it("can be another kind, and an agency gives back only what it has", async () => {
    const { drawer, dialog } = await startLog();
    await userEvent.click(within(dialog).getByRole("combobox", { name: "Kind" }));
    const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(offered).toEqual(["Call", "Email", "Note", "Placed with agency"]);
    await userEvent.click(screen.getByRole("option", { name: "Placed with agency" }));
    await press("Save", dialog);
    await waitFor(() => expect(drawer).toHaveTextContent("StageAt an agency"));
    await press("Log a call", drawer);
    const again = await screen.findByRole("dialog", { name: `Log a call with ${LAKES}` });
    await choose("Kind", "Taken back from agency", { inside: again });
    await press("Save", again);
    await waitFor(() => expect(drawer).toHaveTextContent("Stage1–30 days"));
  });

  it("keeps what was typed when the server refuses it", async () => {
    const message = "Use a day from then on, at most two years ahead.";
    const fields = [{ path: "follow_up_on", message }];
    use(
      mock("post", "/api/receivables/{customer_id}/entries", () =>
        mockProblem(422, { code: "validation_failed", message, fields }),
      ),
    );
    const { dialog } = await startLog();
    await fill("Note", "Left a message", { inside: dialog });
    await press("Save", dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Follow up on" })).toHaveAccessibleDescription(
        expect.stringContaining(message) as unknown as string,
      ),
    );
    expect(within(dialog).getByRole("textbox", { name: "Note" })).toHaveValue("Left a message");
  });
});

describe("collecting from a customer", () => {
  it("shows the latest entries, and the earlier ones on demand", async () => {
    for (const day of [9, 8, 7, 6, 5, 4, 3]) entry({ happened_on: dayFromNow(-day), note: `Call ${day}` });
    const drawer = await openCustomer();
    const list = within(drawer).getByRole("list", { name: "Collection entries" });
    expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent("Call 3");
    expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    await press("Show 2 earlier", drawer);
    expect(within(list).getAllByRole("listitem")).toHaveLength(7);
    expect(drawer).toHaveTextContent(`Last contact${formatDate(dayFromNow(-3))}`);
  });

  it("points out a broken promise, and one that was kept", async () => {
    entry({ happened_on: dayFromNow(-9), promised_on: dayFromNow(-2), promised_cents: 300_000 });
    entry({ happened_on: dayFromNow(-9), promised_on: dayFromNow(-2), promised_cents: 50_000 }, "Prairie Foods");
    const { id, name } = customerOf("Prairie Foods");
    world.money.payments.add(aPayment({ reference: "7", customer: { id, name }, amount_cents: 50_000 }));
    await open();
    expect(within(await row(/^Great Lakes/)).getByText("Broken")).toBeInTheDocument();
    expect(within(await row(/^Prairie Foods/)).getByText("Kept")).toBeInTheDocument();
    await userEvent.click(await row(/^Great Lakes/));
    const drawer = await screen.findByRole("dialog", { name: LAKES });
    expect(drawer).toHaveTextContent(/PromisedBroken\$3,000\.00 by .*, \$2,000\.00 paid since/);
  });

  it("is only read by those who may not write", async () => {
    entry({ note: "Left a message" });
    const drawer = await openCustomer(LAKES, ["invoices:read"]);
    expect(drawer).toHaveTextContent("Left a message");
    expect(within(drawer).queryByRole("button", { name: "Log a call" })).not.toBeInTheDocument();
    await press("More", drawer);
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Open statement"]);
  });

  it("stays to be read once nothing is owed", async () => {
    entry({ note: "Paid in full" }, "Red River Paper");
    await open(`?customer=${customerOf("Red River Paper").id}`);
    const drawer = await screen.findByRole("dialog", { name: "Customer" });
    expect(await within(drawer).findByText("Paid in full")).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Log a call" })).not.toBeInTheDocument();
  });
});

describe("a statement", () => {
  it("goes to the customer's billing address unless the person enters another", async () => {
    Object.assign(customerOf(LAKES), { billing_email: "ap@greatlakes.example" });
    const { drawer, dialog, email } = await startStatement();
    expect(email).toHaveValue("ap@greatlakes.example");
    await fill("Message", "When can we expect the check?", { inside: dialog });
    await press("Send", dialog);
    const list = await within(drawer).findByRole("list", { name: "Collection entries" });
    expect(list).toHaveTextContent("Statement to ap@greatlakes.exampleMail queued");
    expect(await bodySent("POST", /\/send_statement$/)).toEqual({
      email: "ap@greatlakes.example",
      message: "When can we expect the check?",
    });
  });

  it("leaves the address to the server for those who may not read customers", async () => {
    Object.assign(customerOf(LAKES), { billing_email: "ap@greatlakes.example" });
    const { drawer, dialog, email } = await startStatement(["invoices:read", "invoices:write"]);
    expect(email).toHaveValue("");
    await press("Send", dialog);
    expect(await within(drawer).findByText(/Statement to ap@greatlakes\.example/)).toBeInTheDocument();
    expect(await bodySent("POST", /\/send_statement$/)).toEqual({});
    expect(sent("GET", /\/customers\/[^/]+$/)).toEqual([]);
  });

  it("asks for the address where the customer has none", async () => {
    Object.assign(customerOf(LAKES), { billing_email: undefined, email: undefined });
    const { dialog } = await startStatement();
    await press("Send", dialog);
    expect(await within(dialog).findByText("Enter the customer's email address.")).toBeInTheDocument();
    expect(world.money.entries).toEqual([]);
  });

  it("says how far its mail is, and why it was not sent", async () => {
    const problem = "The mailbox does not exist.";
    entry({ kind: "statement", sent_to: "ap@x.example", mail_status: "failed", mail_problem: problem });
    entry({ kind: "statement", sent_to: "ap@y.example", mail_status: "sent", owed_cents: 365_000 });
    const drawer = await openCustomer();
    const [latest, failed] = within(within(drawer).getByRole("list", { name: "Collection entries" })).getAllByRole(
      "listitem",
    );
    expect(latest).toHaveTextContent(/Statement to ap@y\.exampleMail sent.*\$3,650\.00$/);
    expect(failed).toHaveTextContent(`Mail failed${problem}`);
    await expectAccessible();
  });

  it("opens as a PDF", async () => {
    const drawer = await openCustomer(LAKES, ["invoices:read"]);
    await press("More", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open statement" }));
    const viewer = await screen.findByRole("dialog", { name: `Statement of ${LAKES}` });
    expect(await within(viewer).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      `/blobs/statement-${customerOf(LAKES).id}`,
    );
    expect(await bodySent("POST", /\/statement$/)).toEqual({ is_inline: true });
  });
});

describe("the list of receivables", () => {
  it("has figures that lead to the customers to call and to the broken promises", async () => {
    entry({ follow_up_on: TODAY });
    entry({ promised_on: dayFromNow(-2), happened_on: dayFromNow(-9), promised_cents: 1 }, "Prairie Foods");
    await open();
    const figures = screen.getByRole("region", { name: "Owed by customers" });
    await waitFor(() => expect(figures).toHaveTextContent("To call1"));
    expect(figures).toHaveTextContent("Broken promises1");
    expect(within(figures).getByRole("link", { name: /^To call/ })).toHaveAttribute(
      "href",
      `${PATH}?follow_up_to=today`,
    );
    expect(within(figures).getByRole("link", { name: /^Broken promises/ })).toHaveAttribute(
      "href",
      `${PATH}?is_promise_broken=true`,
    );
    expect(within(await row(/^Great Lakes/)).getByTitle("Follow up now")).toHaveTextContent(formatDate(TODAY));
  });

  it.each([
    ["follow_up_to=today", "Follow up: Today or overdue", { follow_up_to: TODAY }],
    ["is_promise_broken=true", "Broken promise", { is_promise_broken: "true" }],
    ["stage=days_1_to_30,agency", "Stage: 1–30 days, At an agency", { stage: "days_1_to_30,agency" }],
  ])("shows only what the address asks for (%s)", async (search, chip, query) => {
    entry({
      happened_on: dayFromNow(-9),
      follow_up_on: dayFromNow(-1),
      promised_on: dayFromNow(-2),
      promised_cents: 900_000,
    });
    await open(`?${search}`);
    await row(/^Great Lakes/);
    expect(screen.queryByRole("row", { name: /^Prairie Foods/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: chip })).toBeInTheDocument();
    expect(sent("GET", /\/receivables$/).at(-1)?.query).toEqual(query);
  });
});
