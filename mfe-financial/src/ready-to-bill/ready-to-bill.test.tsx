import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Section } from "@haul/platform";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { aCharge, sumsOf } from "@haul/testing/sample";
import { formatMoney } from "@haul/ui/format";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { readyToBillQuery, type ReadyToBillItem } from "./ready-to-bill.queries";
import { readyToBillRoutes } from "./ready-to-bill.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("./ready-to-bill-list.page"),
      import("./approve-dialog"),
      import("./billing-dialog"),
      import("../invoices/create-invoices-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, bodySent } = mockServer(() => handlersOf(world));

const open = (search = "", sections: Section[] = ["financial"], permissions: readonly string[] = ["documents:read"]) =>
  renderPages({ routes: readyToBillRoutes, at: `/apps/financial/ready-to-bill${search}`, sections, permissions });

const sum = (rows: readonly ReadyToBillItem[]) => formatMoney(rows.reduce((total, row) => total + row.total_cents, 0));
const ready = () => world.items.rows.filter((item) => item.blockers.length === 0);
const nothing = {
  items: [],
  total_count: 0,
  sum_cents: 0,
  pending_cents: 0,
  ready_count: 0,
  ready_cents: 0,
  currency: "USD",
};
const itemOf = (number: string) => world.items.one((item) => item.number === number);

describe("the list", () => {
  it("shows delivered loads with their papers and why they are not ready", async () => {
    await open();
    const row = await screen.findByRole("row", { name: /104215/ });
    expect(row).toHaveTextContent("POD missing");
    expect(row).toHaveTextContent("Rate con present");
    expect(within(row).getByTitle("The proof of delivery is missing.")).toHaveTextContent("POD missing");
    const twice = within(screen.getByRole("row", { name: /104212/ }));
    expect(twice.getByText("POD missing, 1 more")).toBeInTheDocument();
    expect(within(screen.getByRole("row", { name: /104218/ })).getByText("Ready for review")).toBeInTheDocument();
  });

  it("has totals on top that equal the rows", async () => {
    await open();
    await screen.findByRole("row", { name: /104218/ });
    const figures = screen.getByRole("region", { name: "Delivered and not billed" });
    expect(figures).toHaveTextContent(sum(world.items.rows));
    expect(figures).toHaveTextContent(sum(ready()));
    expect(within(screen.getByRole("row", { name: /^Total/ })).getByText(sum(world.items.rows))).toBeInTheDocument();
  });

  it("follows the address's filter, rows and totals alike", async () => {
    await open("?is_ready=true");
    await screen.findByRole("row", { name: /104218/ });
    expect(screen.queryByRole("row", { name: /104215/ })).not.toBeInTheDocument();
    expect(screen.getByText(`${ready().length} loads`, { selector: "p" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Status: Ready to bill" })).toBeInTheDocument();
  });

  it("counts approved loads as approved, neither as ready nor as held up", async () => {
    const approved = world.items.rows.slice(0, 2);
    for (const item of approved) Object.assign(item, { billing_status: "approved" });
    await open("?billing_status=approved", ["financial"], ["invoices:write"]);
    await screen.findByRole("row", { name: /104218/ });
    const figures = screen.getByRole("region", { name: "Delivered and not billed" });
    expect(figures).toHaveTextContent(`Approved, not invoiced${sum(approved)}2 loads`);
    expect(figures).not.toHaveTextContent(/Held up|Ready to bill/);
    // Here already.
    expect(screen.queryByRole("link", { name: "Invoice approved loads" })).not.toBeInTheDocument();
  });

  it("has no figure of what is held up where approved loads are among the rows", async () => {
    await open("?billing_status=approved,docs_pending", ["financial"], ["invoices:write"]);
    await screen.findByRole("row", { name: /104215/ });
    const figures = screen.getByRole("region", { name: "Delivered and not billed" });
    expect(figures).toHaveTextContent("Ready to bill");
    expect(figures).not.toHaveTextContent("Held up");
    expect(screen.getByRole("link", { name: "Invoice approved loads" })).toBeInTheDocument();
  });

  it("puts a search into the address", async () => {
    const { address } = await open();
    await userEvent.type(await screen.findByRole("searchbox"), "104215{Enter}");
    await waitFor(() => expect(screen.queryByRole("row", { name: /104218/ })).not.toBeInTheDocument());
    expect(address()).toBe("/apps/financial/ready-to-bill?q=104215");
  });

  it("says what belongs here when nothing waits", async () => {
    use(mock("get", "/api/ready_to_bill", () => nothing));
    await open();
    expect(await screen.findByText("Nothing is waiting to be billed")).toBeInTheDocument();
  });

  it("shows what went wrong with the request id", async () => {
    use(
      mock("get", "/api/ready_to_bill", () =>
        mockProblem(500, { code: "internal", message: "The server ran into a problem.", request_id: "r-42" }),
      ),
    );
    await open();
    expect(await screen.findByText("Request r-42")).toBeInTheDocument();
  });
});

describe("the drawer", () => {
  it("opens with Enter under its own address, shows papers and invoice, and closes with Esc", async () => {
    const { address } = await open();
    (await screen.findByRole("row", { name: /104218/ })).focus();
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe(`/apps/financial/ready-to-bill?load=${itemOf("104218").load_id}`);
    const invoice = await screen.findByRole("article", { name: "Draft invoice" });
    expect(invoice).toHaveTextContent("Prairie Line Transport LLC");
    expect(invoice).toHaveTextContent(itemOf("104218").customer.name);
    await waitFor(() => expect(invoice).toHaveTextContent("Net 30"));
    expect(await screen.findByRole("button", { name: "Proof of delivery" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/apps/financial/ready-to-bill"));
  });

  it("lists everything that holds a load up, whether or not its row is there", async () => {
    use(mock("get", "/api/ready_to_bill", () => nothing));
    await open(`?load=${itemOf("104212").load_id}`);
    const alert = await screen.findByRole("alert");
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["The proof of delivery is missing.", "The rate confirmation is missing."]);
  });

  it("opens a document in a dialog", async () => {
    await open(`?load=${itemOf("104218").load_id}`);
    await userEvent.click(await screen.findByRole("button", { name: "Proof of delivery" }));
    const pod = world.documents.find(({ file_name }) => file_name === "pod-104218.pdf");
    const dialog = await screen.findByRole("dialog", { name: "Proof of delivery" });
    expect(await within(dialog).findByRole("link", { name: "Download" })).toHaveAttribute("href", `/blobs/${pod?.id}`);
    expect(await bodySent("POST", /\/open$/)).toEqual({ is_inline: true });
  });

  it("opens the invoice packet of a load that is ready", async () => {
    const { load_id } = itemOf("104218");
    await open(`?load=${load_id}`);
    await userEvent.click(await screen.findByRole("button", { name: "Invoice packet" }));
    const dialog = await screen.findByRole("dialog", { name: "Invoice packet for load 104218" });
    expect(await within(dialog).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      `/blobs/packet-${load_id}`,
    );
  });

  it("offers no packet to those who may not see its documents", async () => {
    await open(`?load=${itemOf("104218").load_id}`, ["financial"], []);
    await screen.findByRole("article", { name: "Draft invoice" });
    expect(screen.queryByRole("button", { name: "Invoice packet" })).not.toBeInTheDocument();
  });

  it("says what the packet of another lacks", async () => {
    await open(`?load=${itemOf("104212").load_id}`);
    await userEvent.click(await screen.findByRole("button", { name: "Invoice packet" }));
    const dialog = await screen.findByRole("dialog", { name: "Invoice packet for load 104212" });
    const alert = await within(dialog).findByRole("alert", { name: "The packet is not complete" });
    expect(alert).toHaveTextContent("The rate confirmation is missing.");
  });

  it.each<[Section[], boolean]>([
    [["financial"], false],
    [["financial", "loads"], true],
  ])("leads to the load's page only where that is open: %s", async (sections, leads) => {
    await open(`?load=${itemOf("104218").load_id}`, sections);
    await screen.findByRole("article", { name: "Draft invoice" });
    expect(screen.queryByRole("link", { name: "Open page" }) !== null).toBe(leads);
  });

  it("says so when the load is not there", async () => {
    await open("?load=01930000-0000-7000-8000-999999999999");
    expect(await screen.findByText("Not found")).toBeInTheDocument();
  });
});

describe("decisions", () => {
  const clerk = ["billing:write"];

  it("approves a load that is ready, which then waits for its invoice", async () => {
    await open(`?load=${itemOf("104218").load_id}`, ["financial"], clerk);
    await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
    const drawer = screen.getByRole("dialog", { name: /^Load 104218/ });
    expect(await within(drawer).findByRole("alert", { name: "Approved" })).toHaveTextContent("Dana Whitfield");
    await waitFor(() => expect(within(drawer).queryByRole("button", { name: "Approve" })).not.toBeInTheDocument());
    expect(await bodySent("POST", /approve_billing$/)).toEqual({
      version: 1,
      charges: [],
      accepts_rate_difference: false,
    });
    // Taking it back is another permission.
    expect(within(drawer).queryByRole("button", { name: "More" })).not.toBeInTheDocument();
  });

  it("takes exception with what is wrong and why", async () => {
    await open(`?load=${itemOf("104218").load_id}`, ["financial"], clerk);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Flag exception" }));
    const dialog = await screen.findByRole("dialog", { name: "Flag exception for load 104218" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Flag exception" }));
    expect(await within(dialog).findByText("Say why; it stays in the load's history.")).toBeInTheDocument();
    await choose(/What is wrong/, "Rates incorrect", { inside: dialog });
    await fill(/Reason/, "Agreed 2.10, billed 2.40", { inside: dialog });
    await userEvent.click(within(dialog).getByRole("button", { name: "Flag exception" }));
    const alert = await screen.findByRole("alert", { name: "Exception" });
    expect(alert).toHaveTextContent("Rates incorrect");
    expect(alert).toHaveTextContent("Agreed 2.10, billed 2.40");
    expect(await bodySent("POST", /flag_billing$/)).toEqual({
      version: 1,
      exception: "incorrect_rates",
      reason: "Agreed 2.10, billed 2.40",
    });
  });

  it("takes an approval back with a reason, for who may", async () => {
    const load = world.loads.one(({ number }) => number === "104218");
    load.billing_status = "approved";
    load.allowed_actions = ["unlock_billing"];
    await open(`?load=${load.id}`, ["financial"], [...clerk, "billing:unlock"]);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Undo approval" }));
    const dialog = await screen.findByRole("dialog", { name: "Undo approval of load 104218" });
    await fill(/Reason/, "Lumper forgotten", { inside: dialog });
    await userEvent.click(within(dialog).getByRole("button", { name: "Undo approval" }));
    expect(await screen.findByRole("button", { name: "Approve" })).toBeInTheDocument();
  });

  it("offers none to who only reads", async () => {
    await open(`?load=${itemOf("104218").load_id}`);
    await screen.findByRole("article", { name: "Draft invoice" });
    expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "More" })).not.toBeInTheDocument();
  });

  it("approves several at once, those that are ready", async () => {
    await open("", ["financial"], clerk);
    await userEvent.click(within(await screen.findByRole("row", { name: /104218/ })).getByRole("checkbox"));
    await userEvent.click(within(screen.getByRole("row", { name: /104215/ })).getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "Approve 1 load" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /104218/ })).not.toBeInTheDocument());
    expect(screen.getByRole("row", { name: /104215/ })).toBeInTheDocument();
  });
});

describe("the marked loads", () => {
  const markAll = async () => {
    await open("?billing_status=approved,ready_for_review", ["financial"], ["billing:write", "invoices:write"]);
    await screen.findByRole("row", { name: /104218/ });
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all loaded rows" }));
  };
  const variantOf = (name: string) => screen.getByRole("button", { name }).dataset["variant"] ?? "filled";

  it("are invoiced with the primary button where none is left to approve", async () => {
    world.items.rows.length = 2;
    for (const item of world.items.rows) Object.assign(item, { billing_status: "approved" });
    await markAll();
    expect(variantOf("Invoice 2 loads")).toBe("filled");
  });

  it("are approved with it while some wait for that", async () => {
    for (const item of world.items.rows.slice(0, 2)) Object.assign(item, { billing_status: "approved", blockers: [] });
    await markAll();
    expect(variantOf("Invoice 2 loads")).toBe("default");
    expect(variantOf("Approve 3 loads")).toBe("filled");
  });
});

describe("approving what is still to be decided", () => {
  const clerk = ["billing:write"];

  /** A load with a lumper and a detention that wait, and what its rate confirmation says in all. */
  function undecided(number: string, confirmedBeyondTotal: number) {
    const load = world.loads.one((one) => one.number === number);
    load.charges.push(
      aCharge({ code: "LUMPER", rate: "150.0000", amount_cents: 15_000 }),
      aCharge({ code: "DETENTION", rate: "120.0000", amount_cents: 12_000 }),
    );
    Object.assign(load, sumsOf(load.charges));
    const rate_confirmation_cents = load.total_cents + confirmedBeyondTotal;
    Object.assign(load, { rate_confirmation_cents, rate_difference_cents: -confirmedBeyondTotal });
    const { total_cents, pending_cents, rate_difference_cents } = load;
    Object.assign(itemOf(number), { total_cents, pending_cents, rate_confirmation_cents, rate_difference_cents });
    return load;
  }

  async function decide(number: string) {
    await open(`?load=${itemOf(number).load_id}`, ["financial"], clerk);
    await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
    return screen.findByRole("dialog", { name: `Approve load ${number} for billing` });
  }
  const approve = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole("button", { name: "Approve for billing" }));
  const part = (dialog: HTMLElement, name: string) => within(dialog).getByRole("group", { name });

  it("asks about each pending charge, and sends what was decided", async () => {
    const load = undecided("104218", 15_000);
    const [, lumper, detention] = load.charges;
    const dialog = await decide("104218");
    expect(dialog).toHaveTextContent(`Total after approval${formatMoney(load.total_cents + 27_000)}`);
    await userEvent.click(within(part(dialog, "Detention")).getByRole("radio", { name: "Deny" }));
    expect(dialog).toHaveTextContent(`Total after approval${formatMoney(load.total_cents + 15_000)}`);
    expect(dialog).toHaveTextContent("DifferenceNone");
    await approve(dialog);
    expect(await within(dialog).findByText("Enter the customer contact or approval number")).toBeInTheDocument();
    await fill(/Approved by/, "Priya Nair, L-4471", { inside: part(dialog, "Lumper") });
    await approve(dialog);
    expect(await screen.findByRole("alert", { name: "Approved" })).toBeInTheDocument();
    expect(await bodySent("POST", /approve_billing$/)).toEqual({
      version: 1,
      charges: [
        { charge_id: lumper?.id, is_approved: true, approval_reference: "Priya Nair, L-4471" },
        { charge_id: detention?.id, is_approved: false },
      ],
      accepts_rate_difference: false,
    });
  });

  it("asks about a charge that a colleague adds meanwhile, and sends the version that it was opened with", async () => {
    const load = undecided("104218", 15_000);
    const dialog = await decide("104218");
    await userEvent.click(within(part(dialog, "Detention")).getByRole("radio", { name: "Deny" }));
    load.charges.unshift(aCharge({ code: "TARP", rate: "75.0000", amount_cents: 7_500 }));
    Object.assign(load, { version: 2 });
    vi.setSystemTime(Date.now() + 60_000);
    window.dispatchEvent(new Event("focus"));
    const added = await within(dialog).findByRole("group", { name: "Tarp" });
    await fill(/Approved by/, "L-4471", { inside: added });
    await fill(/Approved by/, "L-4470", { inside: part(dialog, "Lumper") });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^Approve even though/ }));
    await approve(dialog);
    await waitFor(async () => expect(await bodySent("POST", /approve_billing$/)).toMatchObject({ version: 1 }));
    const { charges } = (await bodySent("POST", /approve_billing$/)) as { charges: { is_approved: boolean }[] };
    expect(charges.map(({ is_approved }) => is_approved)).toEqual([true, false, true]);
  });

  it("goes beyond the rate confirmation only when that is accepted", async () => {
    undecided("104218", 0);
    const dialog = await decide("104218");
    for (const name of ["Lumper", "Detention"]) await fill(/Approved by/, "L-4471", { inside: part(dialog, name) });
    const box = /Approve even though the charges differ from the rate confirmation by \$270\.00/;
    await approve(dialog);
    expect(await within(dialog).findByText("Check this, or have the charges corrected first")).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("checkbox", { name: box }));
    await approve(dialog);
    await screen.findByRole("alert", { name: "Approved" });
    expect(await bodySent("POST", /approve_billing$/)).toMatchObject({ accepts_rate_difference: true });
  });

  it.each([
    ["charges_undecided", "Approve or deny each pending charge first: lumper $150.00."],
    ["rate_confirmation_differs", "The charges total $1,485.00, the rate confirmation $1,500.00."],
  ])("shows what the server says to %s", async (code, message) => {
    undecided("104218", 27_000);
    use(mock("post", "/api/loads/{load_id}/approve_billing", () => mockProblem(409, { code, message })));
    const dialog = await decide("104218");
    for (const name of ["Lumper", "Detention"]) await fill(/Approved by/, "L-4471", { inside: part(dialog, name) });
    await approve(dialog);
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(message);
  });

  it("leaves such loads out when several are approved at once, and says how many", async () => {
    undecided("104209", 0);
    await open("", ["financial"], clerk);
    for (const number of ["104218", "104209"])
      await userEvent.click(within(await screen.findByRole("row", { name: new RegExp(number) })).getByRole("checkbox"));
    expect(screen.getByText("1 needs review")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Approve 1 load" }));
    expect(await screen.findByText(/1 load approved for billing, 1 needs review/)).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /104209/ })).toBeInTheDocument();
  });

  it("shows what waits for customers, beside the totals and in the rows", async () => {
    undecided("104218", 5_000);
    await open();
    const row = await screen.findByRole("row", { name: /104218/ });
    expect(row).toHaveTextContent("$270.00");
    expect(row).toHaveTextContent("−$50.00");
    expect(screen.getByRole("region", { name: "Delivered and not billed" })).toHaveTextContent(
      "Waiting for customers$270.00",
    );
  });

  it("counts a proof of delivery as signed once it is checked", async () => {
    const pod = world.documents.find(({ file_name }) => file_name === "pod-104218.pdf");
    delete pod?.is_signed;
    await open(`?load=${itemOf("104218").load_id}`, ["financial"], ["documents:write"]);
    expect(await screen.findByText("Not checked")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Mark as signed" }));
    expect(await screen.findByText("Signed")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/documents\//)).toEqual({ version: 1, is_signed: true });
  });
});

describe("the query", () => {
  it.each([
    ["", { sort: "-days_waiting" }],
    ["q=PO+70311&sort=total_cents", { q: "PO 70311", sort: "total_cents" }],
    ["is_ready=false&customer_id=c1", { sort: "-days_waiting", is_ready: false, customer_id: "c1" }],
  ])("%s asks for %o", (search, query) => {
    expect(readyToBillQuery(new URLSearchParams(search))).toEqual(query);
  });
});
