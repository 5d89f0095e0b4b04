import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { daysFromNow, nextId } from "@haul/testing/sample";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { readyToBillRoutes } from "../ready-to-bill/ready-to-bill.routes";
import { invoicesRoutes } from "./invoices.routes";

let world = makeWorld();
// What the pages import is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("./invoice-list.page"),
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

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

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
    await waitFor(() => expect(dialog).toHaveTextContent("Total of 2 invoices$4,900.00"));
    await press("Create 2 invoices");
    await waitFor(() => expect(address()).toBe(`${PATH}?status=draft`));
    const ids = world.items.rows.slice(0, 2).map(({ load_id }) => load_id);
    expect(await bodySent("POST", /\/api\/invoices$/)).toEqual({ load_ids: expect.arrayContaining(ids) as unknown });
  });

  it("are posted and mailed by the server, which says how far it is", async () => {
    const { address } = await openApproved();
    await choose("Then", "Post and email them");
    await press("Create 2 invoices");
    await waitFor(() => expect(address()).toMatch(/invoices\?batch=/));
    expect(await screen.findByRole("progressbar", { name: "Loads invoiced" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/invoice_batches$/)).toMatchObject({ last_step: "send" });
    const note = await screen.findByText("All loads are invoiced", undefined, { timeout: 5_000 });
    expect(note.closest("[role=status]")).toHaveTextContent("2 invoices, $4,900.00 total, 2 queued to be mailed.");
    await press("Close");
    expect(address()).toBe(PATH);
  });

  it("of which some go to portals are counted, and lead to those", async () => {
    use(
      mock("get", "/api/invoice_batches/{invoice_batch_id}", () => ({
        id: nextId(),
        status: "done" as const,
        last_step: "send" as const,
        load_count: 4,
        done_count: 4,
        invoice_count: 4,
        mailed_count: 1,
        portal_count: 3,
        total_cents: 980_000,
        currency: "USD",
        problems: [],
        created_at: daysFromNow(0),
      })),
    );
    await open(`?batch=${nextId()}`);
    const link = await screen.findByRole("link", { name: "3 are left to submit to portals" });
    expect(link).toHaveAttribute("href", "/apps/financial/invoices?status=posted&delivery=portal");
  });

  it("of which some could not be mailed are named", async () => {
    const batch = {
      id: nextId(),
      status: "done" as const,
      last_step: "send" as const,
      load_count: 2,
      done_count: 2,
      invoice_count: 1,
      mailed_count: 0,
      portal_count: 0,
      total_cents: 245_000,
      currency: "USD",
      problems: [
        { customer: "Northgate Foods", loads: ["104219"], message: "Load 104219 is on an invoice already." },
        { customer: "Lakeside", loads: ["104220"], invoice: { id: nextId(), name: "INV-7" }, message: "No address." },
      ],
      created_at: daysFromNow(0),
    };
    use(mock("get", "/api/invoice_batches/{invoice_batch_id}", () => batch));
    await open(`?batch=${batch.id}`);
    expect(await screen.findByText("Some loads could not be invoiced or emailed")).toBeInTheDocument();
    expect(screen.getByText("Northgate Foods, 104219: Load 104219 is on an invoice already.")).toBeInTheDocument();
    expect(screen.getByText("Lakeside, INV-7: No address.")).toBeInTheDocument();
  });

  it("that can't be invoiced say why", async () => {
    const message = "Load 104218 is on an invoice already. Void that one first.";
    use(mock("post", "/api/invoices/preview", () => mockProblem(409, { code: "load_on_invoice", message })));
    await openApproved();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
