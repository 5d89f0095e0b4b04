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
import { makeWorld } from "../mocks/world";
import { receivablesRoutes } from "../receivables/receivables.routes";
import { pastDueWords, stepsOf, stepValues } from "./step-words";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("../receivables/receivable-list.page"),
      import("../collections/log-entry-dialog"),
      import("../collections/send-statement-dialog"),
      import("../payments/record-payment-dialog"),
      import("./schedule-dialog"),
      import("./send-reminder-dialog"),
      import("./switch-reminders-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
  Object.assign(customerOf(LAKES), { billing_email: "ap@greatlakes.example" });
});
const { use, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/receivables";
const WRITES = ["invoices:read", "invoices:write", "customers:read"];
const LAKES = "Great Lakes Logistics";
const row = (name: RegExp) => screen.findByRole("row", { name });
const customerOf = (name: string) => world.customers.one((customer) => customer.name === name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

const open = (search = "?tab=reminders", permissions: readonly string[] = WRITES) =>
  renderPages({ routes: receivablesRoutes, at: `${PATH}${search}`, sections: ["financial"], permissions });

async function openSchedule(permissions?: readonly string[]) {
  await open("?tab=reminders", permissions);
  await press(permissions === undefined ? "Edit schedule" : "Schedule");
  return await screen.findByRole("dialog", { name: "Reminder schedule" });
}

async function openCustomer(permissions?: readonly string[]) {
  await open(`?customer=${customerOf(LAKES).id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: LAKES });
  const section = await within(drawer).findByRole("region", { name: "Reminders" });
  await within(section).findAllByText(/schedule is off|Turned off|Next/);
  return { drawer, section };
}

async function choosing(action: string, permissions?: readonly string[]) {
  const opened = await openCustomer(permissions);
  await press("More", opened.drawer);
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
  return opened;
}

describe("what goes out next", () => {
  it("is listed by customer, with the email and the invoices", async () => {
    await open();
    const lakes = await row(/^Great Lakes/);
    expect(lakes).toHaveTextContent("Great Lakes LogisticsFriendly reminderINV-1001$1,200.00ap@greatlakes.example");
    expect(screen.queryByRole("row", { name: /^Prairie Foods/ })).not.toBeInTheDocument();
    expect(
      screen.getByText(
        (_, element) =>
          element?.textContent ===
          `Reminders are off. If you turn them on, 1 email about $1,200.00 will go out on ${formatDate(dayFromNow(1))} at 9:00 AM.`,
      ),
    ).toBeInTheDocument();
    await expectAccessible();
  });

  it("says why a customer gets nothing", async () => {
    world.money.entries.unshift(
      anEntry({ customer_id: customerOf(LAKES).id, kind: "reminders_off", note: "They pay weekly." }),
    );
    await open();
    const lakes = await row(/^Great Lakes/);
    expect(within(lakes).getByText("Turned off")).toBeInTheDocument();
    expect(lakes).toHaveTextContent("Reminders to this customer are turned off: They pay weekly.");
  });

  it("is a tab of the receivables", async () => {
    await open("");
    await userEvent.click(await screen.findByRole("tab", { name: "Reminders" }));
    expect(await screen.findByRole("heading", { name: "Reminders" })).toBeInTheDocument();
    await userEvent.click(await row(/^Great Lakes/));
    expect(await screen.findByRole("dialog", { name: LAKES })).toBeInTheDocument();
  });
});

describe("a reminder", () => {
  it("goes out by the schedule once it is turned on", async () => {
    const dialog = await openSchedule();
    await userEvent.click(await within(dialog).findByRole("switch", { name: /^Send reminders/ }));
    const first = within(dialog).getByRole("group", { name: "Step 1" });
    expect(within(first).getByRole("button", { name: "Remove step 1" })).toBeInTheDocument();
    await fill("Days of step 1", "5", { inside: first });
    await choose("Email of step 3", "Final notice", { inside: dialog });
    await press("Remove step 5", dialog);
    await press("Remove step 4", dialog);
    await press("Add step", dialog);
    await fill("Days of step 4", "60", { inside: dialog });
    await expectAccessible();
    await press("Save", dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await bodySent("PUT", /\/reminder_settings$/)).toEqual({
      version: 0,
      is_on: true,
      steps: [
        { days_past_due: -5, tone: "friendly" },
        { days_past_due: 1, tone: "friendly" },
        { days_past_due: 15, tone: "final_notice" },
        { days_past_due: 60, tone: "past_due" },
      ],
    });
    expect(await screen.findByText(/at 9:00 AM, 1 email about \$1,200\.00 will go out\./)).toBeInTheDocument();
  });

  it("needs a number of days for each step, and says what the server refuses", async () => {
    const dialog = await openSchedule();
    await press("Add step", dialog);
    await press("Save", dialog);
    expect(await within(dialog).findByText("Enter the number of days")).toBeInTheDocument();
    await fill("Days of step 6", "15", { inside: dialog });
    const message = "Use each day only once.";
    use(
      mock("put", "/api/reminder_settings", () =>
        mockProblem(422, { code: "validation_failed", message, fields: [{ path: "steps", message }] }),
      ),
    );
    await press("Save", dialog);
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
  });

  it("has a schedule that others only read", async () => {
    const dialog = await openSchedule(["invoices:read"]);
    expect(await within(dialog).findByText("Reminders are off.")).toBeInTheDocument();
    expect(dialog).toHaveTextContent("3 days before the due dateFriendly reminder");
    expect(dialog).toHaveTextContent("45 days past dueFinal notice");
    expect(within(dialog).queryByRole("switch")).not.toBeInTheDocument();
  });

  it("is shown with the customer before it goes out", async () => {
    const { section } = await openCustomer();
    expect(section).toHaveTextContent(
      `Next${formatDate(dayFromNow(1))}EmailFriendly reminder` +
        "Toap@greatlakes.exampleInvoicesINV-1001Total$1,200.00",
    );
  });

  it("is sent now", async () => {
    const { drawer } = await choosing("Send reminder");
    const dialog = await screen.findByRole("dialog", { name: `Send a reminder to ${LAKES}` });
    expect(await within(dialog).findByRole("textbox", { name: "Email" })).toHaveValue("ap@greatlakes.example");
    await fill("Message", "Please call me.", { inside: dialog });
    await press("Send", dialog);
    const list = await within(drawer).findByRole("list", { name: "Collection entries" });
    expect(list).toHaveTextContent("Friendly reminder to ap@greatlakes.exampleMail queuedPlease call me.");
    expect(await bodySent("POST", /\/send_reminder$/)).toEqual({
      email: "ap@greatlakes.example",
      message: "Please call me.",
    });
  });

  it("that can't go out says why", async () => {
    const message = "They promised to pay by Dec 4, 2026.";
    use(
      mock("post", "/api/receivables/{customer_id}/send_reminder", () =>
        mockProblem(409, { code: "reminder_on_hold", message }),
      ),
    );
    await choosing("Send reminder");
    const dialog = await screen.findByRole("dialog", { name: `Send a reminder to ${LAKES}` });
    await press("Send", dialog);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe("a customer without reminders", () => {
  it("has the reason, and gets them again", async () => {
    const { drawer, section } = await choosing("Turn off reminders");
    const dialog = await screen.findByRole("dialog", { name: `Turn off reminders to ${LAKES}` });
    await press("Turn off", dialog);
    expect(await within(dialog).findByText("Enter why the customer gets no reminders.")).toBeInTheDocument();
    await fill("Reason", "They pay weekly.", { inside: dialog });
    await press("Turn off", dialog);
    await waitFor(() => expect(section).toHaveTextContent("Turned off for this customer: They pay weekly."));
    expect(await bodySent("POST", /\/entries$/)).toEqual({ kind: "reminders_off", note: "They pay weekly." });
    await press("More", drawer);
    expect(screen.queryByRole("menuitem", { name: "Send reminder" })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Turn on reminders" }));
    await press("Turn on", await screen.findByRole("dialog", { name: `Turn on reminders to ${LAKES}` }));
    await waitFor(() => expect(section).toHaveTextContent("Next"));
  });

  it("is changed only by those who may write", async () => {
    const { drawer } = await openCustomer(["invoices:read"]);
    await press("More", drawer);
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Open statement"]);
  });
});

describe("a step", () => {
  it.each([
    [-3, "3 days before the due date"],
    [-1, "1 day before the due date"],
    [0, "On the due date"],
    [1, "1 day past due"],
    [45, "45 days past due"],
  ])("of %i days is “%s”", (days, words) => {
    expect(pastDueWords(days)).toBe(words);
    const steps = [{ days_past_due: days, tone: "friendly" as const }];
    expect(stepsOf(stepValues(steps))).toEqual(steps);
  });
});
