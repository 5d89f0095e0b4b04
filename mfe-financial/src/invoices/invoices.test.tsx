import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { readyToBillRoutes } from "../ready-to-bill/ready-to-bill.routes";
import { invoiceQuery } from "./invoices.queries";
import { invoicesRoutes } from "./invoices.routes";

let world = makeWorld();
// What the pages import is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("./invoice-list.page"),
      import("./invoice-dialog"),
      import("./create-invoices-dialog"),
      import("../ready-to-bill/ready-to-bill-list.page"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { use, bodySent } = mockServer(() => handlersOf(world));

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
    await waitFor(() => expect(figures).toHaveTextContent("$5,635.00"));
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
    const query = invoiceQuery(new URLSearchParams("status=sent,posted&is_overdue=true&due_from=2026-11-01"));
    expect(query).toMatchObject({ status: "sent,posted", is_overdue: true, due_from: "2026-11-01", sort: "-number" });
  });

  it("says what belongs here when there are none", async () => {
    use(mock("get", "/api/invoices", () => ({ items: [], total_count: 0 })));
    await open();
    expect(await screen.findByText("No invoices yet")).toBeInTheDocument();
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

  it("is voided only with a reason", async () => {
    const drawer = await openInvoice("INV-1002");
    await press("More", drawer);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Void" }));
    await press("Void invoice");
    expect(await screen.findByText("Say why; it stays in the invoice's history.")).toBeInTheDocument();
    await fill("Reason", "Wrong rate");
    await press("Void invoice");
    await waitFor(() => expect(invoiceOf("INV-1002").status).toBe("voided"));
  });

  it("says why its mail failed", async () => {
    Object.assign(invoiceOf("INV-1003"), { mail_status: "failed", mail_problem: "The mail server refused it." });
    expect(await openInvoice("INV-1003")).toHaveTextContent("The mail server refused it.");
  });

  it("offers nothing but its PDF to those who may not write", async () => {
    const drawer = await openInvoice("INV-1004", []);
    expect(within(drawer).getByRole("button", { name: "PDF" })).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Post" })).not.toBeInTheDocument();
  });
});

describe("approved loads", () => {
  const openApproved = async () => {
    for (const item of world.items.rows.slice(0, 2)) Object.assign(item, { billing_status: "approved" });
    const at = "/apps/financial/ready-to-bill?billing_status=approved";
    const routes = [...readyToBillRoutes, ...invoicesRoutes];
    const pages = await renderPages({ routes, at, sections: ["financial"], permissions: WRITES });
    for (const { number } of world.items.rows.slice(0, 2)) {
      const found = await screen.findByRole("row", { name: new RegExp(number) });
      await userEvent.click(within(found).getByRole("checkbox"));
    }
    await press("Invoice 2 loads");
    await screen.findByRole("dialog", { name: "Invoice 2 loads" });
    return pages;
  };

  it("are invoiced after a look at what that makes", async () => {
    const { address } = await openApproved();
    const dialog = screen.getByRole("dialog", { name: "Invoice 2 loads" });
    await waitFor(() => expect(dialog).toHaveTextContent("2 invoices, $4,900.00 in all"));
    await press("Create 2 invoices");
    await waitFor(() => expect(address()).toBe(`${PATH}?status=draft`));
    const ids = world.items.rows.slice(0, 2).map(({ load_id }) => load_id);
    expect(await bodySent("POST", /\/api\/invoices$/)).toEqual({ load_ids: expect.arrayContaining(ids) as unknown });
  });

  it("that can't be invoiced say why", async () => {
    const message = "Load 104218 is on an invoice already. Void that one first.";
    use(mock("post", "/api/invoices/preview", () => mockProblem(409, { code: "load_on_invoice", message })));
    await openApproved();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
