import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow } from "@haul/testing/sample";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { paymentsRoutes } from "./payments.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("./payments.page"),
      import("./apply-dialog"),
      import("./payment-end-dialog"),
      import("./refund-dialog"),
      import("./void-refund-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const WRITES = ["payments:read", "payments:write"];
const payment = () => world.money.payments.one(({ reference }) => reference === "10442");
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openPayment(permissions: readonly string[] = WRITES) {
  const at = `/apps/financial/payments?payment=${payment().id}`;
  await renderPages({ routes: paymentsRoutes, at, sections: ["financial"], permissions });
  const drawer = await screen.findByRole("dialog", { name: /^Payment 10442/ });
  await within(drawer).findByText("Postings of this payment");
  return drawer;
}

async function startRefund() {
  const drawer = await openPayment();
  await press("More", drawer);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Refund" }));
  return { drawer, dialog: await screen.findByRole("dialog", { name: "Refund payment 10442" }) };
}

/** A refund of $500.00 that stands. */
const refunded = (changes: object = {}) =>
  Object.assign(payment(), {
    refunded_cents: 50_000,
    unapplied_cents: 150_000,
    refunds: [
      {
        id: "refund-1",
        method: "check",
        reference: "2001",
        amount_cents: 50_000,
        refunded_on: dayFromNow(0),
        created_by: "Irene Sokol",
        ...changes,
      },
    ],
  });

describe("a refund", () => {
  it("proposes all that is unapplied, and is shown once it is recorded", async () => {
    const { drawer, dialog } = await startRefund();
    expect(within(dialog).getByRole("textbox", { name: "Amount" })).toHaveValue("2,000.00");
    await press("Refund payment", dialog);
    expect(await within(dialog).findByText("Enter the check or trace number")).toBeInTheDocument();
    await fill("Amount", "500.00", { inside: dialog });
    await choose("Method", "ACH", { inside: dialog });
    await fill("Check or trace number", "TRN 77", { inside: dialog });
    await fill("Note", "Paid INV-990 twice", { inside: dialog });
    await press("Refund payment", dialog);
    await waitFor(() => expect(payment()).toMatchObject({ unapplied_cents: 150_000, refunded_cents: 50_000 }));
    expect(await bodySent("POST", /\/refund$/)).toEqual({
      version: 1,
      method: "ach",
      reference: "TRN 77",
      amount_cents: 50_000,
      refunded_on: dayFromNow(0),
      note: "Paid INV-990 twice",
    });
    const list = await within(drawer).findByRole("list", { name: "Refunds of the payment" });
    expect(list).toHaveTextContent(/ACH TRN 77.*Paid INV-990 twice.*\$500\.00/);
    expect(drawer).toHaveTextContent("Unapplied$1,500.00Refunded$500.00");
  });

  it("can't be more than is unapplied", async () => {
    const { dialog } = await startRefund();
    await fill("Amount", "2,000.01", { inside: dialog });
    await fill("Check or trace number", "2001", { inside: dialog });
    await press("Refund payment", dialog);
    expect(await within(dialog).findByText("Enter an amount up to $2,000.00")).toBeInTheDocument();
    expect(sent("POST", /\/refund$/)).toEqual([]);
  });

  it("keeps what was typed when the server refuses it", async () => {
    const message = "October 2026 is closed. Use a day in an open month.";
    use(mock("post", "/api/payments/{payment_id}/refund", () => mockProblem(409, { code: "period_closed", message })));
    const { dialog } = await startRefund();
    await fill("Check or trace number", "2001", { inside: dialog });
    await press("Refund payment", dialog);
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    expect(within(dialog).getByRole("textbox", { name: "Check or trace number" })).toHaveValue("2001");
  });

  it("is voided with a reason, and then struck through", async () => {
    refunded();
    const drawer = await openPayment();
    await press("Void refund 2001", drawer);
    const dialog = await screen.findByRole("dialog", { name: "Void refund 2001?" });
    await press("Void refund", dialog);
    expect(await within(dialog).findByText("Say why; it stays in the payment's history.")).toBeInTheDocument();
    await fill("Reason", "Never cashed", { inside: dialog });
    await press("Void refund", dialog);
    await waitFor(() => expect(payment()).toMatchObject({ unapplied_cents: 200_000, refunded_cents: 0 }));
    expect(await bodySent("POST", /\/void_refund$/)).toEqual({
      version: 1,
      refund_id: "refund-1",
      reason: "Never cashed",
    });
    const list = within(drawer).getByRole("list", { name: "Refunds of the payment" });
    await waitFor(() => expect(list).toHaveTextContent(/Voided .* by Irene Sokol: Never cashed/));
    expect(within(list).getByText("Check 2001")).toHaveStyle({ textDecoration: "line-through" });
    expect(within(drawer).queryByRole("button", { name: "Void refund 2001" })).not.toBeInTheDocument();
    expect(drawer).not.toHaveTextContent("Refunded$");
  });

  it("is only read by those who may not write", async () => {
    refunded();
    const drawer = await openPayment(["payments:read"]);
    expect(within(drawer).getByRole("list", { name: "Refunds of the payment" })).toHaveTextContent("$500.00");
    expect(within(drawer).queryByRole("button", { name: "Void refund 2001" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "More" })).not.toBeInTheDocument();
  });
});
