import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { dayFromNow, nextId } from "@haul/testing/sample";
import { formatDate } from "@haul/ui/format";
import { aDeposit, depositAll } from "../mocks/deposits";
import { handlersOf } from "../mocks/handlers";
import { aPayment } from "../mocks/payments";
import { makeWorld } from "../mocks/world";
import { paymentQuery } from "../payments/payments.queries";
import { paymentsRoutes } from "../payments/payments.routes";
import { depositQuery } from "./deposits.queries";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("../payments/payments.page"),
      import("../payments/apply-dialog"),
      import("../payments/payment-end-dialog"),
      import("../payments/refund-dialog"),
      import("./deposit-dialog"),
      import("./void-deposit-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/payments";
const TAB = `${PATH}?tab=deposits`;
const WRITES = ["payments:read", "payments:write"];
const open = (at: string, permissions: readonly string[] = WRITES) =>
  renderPages({ routes: paymentsRoutes, at, sections: ["financial"], permissions });
const row = (name: RegExp) => screen.findByRole("row", { name });
const paymentOf = (reference: string) => world.money.payments.one((payment) => payment.reference === reference);
const mark = async (name: RegExp) => userEvent.click(within(await row(name)).getByRole("checkbox"));
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

/** A second payment to deposit. */
const addWire = () =>
  world.money.payments.add(
    aPayment({ reference: "20881", amount_cents: 125_050, customer: paymentOf("10442").customer }),
  );

/** A deposit of both payments. */
function deposited() {
  addWire();
  return depositAll(world.money, [paymentOf("10442"), paymentOf("20881")], { reference: "118" });
}

async function openDeposit(id: string, permissions?: readonly string[]) {
  await open(`${TAB}&deposit=${id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: /^Deposit of/ });
  await within(drawer).findByRole("region", { name: "Payments" });
  return drawer;
}

describe("marked payments", () => {
  it("are deposited together, but not those that came back, and the deposit opens", async () => {
    addWire();
    const { address } = await open(PATH);
    for (const name of [/10442/, /20881/, /8841/]) await mark(name);
    await press("Deposit 2 payments");
    const dialog = await screen.findByRole("dialog", { name: "Deposit 2 payments" });
    expect(dialog).toHaveTextContent("2 payments, $3,250.50 total.");
    await fill("Slip number", "118", { inside: dialog });
    await press("Deposit 2 payments", dialog);
    await waitFor(() => expect(paymentOf("10442").deposit).toBeDefined());
    const body = (await bodySent("POST", /\/api\/deposits$/)) as { payment_ids: string[] };
    expect(body).toEqual({
      deposited_on: dayFromNow(0),
      reference: "118",
      payment_ids: expect.arrayContaining([paymentOf("10442").id, paymentOf("20881").id]) as unknown,
    });
    expect(body.payment_ids).toHaveLength(2);
    expect(sent("POST", /\/api\/deposits$/)[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
    const drawer = await screen.findByRole("dialog", { name: `Deposit of ${formatDate(dayFromNow(0))}` });
    expect(address()).toBe(`${TAB}&deposit=${paymentOf("10442").deposit?.id}`);
    const list = await within(drawer).findByRole("list", { name: "Payments of the deposit" });
    expect(within(list).getByRole("link", { name: "20881" })).toHaveAttribute(
      "href",
      `${PATH}?payment=${paymentOf("20881").id}`,
    );
  });

  it("that are in a deposit can't be deposited again", async () => {
    deposited();
    await open(PATH);
    await mark(/10442/);
    expect(await screen.findByRole("button", { name: "Deposit" })).toBeDisabled();
  });

  it("stay marked with what was typed when the server refuses them", async () => {
    const message = "Payment 10442 is part of a deposit already. Leave it out.";
    use(mock("post", "/api/deposits", () => mockProblem(409, { code: "payment_deposited", message })));
    await open(PATH);
    await mark(/10442/);
    await press("Deposit 1 payment");
    const dialog = await screen.findByRole("dialog", { name: "Deposit 1 payment" });
    await fill("Slip number", "118", { inside: dialog });
    await press("Deposit 1 payment", dialog);
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    expect(within(dialog).getByRole("textbox", { name: "Slip number" })).toHaveValue("118");
  });

  it("are offered only to those who may write", async () => {
    await open(PATH, ["payments:read"]);
    expect(within(await row(/10442/)).queryByRole("checkbox")).not.toBeInTheDocument();
  });
});

describe("the list of payments", () => {
  it("shows those that are not deposited, as the address says", async () => {
    depositAll(world.money, [paymentOf("10442")]);
    addWire();
    await open(`${PATH}?status=unapplied,applied&is_deposited=false`);
    await row(/20881/);
    expect(screen.queryByRole("row", { name: /10442/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Deposited: No" })).toBeInTheDocument();
    expect(sent("GET", /^\/api\/payments$/).at(-1)?.query).toMatchObject({ is_deposited: "false" });
    expect(paymentQuery(new URLSearchParams("is_deposited=true")).is_deposited).toBe(true);
    expect(paymentQuery(new URLSearchParams()).is_deposited).toBeUndefined();
  });

  it("leads from a payment to its deposit", async () => {
    const { id } = deposited();
    await open(`${PATH}?payment=${paymentOf("10442").id}`);
    const drawer = await screen.findByRole("dialog", { name: /^Payment 10442/ });
    expect(await within(drawer).findByRole("link", { name: formatDate(dayFromNow(0)) })).toHaveAttribute(
      "href",
      `${TAB}&deposit=${id}`,
    );
  });

  it("has only the page's tabs on a phone, and the statuses among the filters", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("47.99em") }),
    );
    const { address } = await open(`${PATH}?status=unapplied`);
    await screen.findByText("Great Lakes Logistics");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent.trim())).toEqual(["Payments", "Deposits"]);
    await userEvent.click(screen.getByRole("button", { name: /^Filter/ }));
    expect(await screen.findByRole("button", { name: "Status: Unapplied" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("tab", { name: "Deposits" }));
    expect(address()).toBe(TAB);
  });
});

describe("the list of deposits", () => {
  it("is a tab of the payments, with what was taken to the bank", async () => {
    deposited();
    const { address } = await open(PATH);
    await userEvent.click(await screen.findByRole("tab", { name: "Deposits" }));
    expect(address()).toBe(TAB);
    const line = await row(/118/);
    expect(line).toHaveTextContent(/118.*2.*\$3,250\.50.*Irene Sokol/);
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
    await userEvent.click(line);
    expect(await screen.findByRole("dialog", { name: /^Deposit of/ })).toBeInTheDocument();
  });

  it("asks for the days and the voided ones that the address names", async () => {
    world.money.deposits.add(aDeposit({ reference: "117", voided_at: "2026-11-20T12:00:00Z" }));
    world.money.deposits.add(aDeposit({ reference: "116" }));
    await open(`${TAB}&is_voided=true`);
    expect(await row(/117/)).toHaveTextContent("Voided");
    expect(screen.queryByRole("row", { name: /116/ })).not.toBeInTheDocument();
    expect(depositQuery(new URLSearchParams("deposited_from=2026-11-01&deposited_to=2026-11-30"))).toMatchObject({
      from: "2026-11-01",
      to: "2026-11-30",
      is_voided: undefined,
      sort: "-deposited_on",
    });
  });

  it("says what is to deposit, and leads to those payments", async () => {
    addWire();
    const account = { number: "1050", name: "Undeposited funds", kind: "asset", role: "undeposited_funds" } as const;
    const funds = { debit_cents: 325_050, credit_cents: 0, balance_cents: 325_050 };
    use(
      mock("get", "/api/ledger/trial_balance", () => ({
        as_of: dayFromNow(0),
        items: [{ account: { id: nextId(), ...account }, ...funds }],
        debit_cents: 325_050,
        credit_cents: 325_050,
        currency: "USD",
      })),
    );
    await open(TAB, [...WRITES, "ledger:read"]);
    const figure = await screen.findByRole("link", { name: /^To deposit/ });
    await waitFor(() => expect(figure).toHaveTextContent("To deposit$3,250.502 payments"));
    expect(figure).toHaveAttribute("href", `${PATH}?status=unapplied,applied&is_deposited=false`);
  });

  it("says only how many are to deposit to those who may not read the ledger", async () => {
    addWire();
    await open(TAB);
    const figure = await screen.findByRole("link", { name: /^To deposit/ });
    await waitFor(() => expect(figure).toHaveTextContent(/^To deposit2 payments$/));
    expect(sent("GET", /trial_balance/)).toEqual([]);
  });

  it("says what belongs here when there are none", async () => {
    await open(TAB);
    expect(await screen.findByText("No deposits yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Make deposit" })).toHaveAttribute(
      "href",
      `${PATH}?status=unapplied,applied&is_deposited=false`,
    );
  });
});

describe("a deposit", () => {
  it("is voided with a reason, and its payments are undeposited again", async () => {
    const { id } = deposited();
    const drawer = await openDeposit(id);
    expect(drawer).toHaveTextContent("Amount$3,250.50");
    await press("Void", drawer);
    const dialog = await screen.findByRole("dialog", { name: /^Void the deposit of/ });
    expect(within(dialog).getByRole("button", { name: "Void deposit" }).getAttribute("style")).toContain("red");
    await press("Void deposit", dialog);
    expect(await within(dialog).findByText("Say why; it stays in the deposit's history.")).toBeInTheDocument();
    await fill("Reason", "The bank counted another sum", { inside: dialog });
    await press("Void deposit", dialog);
    await waitFor(() => expect(paymentOf("10442").deposit).toBeUndefined());
    expect(await bodySent("POST", /\/void$/)).toEqual({ version: 1, reason: "The bank counted another sum" });
    await waitFor(() => expect(drawer).toHaveTextContent("ReasonThe bank counted another sum"));
    expect(within(drawer).queryByRole("list", { name: "Payments of the deposit" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Void" })).not.toBeInTheDocument();
  });

  it("says why it can't be voided, and which payment came back", async () => {
    const { id } = deposited();
    Object.assign(paymentOf("20881"), { status: "returned" });
    const drawer = await openDeposit(id);
    const list = within(drawer).getByRole("list", { name: "Payments of the deposit" });
    expect(within(list).getByText("Returned")).toBeInTheDocument();
    await expectAccessible();
    await press("Void", drawer);
    const dialog = await screen.findByRole("dialog", { name: /^Void the deposit of/ });
    await fill("Reason", "Mistake", { inside: dialog });
    await press("Void deposit", dialog);
    const message = "The bank took payment 20881 of this deposit back, so the deposit stays as it is.";
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    expect(world.money.deposits.find(id)?.voided_at).toBeUndefined();
  });

  it("is only read by those who may not write", async () => {
    const { id } = deposited();
    const drawer = await openDeposit(id, ["payments:read"]);
    expect(within(drawer).getByRole("link", { name: "10442" })).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Void" })).not.toBeInTheDocument();
  });
});
