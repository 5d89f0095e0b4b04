import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { closeRoutes } from "./close.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => import("./close.page"), 120_000);
beforeEach(() => {
  world = makeWorld();
});
mockServer(() => handlersOf(world));

const open = (permissions: readonly string[] = ["ledger:close"]) =>
  renderPages({ routes: closeRoutes, at: "/apps/financial/close", sections: ["financial"], permissions });
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("the months", () => {
  it("are closed once they are over, and reopened with a reason", async () => {
    await open();
    expect(await screen.findByRole("listitem", { name: "November 2026" })).toHaveTextContent("Open");
    expect(screen.queryByRole("button", { name: "Close November 2026" })).not.toBeInTheDocument();
    await press("Close October 2026");
    const dialog = await screen.findByRole("dialog", { name: "Close October 2026?" });
    await press("Close October 2026", dialog);
    await waitFor(() => expect(screen.getByRole("listitem", { name: "October 2026" })).toHaveTextContent("Closed"));
    await press("Reopen October 2026");
    await screen.findByRole("dialog", { name: "Reopen October 2026?" });
    await fill("Reason", "A late invoice");
    await press("Reopen");
    await waitFor(() =>
      expect(screen.getByRole("listitem", { name: "October 2026" })).toHaveTextContent("Reopened: A late invoice"),
    );
  });

  it("name what is still open before they are closed", async () => {
    await open();
    await press("Close October 2026");
    const list = await screen.findByRole("list", { name: "Still open" });
    const link = within(list).getByRole("link", { name: "Delivered loads without an invoice" });
    expect(link).toHaveAttribute("href", "/apps/financial/ready-to-bill");
    expect(list).toHaveTextContent("Draft invoices: none");
    expect(list).toHaveTextContent("$200.00");
  });

  it("can't be closed by those who may only read", async () => {
    await open([]);
    await screen.findByRole("listitem", { name: "October 2026" });
    expect(screen.queryByRole("button", { name: "Close October 2026" })).not.toBeInTheDocument();
  });
});
