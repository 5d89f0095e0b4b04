import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { reportOf } from "../../mocks/detention-world";
import { willBecome } from "../../mocks/script";
import { testWorld } from "../../test-world";
import type { Detention } from "./detention.queries";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const LIST = "/apps/loads/detention";
const ALL = `${LIST}?show=all&view=all`;

const waitOf = (status: Detention["status"]) => world().detentions.one((wait) => wait.status === status);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });

async function openWait(status: Detention["status"], permissions?: string[]) {
  const wait = waitOf(status);
  await open(`${LIST}?detention=${wait.id}`, permissions);
  return dialog(new RegExp(`load ${wait.load.number}`));
}

describe("the list", () => {
  it("shows the state, place and amount of each wait, but none that came to nothing", async () => {
    await open(ALL);
    const table = await screen.findByRole("table", { name: "Detention" });
    const row = await within(table).findByRole("row", { name: new RegExp(waitOf("pending").load.number) });
    expect(row).toHaveTextContent("To decide");
    expect(row).toHaveTextContent("Trinity Cold Storage");
    expect(row).toHaveTextContent("$162.50");
    expect(within(table).queryByText("Nothing due")).not.toBeInTheDocument();
    const figures = screen.getByRole("region", { name: /Detention in the last/ });
    expect(await within(figures).findByText("$162.50")).toBeInTheDocument();
  });

  it("has no figures where no truck has arrived", async () => {
    use(
      mock("get", "/api/detention", () => ({ items: [], total_count: 0 })),
      mock("get", "/api/detention_report", () => reportOf([])),
    );
    await open(ALL);
    expect(await screen.findByText("No detention yet")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("region", { name: /Detention in/ })).not.toBeInTheDocument());
  });

  it("runs the clock of a truck that is still there", async () => {
    await open(ALL);
    expect(await screen.findByText("Detained 1 h")).toBeInTheDocument();
  });

  it("says which decisions were made on other facts, and what was agreed for less", async () => {
    await open(`${LIST}?has_changed_facts=true`);
    const row = await screen.findByRole("row", { name: new RegExp(waitOf("approved").load.number) });
    expect(row).toHaveTextContent("Facts changed");
    expect(row).toHaveTextContent("$200.00of $237.50");
  });

  it("opens on what is to be decided, with all one tab further", async () => {
    const { address } = await open(LIST);
    const table = await screen.findByRole("table", { name: "Detention" });
    await within(table).findByRole("row", { name: new RegExp(waitOf("pending").load.number) });
    expect(within(table).getAllByRole("row")).toHaveLength(2);
    expect(sent("GET", /\/detention$/).map(({ query }) => query["status"])).toEqual(["pending"]);
    expect(screen.getByRole("tab", { name: "To decide" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(screen.getByRole("tab", { name: "All" }));
    expect(await within(table).findByText("Disputed")).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    expect(address()).toBe(ALL);
    await userEvent.click(screen.getByRole("tab", { name: "To decide" }));
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(2));
  });

  it("opens on all where nothing is to be decided, and where the address has a filter", async () => {
    waitOf("pending").status = "waived";
    await open(LIST);
    expect(await screen.findByText("Disputed", { selector: "table *" })).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    cleanup();
    await open(`${LIST}?customer_id=${waitOf("disputed").customer.id}`);
    expect(await screen.findByRole("tab", { name: "All", selected: true })).toBeInTheDocument();
    expect(sent("GET", /\/detention$/).at(-1)?.query["status"]).toContain("disputed");
  });

  it("claims in the row, after the same question, and says so", async () => {
    const wait = waitOf("pending");
    willBecome(wait, { status: "approved", approved_cents: wait.amount_cents, allowed_actions: ["reopen"] });
    await open(LIST);
    await press(`Claim detention of load ${wait.load.number}`);
    const form = await dialog(/^Claim detention for load/);
    expect(form).toHaveTextContent("Calculated: $162.50.");
    expect(sent("POST")).toEqual([]);
    await press("Claim", form);
    expect(await screen.findByText(`Detention on load ${wait.load.number} is claimed.`)).toBeInTheDocument();
    expect(await bodySent("POST", /\/approve$/)).toEqual({ version: 1 });
    // It was the only one to decide: all are shown, with its outcome.
    expect(await screen.findByRole("row", { name: new RegExp(wait.load.number) })).toHaveTextContent("Claimed");
    expect(screen.queryByRole("button", { name: /^Claim detention/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("offers the claim only with write permission, and only while a decision is open", async () => {
    const { load } = waitOf("pending");
    await open(ALL);
    await screen.findByRole("row", { name: new RegExp(load.number) });
    expect(screen.getAllByRole("button", { name: /^Claim detention/ })).toHaveLength(1);
    cleanup();
    await open(ALL, ["loads:read"]);
    await screen.findByRole("row", { name: new RegExp(load.number) });
    expect(screen.queryByRole("button", { name: /^Claim detention/ })).not.toBeInTheDocument();
  });

  it("says that a clock waits for its times to be confirmed", async () => {
    const wait = waitOf("pending");
    wait.outcome = "times_unconfirmed";
    await open(LIST);
    expect(await screen.findByRole("row", { name: new RegExp(wait.load.number) })).toHaveTextContent(
      "Times unconfirmed",
    );
  });

  it("says what belongs here when there is nothing", async () => {
    world().detentions.rows.length = 0;
    await open(LIST);
    expect(await screen.findByText("No detention yet")).toBeInTheDocument();
  });

  it("leaves to the page about refusals when the role does not open it", async () => {
    use(mock("get", "/api/detention", () => mockProblem(403, { code: "permission_missing" })));
    const { address } = await open(LIST);
    await waitFor(() => expect(address()).toBe("/access-denied"));
  });

  it("offers to try again when it could not be read", async () => {
    use(
      mock("get", "/api/detention", () =>
        mockProblem(500, { code: "internal", message: "Broken.", request_id: "r-9" }),
      ),
    );
    await open(LIST);
    expect(await screen.findByText(/r-9/)).toBeInTheDocument();
  });
});

describe("one wait", () => {
  it("tells the clock in words and what is on record", async () => {
    const drawer = await openWait("pending");
    expect(await within(drawer).findByText("The wait comes to $162.50.")).toBeInTheDocument();
    const evidence = within(drawer).getByRole("list", { name: "Evidence" });
    expect(within(evidence).getAllByRole("listitem")).toHaveLength(2);
    expect(evidence).toHaveTextContent("Truck arrived");
  });

  it("becomes a paper for the customer", async () => {
    const drawer = await openWait("pending");
    await press("Case file", drawer);
    const wait = waitOf("pending");
    const paper = await dialog(`Detention case file for load ${wait.load.number}`);
    expect(await within(paper).findByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      `/blobs/case-file-${wait.id}`,
    );
    expect(await bodySent("POST", /\/case_file$/)).toEqual({ is_inline: true });
  });

  it("shows a paper on record in the viewer", async () => {
    const drawer = await openWait("approved");
    await press("in-out.pdf", drawer);
    const paper = await dialog("in-out.pdf");
    expect(await within(paper).findByRole("link", { name: "Open in a new tab" })).toBeInTheDocument();
    expect(sent("POST", /\/documents\/[^/]+\/open$/)).toHaveLength(1);
  });

  it("is claimed for what was agreed, with the version that was looked at", async () => {
    willBecome(waitOf("pending"), { status: "approved", approved_cents: 10_000, allowed_actions: ["reopen"] });
    const drawer = await openWait("pending");
    await press("Claim", drawer);
    const form = await dialog(/^Claim detention for load/);
    await fill("Amount", "400", { inside: form });
    await press("Claim", form);
    expect(await within(form).findByText("Enter an amount up to $162.50")).toBeInTheDocument();
    await fill("Amount", "100", { inside: form });
    await fill("Note", "Agreed with Priya", { inside: form });
    await press("Claim", form);
    expect(await within(drawer).findByRole("button", { name: "Undo decision" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/approve$/)).toEqual({
      version: 1,
      amount_cents: 10_000,
      note: "Agreed with Priya",
    });
  });

  it("is claimed in full without saying the amount", async () => {
    const drawer = await openWait("pending");
    await press("Claim", drawer);
    await press("Claim", await dialog(/^Claim detention for load/));
    expect(await bodySent("POST", /\/approve$/)).toEqual({ version: 1 });
  });

  it("needs a reason to be waived", async () => {
    const drawer = await openWait("pending");
    await press("Waive", drawer);
    const form = await dialog(/^Waive detention for load/);
    await press("Waive", form);
    expect(await within(form).findByText("Say why; it stays on record.")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    await fill("Reason", "A good customer", { inside: form });
    await press("Waive", form);
    expect(await bodySent("POST", /\/waive$/)).toEqual({ version: 1, reason: "A good customer" });
  });

  it("is marked as disputed, and a decision can be undone", async () => {
    willBecome(
      waitOf("approved"),
      { status: "disputed", decision_note: "Came late", allowed_actions: ["reopen"] },
      { status: "pending", decision_note: undefined, allowed_actions: ["approve"] },
    );
    const drawer = await openWait("approved");
    await press("Mark as disputed", drawer);
    const form = await dialog(/^Mark detention as disputed for load/);
    await fill("What the customer says", "Came late", { inside: form });
    await press("Mark as disputed", form);
    expect(await within(drawer).findByText("Came late")).toBeInTheDocument();
    await press("Undo decision", drawer);
    expect(await within(drawer).findByRole("button", { name: "Claim" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/reopen$/)).toEqual({ version: 2 });
  });

  it("is not decided by those who may only read, nor while the truck is there", async () => {
    const drawer = await openWait("pending", ["loads:read"]);
    await within(drawer).findByText("The wait comes to $162.50.");
    expect(within(drawer).queryByRole("button", { name: "Claim" })).not.toBeInTheDocument();
  });

  it("says the server's refusal", async () => {
    use(
      mock("post", "/api/detention/{detention_id}/waive", () =>
        mockProblem(409, { code: "detention_already_decided", message: "This has been decided. Reopen it first." }),
      ),
    );
    const drawer = await openWait("pending");
    await press("Waive", drawer);
    const form = await dialog(/^Waive detention for load/);
    await fill("Reason", "A good customer", { inside: form });
    await press("Waive", form);
    expect(await within(form).findByText("This has been decided. Reopen it first.")).toBeInTheDocument();
  });
});

describe("terms", () => {
  it("of the company are read and changed beside the list", async () => {
    await open(LIST);
    await press("Terms");
    const drawer = await dialog("Detention terms");
    expect(await within(drawer).findByText("$50.00 an hour")).toBeInTheDocument();
    await press("Edit", drawer);
    await fill("Rate per hour", "", { inside: drawer });
    await press("Save terms", drawer);
    expect(await within(drawer).findByText("Enter the rate")).toBeInTheDocument();
    await fill("Rate per hour", "75", { inside: drawer });
    await fill("Per stop", "400", { inside: drawer });
    await press("Save terms", drawer);
    expect(await within(drawer).findByText("$75.00 an hour")).toBeInTheDocument();
    const body = await bodySent("PUT", /\/detention_policy$/);
    expect(body).toMatchObject({ version: 0, terms: { hourly_rate_cents: 7_500, stop_cap_cents: 40_000 } });
    expect(body).not.toHaveProperty("terms.day_cap_cents");
  });

  it("leave out holidays once that is switched on", async () => {
    await open(LIST);
    await press("Terms");
    const drawer = await dialog("Detention terms");
    await press("Edit", drawer);
    await userEvent.click(await within(drawer).findByRole("switch", { name: /^Holidays do not count/ }));
    await press("Save terms", drawer);
    expect(await within(drawer).findByText("Not counted")).toBeInTheDocument();
    expect(await bodySent("PUT", /\/detention_policy$/)).toMatchObject({ terms: { is_paused_on_holidays: true } });
  });

  it("of a customer are in its drawer, can be set, and removed after confirming", async () => {
    const customer = world().customers.one(({ name }) => name === "Prairie Foods");
    await open(`/apps/customers?customer=${customer.id}`);
    const drawer = await dialog(/Prairie Foods/);
    await press("Set own terms", drawer);
    await userEvent.click(await within(drawer).findByRole("switch", { name: /^Notify the customer too/ }));
    await press("Save terms", drawer);
    expect(await within(drawer).findByText("This customer's own terms.")).toBeInTheDocument();
    expect(await bodySent("PUT", /\/customers\//)).toMatchObject({ version: 0, terms: { is_notice_required: true } });
    await press("Remove own terms", drawer);
    await press("Remove terms", await dialog(/Remove Prairie Foods/));
    expect(await within(drawer).findByRole("button", { name: "Set own terms" })).toBeInTheDocument();
  });
});

it("is beside its stop on the load's page", async () => {
  const { load } = waitOf("pending");
  await open(`/apps/loads/${loadOf(load.number).id}`);
  const link = await screen.findByRole("link", { name: "Detention 3 h 15 min, $162.50" });
  expect(link).toHaveAttribute("href", `${LIST}?detention=${waitOf("pending").id}`);
});
