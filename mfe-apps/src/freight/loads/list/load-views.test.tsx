import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { savedView, savedViewHandlers, type SavedView } from "@haul/testing/saved-views";
import { testWorld } from "../../../test-world";
import { readyViews } from "./load-ready-views";

const { open, sent, bodySent, use: answer } = testWorld();

beforeEach(() => localStorage.clear());

const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const keep = (...views: SavedView[]) => {
  answer(...savedViewHandlers(views));
  return views;
};
const unassigned = (facts: Partial<SavedView> = {}) =>
  savedView({
    list_name: "loads",
    name: "Unassigned",
    search: "is_unassigned=true",
    columns: ["truck", "lane"],
    ...facts,
  });

const VIEWS = /^View(s$|:)/;
const button = () => screen.findByRole("button", { name: VIEWS });
async function menu() {
  await userEvent.click(await button());
  return within(await screen.findByRole("menu"));
}
async function pick(name: string | RegExp) {
  await userEvent.click(await (await menu()).findByRole("menuitem", { name }));
}
const headers = () => screen.getAllByRole("columnheader").map((header) => header.textContent);

describe("saved views", () => {
  it("opens a view with its rows and columns, and marks it", async () => {
    keep(unassigned());
    const { address } = await open("/apps/loads");
    await row("104215");
    await pick("Unassigned");
    await waitFor(() => expect(address()).toBe("/apps/loads?is_unassigned=true&view=view-Unassigned"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /104215/ })).not.toBeInTheDocument());
    expect(headers()).toEqual(["Load", "Truck", "Lane"]);
    expect(await button()).toHaveAccessibleName("View: Unassigned");
    expect((await menu()).getByRole("menuitem", { name: "Unassigned" })).toHaveAttribute("aria-current", "true");
  });

  it("opens the list with the default view, and without one when asked to", async () => {
    keep(unassigned({ is_default: true }));
    const { address } = await open("/apps/loads");
    await waitFor(() => expect(address()).toBe("/apps/loads?is_unassigned=true&view=view-Unassigned"));
    await pick("All loads");
    await waitFor(() => expect(address()).toBe("/apps/loads?view=all&group=all"));
    expect(await row("104206")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("tab", { name: /^Open/ }));
    await waitFor(() => expect(address()).toBe("/apps/loads?view=all"));
    expect(await row("104215")).toBeInTheDocument();
  });

  it("leaves a link alone that says which rows it means", async () => {
    keep(unassigned({ is_default: true }));
    const { address } = await open("/apps/loads?q=summit");
    await row("104212");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(await row("104215")).toBeInTheDocument();
    expect(address()).toBe("/apps/loads?view=all");
  });

  it("keeps what the list shows under a name, with its columns", async () => {
    const { address } = await open("/apps/loads?q=red+river&load=7&group=all");
    await userEvent.click(await screen.findByRole("button", { name: "Columns", hidden: true }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Customer", hidden: true }));
    await userEvent.click(await screen.findByRole("button", { name: VIEWS, hidden: true }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Save this view…", hidden: true }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Name", hidden: true }), "Red River");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Share with the company/, hidden: true }));
    await userEvent.click(screen.getByRole("button", { name: "Save view", hidden: true }));
    await waitFor(() => expect(address()).toBe("/apps/loads?load=7&q=red+river&group=all&view=view-Red+River"));
    expect(await bodySent("POST", /saved_views$/)).toEqual({
      list_name: "loads",
      name: "Red River",
      search: "q=red+river&group=all",
      columns: ["status", "lane", "customer_reference", "pickup_at", "delivery_at", "driver", "total_cents"],
      is_default: false,
      is_shared: true,
    });
  });

  it("says that the name is taken, and keeps the dialog", async () => {
    keep(unassigned());
    await open("/apps/loads");
    await pick("Save this view…");
    const dialog = within(await screen.findByRole("dialog", { name: "Save view" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Unassigned{Enter}");
    expect(await dialog.findByRole("alert")).toHaveTextContent("You have another view named Unassigned.");
  });

  it("marks a changed view, saves it and discards the change", async () => {
    const [view] = keep(unassigned());
    const { address } = await open("/apps/loads?is_unassigned=true&view=view-Unassigned");
    await row("104212");
    await userEvent.click(screen.getByRole("button", { name: /^Load$/ }));
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Unassigned, changed"));
    await pick("Discard changes");
    await waitFor(() => expect(address()).toBe("/apps/loads?is_unassigned=true&view=view-Unassigned"));
    await userEvent.click(await screen.findByRole("button", { name: /^Load$/ }));
    await pick("Save changes");
    expect(await screen.findByText("View “Unassigned” is saved.")).toBeInTheDocument();
    expect(view?.search).toBe("is_unassigned=true&sort=number");
    expect(await button()).toHaveAccessibleName("View: Unassigned");
  });

  it("removes a view, and brings it back", async () => {
    const views = keep(unassigned({ is_shared: true }));
    await open("/apps/loads?is_unassigned=true&view=view-Unassigned");
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Unassigned"));
    await pick("Remove view");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Unassigned"));
    expect(views).toMatchObject([{ name: "Unassigned", is_shared: true, columns: ["truck", "lane"] }]);
  });

  it("shares, makes a default and renames", async () => {
    const views = keep(unassigned());
    await open("/apps/loads?is_unassigned=true&view=view-Unassigned");
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Unassigned"));
    await pick("Share with the company");
    expect(await screen.findByText("“Unassigned” is shared.")).toBeInTheDocument();
    await pick("Make it my default");
    expect(await screen.findByText("The list opens with “Unassigned”.")).toBeInTheDocument();
    await pick("Rename…");
    const dialog = within(await screen.findByRole("dialog", { name: "Rename view" }));
    await userEvent.clear(dialog.getByRole("textbox", { name: "Name" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Open freight{Enter}");
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Open freight"));
    expect(views).toMatchObject([{ name: "Open freight", is_shared: true, is_default: true, version: 4 }]);
  });

  it("lets a colleague's view be copied, and nothing else", async () => {
    keep(unassigned({ is_own: false, is_shared: true, owner: { id: "2", name: "Marcus Hale" } }));
    await open("/apps/loads?is_unassigned=true&view=view-Unassigned");
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Unassigned"));
    const items = (await menu()).getAllByRole("menuitem").map((item) => item.textContent);
    const ready = readyViews.map(({ name }) => name);
    expect(items).toEqual(["All loads", ...ready, "UnassignedMarcus Hale", "Copy to my views…", "Copy link"]);
  });

  it("copies the address of what is shown, by keyboard as well", async () => {
    keep(unassigned({ is_shared: true }));
    const user = userEvent.setup();
    await open("/apps/loads?is_unassigned=true&view=view-Unassigned");
    await waitFor(async () => expect(await button()).toHaveAccessibleName("View: Unassigned"));
    (await button()).focus();
    await user.keyboard("{Enter}");
    (await screen.findByRole("menuitem", { name: "Copy link" })).focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Link copied.")).toBeInTheDocument();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.origin).toBe(location.origin);
    expect(link.search).toBe("?is_unassigned=true&view=view-Unassigned");
  });

  it("shows the link where the browser refuses to copy it", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("Refused", "NotAllowedError"));
    await open("/apps/loads");
    await user.click(await button());
    await user.click(await screen.findByRole("menuitem", { name: "Copy link" }));
    expect(await screen.findByText("Copy this link")).toBeInTheDocument();
    // A colleague's own default does not take the place of what was meant.
    expect(screen.getByText(/\?view=all$/)).toBeInTheDocument();
  });

  it("remembers the columns of this browser beside the views", async () => {
    await open("/apps/loads");
    await row("104215");
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "POD" }));
    await open("/apps/loads");
    await waitFor(() => expect(screen.getAllByRole("columnheader", { name: "POD" })).toHaveLength(2));
    expect(sent("POST")).toEqual([]);
  });
});
