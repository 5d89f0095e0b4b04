import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { ledgerRoutes } from "./ledger.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => import("./ledger.page"), 120_000);
beforeEach(() => {
  world = makeWorld();
});
const { use, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/ledger";
const open = (search = "") => renderPages({ routes: ledgerRoutes, at: `${PATH}${search}`, sections: ["financial"] });

describe("the journal", () => {
  it("leads from each line to its invoice and load", async () => {
    await open();
    const [owed, earned, ...others] = await screen.findAllByRole("row", { name: /INV-1001/ });
    expect(others).toHaveLength(0);
    expect(owed).toHaveTextContent("1100 Accounts receivable");
    expect(earned).toHaveTextContent("104218");
    const invoice = world.money.invoices.one(({ number }) => number === "INV-1001");
    const [link] = screen.getAllByRole("link", { name: "INV-1001" });
    expect(link).toHaveAttribute("href", `/apps/financial/invoices?invoice=${invoice.id}`);
  });

  it("shows the postings of one invoice", async () => {
    const invoice = world.money.invoices.one(({ number }) => number === "INV-1002");
    await open(`?invoice_id=${invoice.id}`);
    expect(await screen.findAllByRole("row", { name: /INV-1002/ })).toHaveLength(2);
    expect(screen.queryByRole("row", { name: /INV-1001/ })).not.toBeInTheDocument();
  });

  it("shows the postings of one payment, which lead to it", async () => {
    const payment = world.money.payments.one(({ reference }) => reference === "10442");
    await open(`?payment_id=${payment.id}`);
    const [line, ...others] = await screen.findAllByRole("row", { name: /10442/ });
    expect(others).toHaveLength(1);
    expect(line).toHaveTextContent("1050 Undeposited funds");
    const [link] = screen.getAllByRole("link", { name: "10442" });
    expect(link).toHaveAttribute("href", `/apps/financial/payments?payment=${payment.id}`);
    expect(screen.queryByRole("row", { name: /INV-1001/ })).not.toBeInTheDocument();
  });
});

describe("the trial balance", () => {
  it("has the same total on both sides", async () => {
    await open("?tab=balance");
    const table = await screen.findByRole("table", { name: "Trial balance" });
    const total = within(table).getByRole("row", { name: /^Total/ });
    expect(within(total).getAllByText("$7,635.00")).toHaveLength(2);
    expect(within(table).getByRole("row", { name: /1100 Accounts receivable/ })).toHaveTextContent("Asset");
  });

  it("is written to a file for the days that it shows", async () => {
    use(mock("post", "/api/exports", () => mockProblem(409)));
    await open("?tab=balance");
    await screen.findByRole("table", { name: "Trial balance" });
    await fill("From", "11/01/2026");
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    expect(screen.queryByRole("menuitemcheckbox")).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Excel (XLSX)" }));
    expect(await bodySent("POST", /exports$/)).toMatchObject({
      list_name: "account_balances",
      format: "xlsx",
      search: "from=2026-11-01",
    });
  });
});
