import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow } from "@haul/testing/sample";
import { formatDate } from "@haul/ui/format";
import { handlersOf } from "../mocks/handlers";
import { applyShares } from "../mocks/payments";
import { makeWorld } from "../mocks/world";
import { paymentQuery } from "./payments.queries";
import { paymentsRoutes } from "./payments.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("./payments.page"),
      import("./record-payment-dialog"),
      import("./apply-dialog"),
      import("./refund-dialog"),
      import("./payment-end-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/payments";
const WRITES = ["payments:read", "payments:write"];
const open = (search = "", permissions: readonly string[] = WRITES) =>
  renderPages({ routes: paymentsRoutes, at: `${PATH}${search}`, sections: ["financial"], permissions });
const row = (name: RegExp) => screen.findByRole("row", { name });
const invoiceOf = (number: string) => world.money.invoices.one((invoice) => invoice.number === number);
const paymentOf = (reference: string) => world.money.payments.one((payment) => payment.reference === reference);

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openPayment(reference: string, permissions?: readonly string[]) {
  await open(`?payment=${paymentOf(reference).id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: new RegExp(`^Payment ${reference}`) });
  await within(drawer).findByText("Postings of this payment");
  return drawer;
}

describe("the list of payments", () => {
  it("shows who paid what, how, and how much of it is unapplied", async () => {
    await open();
    const check = await row(/10442/);
    expect(check).toHaveTextContent("Great Lakes Logistics");
    expect(check).toHaveTextContent("Check");
    expect(within(check).getAllByText("$2,000.00")).toHaveLength(2);
    expect(await row(/8841/)).toHaveTextContent("Returned");
    const figures = screen.getByRole("region", { name: "Not applied" });
    await waitFor(() => expect(figures).toHaveTextContent(/\$2,000\.00\s*1 payment/));
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("has a tab for each status with its count, and the address follows", async () => {
    const { address } = await open();
    await userEvent.click(await screen.findByRole("tab", { name: /Returned\s*1/ }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /10442/ })).not.toBeInTheDocument());
    expect(address()).toBe(`${PATH}?status=returned`);
  });

  it("asks for what the address says", async () => {
    const days = "received_from=2026-11-01&received_to=2026-11-30";
    await open(`?method=check,ach&${days}&customer_id=${paymentOf("10442").customer.id}&q=104`);
    await screen.findByRole("button", { name: "Method: Check, ACH" });
    await waitFor(() =>
      expect(sent("GET", /^\/api\/payments$/).at(-1)?.query).toEqual({
        method: "check,ach",
        received_from: "2026-11-01",
        received_to: "2026-11-30",
        customer_id: paymentOf("10442").customer.id,
        q: "104",
        sort: "-received_on",
      }),
    );
    expect(paymentQuery(new URLSearchParams("status=all")).status).toBeUndefined();
  });

  it("says what belongs here when there are none, and starts with recording one", async () => {
    world.money.payments.rows.length = 0;
    await open();
    expect(await screen.findByText("No payments yet")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Record payment" })).toBeInTheDocument();
  });

  it("only shows to those who may not write, whatever the address says", async () => {
    await open("?add=payment", ["payments:read"]);
    await row(/10442/);
    expect(screen.queryByRole("button", { name: "Record payment" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("recording a payment", () => {
  const openForm = () => screen.findByRole("dialog", { name: "Record payment" });
  const shareOf = (number: string, inside: HTMLElement) =>
    within(inside).getByRole("textbox", { name: `Amount for ${number}` });

  /** The form with customer, number and amount. */
  const startRecording = async (amount: string) => {
    await open("?add=payment");
    const inside = await openForm();
    await choose("Customer", /Great Lakes/, { inside, typing: "great" });
    await within(inside).findByRole("checkbox", { name: "INV-1001" });
    await fill("Check or trace number", "20881", { inside });
    await fill("Amount", amount, { inside });
    return inside;
  };

  it("pays the invoices that are due first until the money is used up", async () => {
    const { address } = await open();
    await press("Record payment");
    const inside = await openForm();
    expect(within(inside).getByText("Choose the customer to see the invoices they owe.")).toBeInTheDocument();
    await choose("Customer", /Great Lakes/, { inside, typing: "great" });
    await within(inside).findByRole("checkbox", { name: "INV-1001" });
    expect(within(inside).queryByRole("checkbox", { name: "INV-1003" })).not.toBeInTheDocument();
    expect(within(inside).getByRole("button", { name: "Fill oldest first" })).toBeDisabled();
    await choose("Method", "ACH", { inside });
    await fill("Check or trace number", "20881", { inside });
    await fill("Amount", "2,000.00", { inside });
    await press("Fill oldest first", inside);
    expect(shareOf("INV-1001", inside)).toHaveValue("1,200.00");
    expect(shareOf("INV-1002", inside)).toHaveValue("800.00");
    expect(inside).toHaveTextContent("$0.00 stays unapplied");
    await press("Record payment", inside);
    await waitFor(() => expect(invoiceOf("INV-1001")).toMatchObject({ status: "paid", balance_cents: 0 }));
    expect(invoiceOf("INV-1002")).toMatchObject({ status: "partially_paid", balance_cents: 165_000 });
    expect(await bodySent("POST", /\/api\/payments$/)).toEqual({
      customer_id: invoiceOf("INV-1001").customer.id,
      method: "ach",
      reference: "20881",
      received_on: dayFromNow(0),
      amount_cents: 200_000,
      applications: [
        { invoice_id: invoiceOf("INV-1001").id, amount_cents: 120_000 },
        { invoice_id: invoiceOf("INV-1002").id, amount_cents: 80_000 },
      ],
    });
    expect(await screen.findByRole("dialog", { name: /^Payment 20881/ })).toBeInTheDocument();
    expect(address()).toBe(`${PATH}?payment=${paymentOf("20881").id}`);
  });

  it("asks for the invoices of the customer that are owed, the first that is due on top", async () => {
    await startRecording("10.00");
    expect(sent("GET", /^\/api\/invoices$/).at(-1)?.query).toEqual({
      customer_id: invoiceOf("INV-1001").customer.id,
      status: "posted,sent,partially_paid",
      sort: "due_on",
      limit: "200",
    });
  });

  it("leaves unapplied what no invoice gets", async () => {
    const inside = await startRecording("1,500.00");
    await userEvent.click(within(inside).getByRole("checkbox", { name: "INV-1001" }));
    expect(shareOf("INV-1001", inside)).toHaveValue("1,200.00");
    expect(inside).toHaveTextContent("$300.00 stays unapplied");
    await userEvent.click(within(inside).getByRole("checkbox", { name: "INV-1002" }));
    expect(shareOf("INV-1002", inside)).toHaveValue("300.00");
    await userEvent.click(within(inside).getByRole("checkbox", { name: "INV-1001" }));
    expect(shareOf("INV-1001", inside)).toHaveValue("");
    expect(inside).toHaveTextContent("$1,200.00 stays unapplied");
    await press("Record payment", inside);
    await waitFor(() => expect(paymentOf("20881").unapplied_cents).toBe(120_000));
    expect(await bodySent("POST", /\/api\/payments$/)).toMatchObject({
      applications: [{ invoice_id: invoiceOf("INV-1002").id, amount_cents: 30_000 }],
    });
  });

  it("refuses to apply more than was received", async () => {
    const inside = await startRecording("1,000.00");
    await fill("Amount for INV-1001", "1,200.00", { inside });
    expect(within(inside).getByRole("checkbox", { name: "INV-1001" })).toBeChecked();
    expect(inside).toHaveTextContent("$200.00 too much is applied");
    await press("Record payment", inside);
    expect(await within(inside).findByText("Apply no more than $1,000.00.")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    await fill("Amount for INV-1001", "1,000.00", { inside });
    expect(within(inside).queryByText("Apply no more than $1,000.00.")).not.toBeInTheDocument();
    await press("Record payment", inside);
    await waitFor(() => expect(invoiceOf("INV-1001").balance_cents).toBe(20_000));
  });

  it("refuses to apply more than an invoice is owed, and a checked one without an amount", async () => {
    const inside = await startRecording("5,000.00");
    await fill("Amount for INV-1001", "1,200.01", { inside });
    await fill("Amount for INV-1002", "0", { inside });
    await press("Record payment", inside);
    await waitFor(() => expect(shareOf("INV-1001", inside)).toHaveAccessibleDescription("Only $1,200.00 is owed"));
    expect(shareOf("INV-1002", inside)).toHaveAccessibleDescription("Enter an amount, or uncheck the invoice");
    expect(sent("POST")).toEqual([]);
  });

  it("takes a discount while the payment is in time", async () => {
    const terms = { discount_basis_points: 200, discount_days: 10, discount_cents: 2_400, discount_left_cents: 2_400 };
    Object.assign(invoiceOf("INV-1001"), { ...terms, discount_until: dayFromNow(0) });
    Object.assign(invoiceOf("INV-1002"), { ...terms, discount_until: dayFromNow(-3) });
    const inside = await startRecording("1,176.00");
    const discount = within(inside).getByRole("checkbox", { name: "Take the discount on INV-1001" });
    expect(discount).toHaveAccessibleDescription(`Discount $24.00 until ${formatDate(dayFromNow(0))}`);
    expect(within(inside).queryByRole("checkbox", { name: "Take the discount on INV-1002" })).not.toBeInTheDocument();
    discount.focus();
    await userEvent.keyboard(" ");
    expect(within(inside).getByRole("checkbox", { name: "INV-1001" })).toBeChecked();
    expect(shareOf("INV-1001", inside)).toHaveValue("1,176.00");
    expect(inside).toHaveTextContent("$0.00 stays unapplied");
    await fill("Amount for INV-1001", "1,176.01", { inside });
    await fill("Amount", "1,200.00", { inside });
    await press("Record payment", inside);
    await waitFor(() =>
      expect(shareOf("INV-1001", inside)).toHaveAccessibleDescription("Only $1,176.00 is owed after the discount"),
    );
    await fill("Amount for INV-1001", "1,176.00", { inside });
    await press("Record payment", inside);
    await waitFor(() => expect(invoiceOf("INV-1001")).toMatchObject({ status: "paid", balance_cents: 0 }));
    expect(await bodySent("POST", /\/api\/payments$/)).toMatchObject({
      applications: [{ invoice_id: invoiceOf("INV-1001").id, amount_cents: 117_600, discount_cents: 2_400 }],
    });
    const drawer = await screen.findByRole("dialog", { name: /^Payment 20881/ });
    expect(await within(drawer).findByText(/with a discount of \$24\.00/)).toBeInTheDocument();
  });

  it("leaves out a discount that is not wanted after all", async () => {
    const left = { discount_cents: 2_400, discount_left_cents: 2_400, discount_until: dayFromNow(0) };
    Object.assign(invoiceOf("INV-1001"), left);
    const inside = await startRecording("1,200.00");
    const discount = within(inside).getByRole("checkbox", { name: "Take the discount on INV-1001" });
    await userEvent.click(discount);
    await userEvent.click(discount);
    expect(shareOf("INV-1001", inside)).toHaveValue("1,200.00");
    await press("Record payment", inside);
    const applications = [{ invoice_id: invoiceOf("INV-1001").id, amount_cents: 120_000 }];
    expect(await bodySent("POST", /\/api\/payments$/)).toMatchObject({ applications });
  });

  it("needs a customer, a number and an amount", async () => {
    await open("?add=payment");
    const inside = await openForm();
    await press("Record payment", inside);
    expect(await within(inside).findByText("Choose the customer")).toBeInTheDocument();
    expect(within(inside).getByText("Enter the check or trace number")).toBeInTheDocument();
    expect(within(inside).getByText("Enter the amount that was received")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("takes money of a customer on credit hold", async () => {
    Object.assign(
      world.customers.one(({ name }) => name === "Great Lakes Logistics"),
      { is_on_credit_hold: true },
    );
    const inside = await startRecording("10.00");
    expect(within(inside).getByRole("checkbox", { name: "INV-1001" })).toBeInTheDocument();
  });

  it("keeps what was typed when the server refuses it", async () => {
    const message = "October 2026 is closed. Use a day in an open month.";
    use(mock("post", "/api/payments", () => mockProblem(409, { code: "period_closed", message })));
    const inside = await startRecording("10.00");
    await press("Record payment", inside);
    expect(await within(inside).findByText(message)).toBeInTheDocument();
    expect(within(inside).getByRole("textbox", { name: "Amount" })).toHaveValue("10.00");
  });
});

describe("a payment", () => {
  const applied = () => {
    const shares = [{ invoice_id: invoiceOf("INV-1001").id, amount_cents: 120_000 }];
    applyShares(world.money, paymentOf("10442"), shares);
  };
  const listOf = (drawer: HTMLElement) => within(drawer).getByRole("list", { name: "Invoices that it pays" });

  it("shows its facts, the invoices it pays, and leads to its postings", async () => {
    applied();
    const drawer = await openPayment("10442");
    expect(drawer).toHaveTextContent("Amount$2,000.00Unapplied$800.00");
    expect(within(listOf(drawer)).getByRole("link", { name: "INV-1001" })).toHaveAttribute(
      "href",
      `/apps/financial/invoices?invoice=${invoiceOf("INV-1001").id}`,
    );
    expect(within(drawer).getByRole("link", { name: "Postings of this payment" })).toHaveAttribute(
      "href",
      `/apps/financial/ledger?payment_id=${paymentOf("10442").id}`,
    );
  });

  it("is applied to what the customer owes", async () => {
    const drawer = await openPayment("10442");
    await press("Apply", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Apply payment 10442" });
    await press("Apply payment", dialog);
    expect(await within(dialog).findByText("Choose the invoices that it pays.")).toBeInTheDocument();
    await press("Fill oldest first", dialog);
    await press("Apply payment", dialog);
    await waitFor(() => expect(paymentOf("10442")).toMatchObject({ status: "applied", unapplied_cents: 0 }));
    expect(await bodySent("POST", /\/apply$/)).toEqual({
      version: 1,
      applications: [
        { invoice_id: invoiceOf("INV-1001").id, amount_cents: 120_000 },
        { invoice_id: invoiceOf("INV-1002").id, amount_cents: 80_000 },
      ],
    });
    expect(await within(drawer).findByRole("link", { name: "INV-1002" })).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Apply" })).not.toBeInTheDocument();
  });

  it("takes the discount by the day on which it came in", async () => {
    const left = { discount_cents: 2_400, discount_left_cents: 2_400 };
    Object.assign(invoiceOf("INV-1001"), { ...left, discount_until: paymentOf("10442").received_on });
    Object.assign(invoiceOf("INV-1002"), { ...left, discount_until: dayFromNow(-3) });
    const drawer = await openPayment("10442");
    await press("Apply", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Apply payment 10442" });
    await userEvent.click(await within(dialog).findByRole("checkbox", { name: "Take the discount on INV-1001" }));
    expect(within(dialog).queryByRole("checkbox", { name: "Take the discount on INV-1002" })).not.toBeInTheDocument();
    await press("Apply payment", dialog);
    await waitFor(() => expect(invoiceOf("INV-1001").status).toBe("paid"));
    expect(await bodySent("POST", /\/apply$/)).toEqual({
      version: 1,
      applications: [{ invoice_id: invoiceOf("INV-1001").id, amount_cents: 117_600, discount_cents: 2_400 }],
    });
  });

  it("is unapplied from one invoice after asking, and says so", async () => {
    applied();
    const drawer = await openPayment("10442");
    await press("Unapply from INV-1001", drawer);
    await press("Unapply", await screen.findByRole("dialog", { name: "Unapply the payment from INV-1001?" }));
    await waitFor(() => expect(invoiceOf("INV-1001")).toMatchObject({ status: "sent", balance_cents: 120_000 }));
    expect(await bodySent("POST", /\/unapply$/)).toEqual({
      version: 2,
      application_id: paymentOf("10442").applications?.[0]?.id,
    });
    await waitFor(() => expect(listOf(drawer)).toHaveTextContent(/unapplied .* by Irene Sokol/));
    expect(within(drawer).queryByRole("button", { name: "Unapply from INV-1001" })).not.toBeInTheDocument();
    expect(drawer).toHaveTextContent("Unapplied$2,000.00");
  });

  it.each([
    ["Mark as returned", "returned", "Mark payment 10442 as returned?", "Mark as returned", "return"],
    ["Void", "voided", "Void payment 10442?", "Void payment", "void"],
  ] as const)("ends only with a reason (%s), and its invoices are owed again", async (...words) => {
    const [action, status, title, submit, verb] = words;
    applied();
    const drawer = await openPayment("10442");
    await press("More", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: action }));
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(within(dialog).getByRole("button", { name: submit }).getAttribute("style")).toContain("red");
    await press(submit, dialog);
    expect(await within(dialog).findByText("Say why; it stays in the payment's history.")).toBeInTheDocument();
    expect(paymentOf("10442").status).toBe("unapplied");
    await fill("Reason", "No funds", { inside: dialog });
    await press(submit, dialog);
    await waitFor(() => expect(paymentOf("10442")).toMatchObject({ status, unapplied_cents: 0 }));
    expect(invoiceOf("INV-1001")).toMatchObject({ status: "sent", balance_cents: 120_000 });
    expect(await bodySent("POST", new RegExp(`/${verb}$`))).toEqual({ version: 2, reason: "No funds" });
    await waitFor(() => expect(drawer).toHaveTextContent("ReasonNo funds"));
    expect(within(drawer).queryByRole("button", { name: "More" })).not.toBeInTheDocument();
  });

  it("that came back pays nothing and can't be changed", async () => {
    const drawer = await openPayment("8841");
    expect(drawer).toHaveTextContent("ReasonAccount closed");
    expect(drawer).toHaveTextContent("It wasn't applied to any invoice.");
    expect(within(drawer).queryByRole("button", { name: "Apply" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "More" })).not.toBeInTheDocument();
  });

  it("is only read by those who may not write", async () => {
    applied();
    const drawer = await openPayment("10442", ["payments:read"]);
    expect(within(listOf(drawer)).getByRole("link", { name: "INV-1001" })).toBeInTheDocument();
    for (const name of ["Apply", "More", "Unapply from INV-1001"])
      expect(within(drawer).queryByRole("button", { name })).not.toBeInTheDocument();
  });
});
