import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { handlersOf } from "../mocks/handlers";
import { makeWorld } from "../mocks/world";
import { vendorsRoutes } from "./vendors.routes";

let world = makeWorld();
// What the page imports is compiled before the first test, not while it waits.
beforeAll(() => import("./vendor-list.page"), 120_000);
beforeEach(() => {
  world = makeWorld();
});
const { use, sent, bodySent } = mockServer(() => handlersOf(world));

const PATH = "/apps/financial/vendors";
const open = (search = "", permissions: readonly string[] = ["vendors:write"]) =>
  renderPages({ routes: vendorsRoutes, at: `${PATH}${search}`, sections: ["financial"], permissions });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const vendorOf = (name: string) => world.vendors.one((vendor) => vendor.name === name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openVendor(name: string, permissions?: readonly string[]) {
  await open(`?vendor=${vendorOf(name).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(name) });
}

async function editVendor(name: string) {
  const drawer = await openVendor(name);
  await press("Edit", drawer);
  return drawer;
}

describe("the list of vendors", () => {
  it("shows kind, contact and terms, and warns of a 1099 vendor without a tax ID", async () => {
    await open();
    const repairs = await row("Midway Diesel Repair");
    expect(repairs).toHaveTextContent("Repair shop");
    expect(repairs).toHaveTextContent("Gus Moreno");
    expect(repairs).toHaveTextContent("Net 30");
    expect(within(repairs).getByText("No tax ID")).toBeInTheDocument();
    expect(within(repairs).getByRole("link", { name: "(815) 555-0136" })).toHaveAttribute("href", "tel:+18155550136");
    expect(within(repairs).getByRole("link", { name: "gus@midwaydiesel.example" })).toHaveAttribute(
      "href",
      "mailto:gus@midwaydiesel.example",
    );
    const towing = await row("Doyle Towing");
    expect(towing).toHaveTextContent("Due on receipt");
    expect(within(towing).getByText("1099")).toBeInTheDocument();
    expect(within(towing).queryByText("No tax ID")).not.toBeInTheDocument();
    expect(within(await row("Lakeside Tire")).queryByText("1099")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    await open("?kind=tires,parts&is_1099=true&lacks_tax_id=true&q=lake&sort=-payment_terms_days");
    await row("Lakeside Tire");
    expect(sent("GET", /^\/api\/vendors$/).at(-1)?.query).toEqual({
      kind: "tires,parts",
      is_1099: "true",
      lacks_tax_id: "true",
      q: "lake",
      sort: "-payment_terms_days",
    });
    expect(screen.getByRole("button", { name: "Kind: Tires, Parts" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Missing tax ID" })).toBeInTheDocument();
  });

  it("says what vendors are when there is none, and starts with adding one", async () => {
    world.vendors.rows.length = 0;
    await open();
    expect(await screen.findByText(/^Vendors are the businesses you pay/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add vendor" })).toBeInTheDocument();
  });

  it("is only read by those who may not change vendors", async () => {
    const drawer = await openVendor("Doyle Towing", ["vendors:read"]);
    expect(await within(drawer).findByText("Ends in 4417")).toBeInTheDocument();
    await screen.findByText("Midway Diesel Repair");
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Archive" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add vendor", hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { hidden: true })).not.toBeInTheDocument();
  });
});

describe("a new vendor", () => {
  it("is saved with what was filled in, and then opened", async () => {
    const { address } = await open();
    await press("Add vendor");
    const inside = await screen.findByRole("dialog", { name: "Add vendor" });
    await fill("Name", "Cedar Creek Parts", { inside });
    await choose("Kind", "Parts", { inside });
    await fill("Phone", "309 555 0187", { inside });
    await fill("Payment terms", "10", { inside });
    await userEvent.click(within(inside).getByRole("switch", { name: "Gets a 1099" }));
    await fill("Tax ID", "36-4417025", { inside });
    await press("Add vendor", inside);
    const drawer = await screen.findByRole("dialog", { name: /Cedar Creek Parts/ });
    expect(await within(drawer).findByText("Ends in 7025")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("4417025");
    expect(await bodySent("POST", /\/api\/vendors$/)).toEqual({
      name: "Cedar Creek Parts",
      kind: "parts",
      phone: "(309) 555-0187",
      payment_terms_days: 10,
      is_1099: true,
      tax_id: "36-4417025",
    });
    expect(address()).toBe(`${PATH}?vendor=${vendorOf("Cedar Creek Parts").id}`);
  });

  it("needs a name and a kind", async () => {
    await open();
    await press("Add vendor");
    const inside = await screen.findByRole("dialog", { name: "Add vendor" });
    await press("Add vendor", inside);
    expect(await within(inside).findByText("Enter the vendor's name")).toBeInTheDocument();
    expect(within(inside).getByText("Choose what the vendor sells")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("keeps what was typed when the server refuses it", async () => {
    const fields = [{ path: "tax_id", message: "Enter the nine digits of an EIN or SSN." }];
    use(mock("post", "/api/vendors", () => mockProblem(422, { code: "validation_failed", fields })));
    await open();
    await press("Add vendor");
    const inside = await screen.findByRole("dialog", { name: "Add vendor" });
    await fill("Name", "Cedar Creek Parts", { inside });
    await choose("Kind", "Parts", { inside });
    await fill("Tax ID", "36-44", { inside });
    await press("Add vendor", inside);
    const taxId = within(inside).getByRole("textbox", { name: "Tax ID" });
    await waitFor(() => expect(taxId).toHaveAccessibleDescription(/Enter the nine digits of an EIN or SSN\./));
    expect(taxId).toHaveValue("36-44");
    const message = "Another vendor has this name.";
    use(mock("post", "/api/vendors", () => mockProblem(409, { code: "vendor_name_already_used", message })));
    await press("Add vendor", inside);
    expect(await within(inside).findByText(message)).toBeInTheDocument();
  });
});

describe("a vendor's drawer", () => {
  it("keeps an untouched tax ID", async () => {
    const drawer = await editVendor("Doyle Towing");
    const taxId = within(drawer).getByRole("textbox", { name: "Tax ID" });
    expect(taxId).toHaveValue("");
    expect(taxId).toHaveAccessibleDescription("On file, ends in 4417. Type a new one to replace it.");
    await fill("Notes", "Heavy wrecker on I-80.", { inside: drawer });
    await press("Save vendor", drawer);
    expect(await within(drawer).findByText("Heavy wrecker on I-80.")).toBeInTheDocument();
    const body = await bodySent("PATCH", /\/api\/vendors\//);
    expect(body).toMatchObject({ version: 1, name: "Doyle Towing", notes: "Heavy wrecker on I-80." });
    expect(body).not.toHaveProperty("address");
    expect(body).not.toHaveProperty("tax_id");
    expect(body).not.toHaveProperty("removes_tax_id");
  });

  it("replaces the tax ID with the one that was typed", async () => {
    const drawer = await editVendor("Doyle Towing");
    await fill("Tax ID", "364417025", { inside: drawer });
    await press("Save vendor", drawer);
    expect(await within(drawer).findByText("Ends in 7025")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/vendors\//)).toMatchObject({ tax_id: "364417025" });
  });

  it("removes the tax ID on file only when told to", async () => {
    const drawer = await editVendor("Doyle Towing");
    await fill("Tax ID", "3644", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("checkbox", { name: "Remove the tax ID on file" }));
    expect(within(drawer).getByRole("textbox", { name: "Tax ID" })).toHaveValue("");
    await press("Save vendor", drawer);
    expect(await within(drawer).findByText("Missing. Ask for a W-9.")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/vendors\//)).toMatchObject({ tax_id: null });
  });

  it("keeps an address", async () => {
    const drawer = await editVendor("Lakeside Tire & Retread");
    await fill("Street", "480 Harbor Rd", { inside: drawer });
    await fill("City", "Toledo", { inside: drawer });
    await choose("State", /Ohio/, { inside: drawer, typing: "Ohio" });
    await fill("ZIP", "43604", { inside: drawer });
    await press("Save vendor", drawer);
    expect(await within(drawer).findByText("480 Harbor Rd, Toledo, OH 43604")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/vendors\//)).toMatchObject({
      address: { line1: "480 Harbor Rd", city: "Toledo", state: "OH", postal_code: "43604", country: "US" },
    });
  });

  it("keeps what was typed when someone else saved first", async () => {
    const drawer = await editVendor("Doyle Towing");
    vendorOf("Doyle Towing").version = 2;
    await fill("Notes", "Heavy wrecker on I-80.", { inside: drawer });
    await press("Save vendor", drawer);
    expect(await within(drawer).findByText("Someone else has changed this record.")).toBeInTheDocument();
    expect(within(drawer).getByRole("textbox", { name: "Notes" })).toHaveValue("Heavy wrecker on I-80.");
  });

  it("shows what happened to the vendor", async () => {
    const entry = {
      id: vendorOf("Doyle Towing").id,
      occurred_at: "2026-11-18T15:00:00Z",
      actor_name: "Dana Whitfield",
      action: "vendor.created",
      summary: "Added Doyle Towing",
      changes: [],
    };
    use(mock("get", "/api/vendors/{vendor_id}/history", () => ({ items: [entry] })));
    const drawer = await openVendor("Doyle Towing");
    expect(await within(drawer).findByText("Added Doyle Towing")).toBeInTheDocument();
  });

  it("archives after asking, and brings back", async () => {
    const drawer = await openVendor("Doyle Towing");
    await press("Archive", drawer);
    await press("Archive", await screen.findByRole("dialog", { name: "Archive Doyle Towing?" }));
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Archive" })).toBeInTheDocument();
  });
});
