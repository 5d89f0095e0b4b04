import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow, nextId } from "@haul/testing/sample";
import { handlersOf } from "../mocks/handlers";
import { anOpeningBalance, settle } from "../mocks/invoices";
import { applyShares } from "../mocks/payments";
import { makeWorld } from "../mocks/world";
import { invoiceQuery } from "./invoices.queries";
import { invoicesRoutes } from "./invoices.routes";

let world = makeWorld();
// What the pages import is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("./invoice-list.page"),
      import("./invoice-dialog"),
      import("./adjust-dialog"),
      import("./dispute-dialog"),
      import("./close-dispute-dialog"),
      import("../payments/record-payment-dialog"),
      import("./void-adjustment-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/invoices";
const WRITES = ["invoices:write", "billing:write", "documents:read"];
const open = (search = "", permissions: readonly string[] = WRITES) =>
  renderPages({ routes: invoicesRoutes, at: `${PATH}${search}`, sections: ["financial"], permissions });
const row = (name: RegExp) => screen.findByRole("row", { name });
const invoiceOf = (number: string) => world.money.invoices.one((invoice) => invoice.number === number);

async function openInvoice(number: string, permissions?: readonly string[]) {
  await open(`?invoice=${invoiceOf(number).id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: new RegExp(number) });
  await within(drawer).findByRole("list", { name: "Invoice lines" });
  return drawer;
}

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("the list of invoices", () => {
  it("shows what is owed by whom, and what is late", async () => {
    await open();
    const late = await row(/INV-1001/);
    expect(within(late).getByTitle("Overdue")).toBeInTheDocument();
    expect(late).toHaveTextContent("$1,200.00");
    expect(await row(/INV-1004/)).toHaveTextContent("Draft");
    const figures = screen.getByRole("region", { name: "Invoiced" });
    await waitFor(() => expect(figures).toHaveTextContent("Owed$5,635.003 invoices"));
  });

  it("has a tab for each status with its count, and the address follows", async () => {
    const { address } = await open();
    await userEvent.click(await screen.findByRole("tab", { name: /Draft\s*1/ }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /INV-1001/ })).not.toBeInTheDocument());
    expect(address()).toBe(`${PATH}?status=draft`);
  });

  it("posts several drafts at once", async () => {
    await open();
    await userEvent.click(within(await row(/INV-1004/)).getByRole("checkbox"));
    await press("Post 1 invoice");
    await waitFor(() => expect(invoiceOf("INV-1004").status).toBe("posted"));
  });

  it("only shows to those who may not write", async () => {
    await open("", []);
    expect(within(await row(/INV-1004/)).queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("passes filters on as the address has them", () => {
    const query = invoiceQuery(
      new URLSearchParams("status=sent,posted&is_overdue=true&due_from=2026-11-01&delivery=portal"),
    );
    expect(query).toMatchObject({
      delivery: "portal",
      status: "sent,posted",
      is_overdue: true,
      due_from: "2026-11-01",
      sort: "-number",
    });
  });

  it("asks for no status where the address names the tab of all", () => {
    expect(invoiceQuery(new URLSearchParams("status=all")).status).toBeUndefined();
  });

  it("says what belongs here when there are none", async () => {
    use(mock("get", "/api/invoices", () => ({ items: [], total_count: 0 })));
    await open();
    expect(await screen.findByText("No invoices yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to Ready to bill" })).toBeInTheDocument();
  });
});

describe("an invoice", () => {
  it("shows its lines by load, whom it bills and where to pay", async () => {
    const drawer = await openInvoice("INV-1002");
    expect(within(drawer).getByRole("list", { name: "Invoice lines" })).toHaveTextContent("Load 104218");
    expect(drawer).toHaveTextContent("approved by Dana Whitfield");
    expect(drawer).toHaveTextContent("PO Box 1180");
  });

  it("is posted with one click", async () => {
    const drawer = await openInvoice("INV-1004");
    await press("Post", drawer);
    await waitFor(() => expect(invoiceOf("INV-1004").status).toBe("posted"));
  });

  it("is sent to the address on it unless the person enters another", async () => {
    await press("Send", await openInvoice("INV-1003"));
    const dialog = await screen.findByRole("dialog", { name: "Send invoice INV-1003" });
    await fill("Email", "accounts@greatlakes.example");
    await press("Send", dialog);
    expect(await bodySent("POST", /\/send$/)).toEqual({
      version: 1,
      email: "accounts@greatlakes.example",
    });
    expect(await screen.findAllByText("Mail queued")).not.toHaveLength(0);
  });

  it("shows its discount with its terms", async () => {
    const terms = { discount_basis_points: 150, discount_days: 10, discount_until: "2026-12-01" };
    Object.assign(invoiceOf("INV-1002"), { ...terms, discount_cents: 3_675, discount_left_cents: 3_675 });
    const drawer = await openInvoice("INV-1002");
    expect(drawer).toHaveTextContent("Terms1.5/10 net 30");
    expect(drawer).toHaveTextContent("Discount$36.75 until Dec 1, 2026");
    expect(drawer).toHaveTextContent("DeliveryEmail");
  });

  it("is submitted where its customer wants that, and can be mailed all the same", async () => {
    Object.assign(invoiceOf("INV-1003"), { delivery: "portal", portal: "https://ap.prairiefoods.example" });
    const drawer = await openInvoice("INV-1003");
    for (const link of within(drawer).getAllByRole("link", { name: "https://ap.prairiefoods.example" }))
      expect(link).toHaveAttribute("href", "https://ap.prairiefoods.example");
    expect(within(drawer).queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
    await press("More", drawer);
    expect(await screen.findByRole("menuitem", { name: "Send" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "Mark as sent" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await press("Mark as submitted", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Mark invoice INV-1003 as submitted" });
    await fill("Submitted to", "Prairie portal, confirmation 88120");
    await press("Mark as submitted", dialog);
    await waitFor(() => expect(invoiceOf("INV-1003").status).toBe("sent"));
    expect(await bodySent("POST", /\/mark_sent$/)).toEqual({
      version: 1,
      sent_to: "Prairie portal, confirmation 88120",
    });
  });

  it("names a portal that is no address, without a link", async () => {
    Object.assign(invoiceOf("INV-1003"), { delivery: "portal", portal: "javascript:alert(1)" });
    const drawer = await openInvoice("INV-1003");
    expect(drawer).toHaveTextContent("wants it submitted in javascript:alert(1).");
    expect(within(drawer).queryByRole("link", { name: /javascript/ })).not.toBeInTheDocument();
  });

  it("is voided only with a reason", async () => {
    const drawer = await openInvoice("INV-1002");
    await press("More", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Void" }));
    const submit = await screen.findByRole("button", { name: "Void invoice" });
    expect(submit.getAttribute("style")).toContain("red");
    await userEvent.click(submit);
    expect(await screen.findByText("Say why; it stays in the invoice's history.")).toBeInTheDocument();
    await fill("Reason", "Wrong rate");
    await press("Void invoice");
    await waitFor(() => expect(invoiceOf("INV-1002").status).toBe("voided"));
  });

  it("says why its mail failed", async () => {
    Object.assign(invoiceOf("INV-1003"), { mail_status: "failed", mail_problem: "The mail server refused it." });
    expect(await openInvoice("INV-1003")).toHaveTextContent("The mail server refused it.");
  });

  it("is paid from there, with its customer filled in", async () => {
    const drawer = await openInvoice("INV-1001", ["payments:write", "payments:read"]);
    await press("Record payment", drawer);
    const inside = await screen.findByRole("dialog", { name: "Record payment" });
    await within(inside).findByRole("checkbox", { name: "INV-1001" });
    await fill("Check or trace number", "20881", { inside });
    await fill("Amount", "1,200.00", { inside });
    await press("Fill oldest first", inside);
    await press("Record payment", inside);
    await waitFor(() => expect(invoiceOf("INV-1001").status).toBe("paid"));
    expect(within(drawer).queryByRole("button", { name: "Record payment" })).not.toBeInTheDocument();
  });

  it("offers nothing but its PDF to those who may not write", async () => {
    const drawer = await openInvoice("INV-1004", []);
    expect(within(drawer).getByRole("button", { name: "PDF" })).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Post" })).not.toBeInTheDocument();
  });
});

describe("what pays an invoice", () => {
  const pay = (number: string, amount_cents: number) => {
    const payment = world.money.payments.one(({ reference }) => reference === "10442");
    applyShares(world.money, payment, [{ invoice_id: invoiceOf(number).id, amount_cents }]);
    return payment;
  };

  it("is listed with a way to the payment", async () => {
    const payment = pay("INV-1002", 100_000);
    const drawer = await openInvoice("INV-1002", ["payments:read"]);
    const list = within(drawer).getByRole("list", { name: "Payments of the invoice" });
    expect(list).toHaveTextContent("$1,000.00");
    expect(list).toHaveTextContent("Check, applied");
    expect(within(list).getByRole("link", { name: "10442" })).toHaveAttribute(
      "href",
      `/apps/financial/payments?payment=${payment.id}`,
    );
    expect(drawer).toHaveTextContent("Paid$1,000.00");
    expect(drawer).toHaveTextContent("Owed$1,450.00");
  });

  it("leads nowhere for those who may not see payments", async () => {
    pay("INV-1002", 100_000);
    const list = within(await openInvoice("INV-1002", [])).getByRole("list", { name: "Payments of the invoice" });
    expect(list).toHaveTextContent("10442");
    expect(within(list).queryByRole("link")).not.toBeInTheDocument();
  });

  it("is not mentioned while nobody paid", async () => {
    const drawer = await openInvoice("INV-1002", ["payments:read"]);
    expect(within(drawer).queryByRole("list", { name: "Payments of the invoice" })).not.toBeInTheDocument();
    expect(drawer).not.toHaveTextContent("Paid$");
  });
});

describe("adjusting an invoice", () => {
  const ADJUSTS = ["invoices:write", "invoices:adjust"];

  const openAdjust = async (number: string, permissions: readonly string[]) => {
    const drawer = await openInvoice(number, permissions);
    await press("More", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Adjust" }));
    return screen.findByRole("dialog", { name: `Adjust invoice ${number}` });
  };

  it("proposes the balance for a short pay, and posts what was entered", async () => {
    const inside = await openAdjust("INV-1002", ADJUSTS);
    await choose("Kind", "Short pay", { inside });
    expect(within(inside).getByRole("textbox", { name: "Amount" })).toHaveValue("2,450.00");
    await choose("Reason", "Late delivery", { inside });
    await fill("Amount", "150.00", { inside });
    expect(inside).toHaveTextContent("Owed afterwards: $2,300.00");
    await press("Adjust invoice", inside);
    await waitFor(() => expect(invoiceOf("INV-1002")).toMatchObject({ status: "sent", balance_cents: 230_000 }));
    expect(await bodySent("POST", /\/adjust$/)).toEqual({
      version: 1,
      kind: "short_pay",
      reason: "late_delivery",
      amount_cents: 15_000,
      adjusted_on: dayFromNow(0),
    });
    const list = await screen.findByRole("list", { name: "Adjustments of the invoice" });
    expect(list).toHaveTextContent("Short pay: Late delivery");
    expect(list).toHaveTextContent("−$150.00");
  });

  it("adds with a debit only", async () => {
    const inside = await openAdjust("INV-1002", ADJUSTS);
    await choose("Kind", "Debit", { inside });
    await choose("Reason", "Detention", { inside });
    await fill("Amount", "3,000.00", { inside });
    await press("Adjust invoice", inside);
    await waitFor(() => expect(invoiceOf("INV-1002").balance_cents).toBe(545_000));
    expect(await screen.findByRole("list", { name: "Adjustments of the invoice" })).toHaveTextContent("+$3,000.00");
  });

  it("takes off no more than is owed", async () => {
    const inside = await openAdjust("INV-1002", ADJUSTS);
    await choose("Kind", "Credit", { inside });
    await choose("Reason", "Rate", { inside });
    await fill("Amount", "2,450.01", { inside });
    await press("Adjust invoice", inside);
    expect(await within(inside).findByText("Enter an amount up to $2,450.00")).toBeInTheDocument();
    expect(sent("POST", /\/adjust$/)).toEqual([]);
  });

  it("lets those who may not write off only ask for it", async () => {
    const inside = await openAdjust("INV-1002", ADJUSTS);
    await userEvent.click(within(inside).getByRole("combobox", { name: /^Kind/ }));
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Credit",
      "Debit",
      "Discount",
      "Short pay",
      "Write-off",
    ]);
  });

  it("offers nothing but a write-off to those who may only write off", async () => {
    const inside = await openAdjust("INV-1001", ["invoices:write_off"]);
    expect(within(inside).getByRole("textbox", { name: "Amount" })).toHaveValue("1,200.00");
    await choose("Reason", "Uncollectible", { inside });
    await press("Adjust invoice", inside);
    await waitFor(() => expect(invoiceOf("INV-1001")).toMatchObject({ status: "written_off", balance_cents: 0 }));
    expect(await bodySent("POST", /\/adjust$/)).toMatchObject({ kind: "write_off", amount_cents: 120_000 });
    const drawer = screen.getByRole("dialog", { name: /^Invoice INV-1001/ });
    expect(await within(drawer).findByText("Written off")).toBeInTheDocument();
  });

  it("is not offered to those who may do neither", async () => {
    await press("More", await openInvoice("INV-1002", ["invoices:write"]));
    await screen.findByRole("menuitem", { name: "Void" });
    expect(screen.queryByRole("menuitem", { name: "Adjust" })).not.toBeInTheDocument();
  });
});

describe("an adjustment", () => {
  beforeEach(() => {
    const credit = {
      id: nextId(),
      kind: "credit",
      reason: "rate",
      note: "Agreed with Pat",
      amount_cents: 5_000,
      adjusted_on: dayFromNow(-1),
      created_by: "Irene Sokol",
    } as const;
    settle(world.money.invoices, invoiceOf("INV-1002").id, { adjustments: [credit] });
  });

  it("is voided only with a reason, and stays in sight", async () => {
    const drawer = await openInvoice("INV-1002", ["invoices:adjust"]);
    expect(drawer).toHaveTextContent("Adjusted−$50.00");
    await press("Void credit", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Void the credit of $50.00?" });
    await press("Void adjustment", dialog);
    expect(await within(dialog).findByText("Say why; it stays in the invoice's history.")).toBeInTheDocument();
    await fill("Reason", "Wrong invoice", { inside: dialog });
    await press("Void adjustment", dialog);
    await waitFor(() => expect(invoiceOf("INV-1002")).toMatchObject({ adjusted_cents: 0, balance_cents: 245_000 }));
    const [adjustment] = invoiceOf("INV-1002").adjustments ?? [];
    expect(await bodySent("POST", /\/void_adjustment$/)).toEqual({
      version: 2,
      adjustment_id: adjustment?.id,
      reason: "Wrong invoice",
    });
    const list = within(drawer).getByRole("list", { name: "Adjustments of the invoice" });
    await waitFor(() => expect(list).toHaveTextContent("by Irene Sokol: Wrong invoice"));
    expect(within(drawer).queryByRole("button", { name: "Void credit" })).not.toBeInTheDocument();
  });

  it("is only read by those who may not adjust", async () => {
    const drawer = await openInvoice("INV-1002", ["invoices:write", "invoices:write_off"]);
    const list = within(drawer).getByRole("list", { name: "Adjustments of the invoice" });
    expect(list).toHaveTextContent("Agreed with Pat");
    expect(within(drawer).queryByRole("button", { name: "Void credit" })).not.toBeInTheDocument();
  });
});

describe("a dispute", () => {
  it("is recorded with its reason, shown, and closed with its outcome", async () => {
    const drawer = await openInvoice("INV-1002");
    await press("More", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Dispute" }));
    const dialog = await screen.findByRole("dialog", { name: "Dispute on invoice INV-1002" });
    await press("Record dispute", dialog);
    expect(await within(dialog).findByText("Choose why")).toBeInTheDocument();
    await choose("Reason", "Detention", { inside: dialog });
    await fill("Amount", "150", { inside: dialog });
    await fill("What the customer says", "The driver was late.", { inside: dialog });
    await press("Record dispute", dialog);
    await waitFor(() => expect(invoiceOf("INV-1002").disputed_cents).toBe(15_000));
    expect(await bodySent("POST", /\/dispute$/)).toMatchObject({
      reason: "detention",
      amount_cents: 15_000,
      note: "The driver was late.",
    });
    const list = await within(drawer).findByRole("list", { name: "Disputes of the invoice" });
    expect(list).toHaveTextContent("The driver was late.");
    await press("Close dispute", drawer);
    const closing = await screen.findByRole("dialog", { name: "Close the dispute of $150.00" });
    await choose("Outcome", "The customer pays part", { inside: closing });
    await press("Close dispute", closing);
    await waitFor(() => expect(list).toHaveTextContent("The customer pays part, closed"));
    expect(within(drawer).queryByRole("button", { name: "Close dispute" })).not.toBeInTheDocument();
  });
});

describe("an opening balance", () => {
  const add = () =>
    world.money.invoices.add(anOpeningBalance({ number: "4711", total_cents: 98_000, reference: "PO 88120" }));

  it("is one line without a load, and has neither a paper nor a mail", async () => {
    add();
    const drawer = await openInvoice("4711");
    expect(within(drawer).getByTitle("What the customer owed on an invoice from another system")).toBeInTheDocument();
    const lines = within(within(drawer).getByRole("list", { name: "Invoice lines" })).getAllByRole("listitem");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toHaveTextContent(/^Opening balance.*\$980\.00$/);
    expect(within(drawer).queryByText(/^Load /)).not.toBeInTheDocument();
    expect(within(drawer).getByText("PO 88120")).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "PDF" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: /Send/ })).not.toBeInTheDocument();
  });

  it("is filtered by its origin", async () => {
    add();
    await open("?origin=opening_balance");
    expect(await row(/4711/)).toHaveTextContent("Opening balance");
    expect(screen.queryByRole("row", { name: /INV-1001/ })).not.toBeInTheDocument();
  });
});
