import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { daysFromNow, nextId } from "@haul/testing/sample";
import { invoicesRoutes } from "../invoices/invoices.routes";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import type { WriteOffRequest } from "./write-offs.queries";

let world = makeWorld();
// What the pages import is compiled before the first test, not while it waits.
beforeAll(
  () =>
    Promise.all([
      import("../invoices/invoice-list.page"),
      import("../invoices/adjust-dialog"),
      import("../invoices/dispute-dialog"),
      import("../invoices/invoice-dialog"),
      import("../payments/record-payment-dialog"),
      import("./decide-dialog"),
      import("./limits-dialog"),
    ]),
  120_000,
);
beforeEach(() => {
  world = makeWorld();
});
const { sent, bodySent } = mockServer(() => handlersOf(world));

const MAY = ["invoices:write", "invoices:adjust", "invoices:write_off"];
const invoice = () => world.money.invoices.one(({ number }) => number === "INV-1001");

async function openInvoice(permissions: readonly string[] = MAY) {
  const at = `/apps/financial/invoices?invoice=${invoice().id}`;
  await renderPages({ routes: invoicesRoutes, at, sections: ["financial"], permissions });
  const drawer = await screen.findByRole("dialog", { name: /INV-1001/ });
  await within(drawer).findByRole("list", { name: "Invoice lines" });
  return drawer;
}

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function adjusting(drawer: HTMLElement) {
  await press("More", drawer);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Adjust" }));
  return screen.findByRole("form", { name: /Adjust invoice/ });
}

const aRequest = (changes: Partial<WriteOffRequest> = {}): WriteOffRequest => ({
  id: nextId(),
  status: "open",
  reason: "uncollectible",
  note: "The broker went out of business.",
  amount_cents: 120_000,
  requested_by: "Priya Nair",
  requested_by_id: nextId(),
  created_at: daysFromNow(-1),
  ...changes,
});

describe("write-offs", () => {
  it("are posted at once up to the limit", async () => {
    world.money.writeOffs.own_limit_cents = 50_000;
    const form = await adjusting(await openInvoice());
    await choose("Kind", "Write-off", { inside: form });
    await choose("Reason", "Uncollectible", { inside: form });
    await fill("Amount", "500", { inside: form });
    expect(within(form).queryByText("Someone else must approve this")).not.toBeInTheDocument();
    await press("Adjust invoice", form);
    await waitFor(() => expect(invoice().adjusted_cents).toBe(-50_000));
  });

  it("are asked for beyond the limit, and approved by another person", async () => {
    world.money.writeOffs.own_limit_cents = 50_000;
    const drawer = await openInvoice();
    const form = await adjusting(drawer);
    await choose("Kind", "Write-off", { inside: form });
    await choose("Reason", "Uncollectible", { inside: form });
    expect(await within(form).findByText("Someone else must approve this")).toBeInTheDocument();
    expect(form).toHaveTextContent("You can write off up to $500.00 of this invoice on your own.");
    await press("Request approval", form);
    await waitFor(() => expect(sent("POST", /request_write_off/)).toHaveLength(1));
    expect(await bodySent("POST", /request_write_off/)).toMatchObject({ amount_cents: 120_000, version: 1 });
    const requests = await within(drawer).findByRole("list", { name: "Write-off requests of the invoice" });
    expect(requests).toHaveTextContent("Waiting for approval");
    await press("Approve write-off", requests);
    await press("Approve write-off", await screen.findByRole("form", { name: "Write off $1,200.00?" }));
    await waitFor(() => expect(invoice().status).toBe("written_off"));
    expect(await within(drawer).findByText(/requested by/)).toBeInTheDocument();
  });

  it("are always asked for by those who only adjust", async () => {
    const form = await adjusting(await openInvoice(["invoices:adjust"]));
    await choose("Kind", "Write-off", { inside: form });
    expect(await within(form).findByText(/You can't write this off on your own/)).toBeInTheDocument();
  });

  it("are rejected with a reason only", async () => {
    invoice().write_off_requests = [aRequest()];
    const drawer = await openInvoice();
    await press("Reject", drawer);
    const form = await screen.findByRole("form", { name: "Reject the write-off of $1,200.00?" });
    await press("Reject", form);
    expect(await within(form).findByText("Say why. The person who requested it gets this note.")).toBeInTheDocument();
    await fill("Note", "Call them first", { inside: form });
    await press("Reject", form);
    await waitFor(() => expect(sent("POST", /reject_write_off/)).toHaveLength(1));
    expect(await bodySent("POST", /reject_write_off/)).toMatchObject({ note: "Call them first" });
    expect(await within(drawer).findByText(/Call them first/)).toBeInTheDocument();
  });

  it("are not decided by those who may not write off", async () => {
    invoice().write_off_requests = [aRequest()];
    const drawer = await openInvoice(["invoices:adjust"]);
    expect(await within(drawer).findByText("The broker went out of business.")).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Approve write-off" })).not.toBeInTheDocument();
  });

  it("have limits that an Admin sets and others read", async () => {
    const at = "/apps/financial/invoices";
    const page = { routes: invoicesRoutes, at, sections: ["financial"] } as const;
    await renderPages({ ...page, permissions: [...MAY, "company:write"] });
    await press("Write-off limits");
    const form = await screen.findByRole("form", { name: "Write-off limits" });
    await fill("User", "250", { inside: form });
    await fill("Terminal manager", "", { inside: form });
    await press("Save", form);
    await waitFor(() => expect(sent("PUT", /write_off_settings/)).toHaveLength(1));
    expect(await bodySent("PUT", /write_off_settings/)).toEqual({
      version: 0,
      limits: [
        { role: "SafetyManager", amount_cents: 50_000 },
        { role: "User", amount_cents: 25_000 },
      ],
    });
  });

  it("have limits that others only read", async () => {
    const at = "/apps/financial/invoices";
    await renderPages({ routes: invoicesRoutes, at, sections: ["financial"], permissions: MAY });
    await press("Write-off limits");
    const dialog = await screen.findByRole("dialog", { name: "Write-off limits" });
    await waitFor(() => expect(within(dialog).getAllByText("No limit")).toHaveLength(2));
    expect(within(dialog).queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
  });
});
