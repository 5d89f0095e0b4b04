import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { COLLEAGUE } from "../../../mocks/office-handlers";
import { testWorld } from "../../../test-world";
import { CREATE, fillIn, form, group, page, part, press, section, unfold } from "./test-form";

const { open, sent, bodySent, world } = testWorld();

// A draft is kept for the next visit, and so for the next test.
afterEach(() => localStorage.clear());
describe("what a load is made of", () => {
  it("adds a customer on the spot and chooses it", async () => {
    await open("/apps/loads/new");
    await choose("Customer", "Add customer “Ozark Produce”", { typing: "Ozark Produce" });
    const dialog = within(await screen.findByRole("dialog", { name: "Add customer" }));
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Ozark Produce");
    await userEvent.click(dialog.getByRole("button", { name: "Add customer" }));
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Customer" })).toHaveValue("Ozark Produce"));
    expect(await bodySent("POST", /^\/api\/customers$/)).toEqual({
      name: "Ozark Produce",
      kind: "broker",
    });
    expect(sent("POST", CREATE)).toEqual([]);
  });

  it("says which customers are on credit hold, or near their limit", async () => {
    const prairie = world().customers.one(({ name }) => name === "Prairie Foods");
    world().owed.set(prairie.id, 4_100_000);
    await open("/apps/loads/new");
    await choose("Customer", /Red River Paper.*On credit hold/, { typing: "red river" });
    const customer = within(await part("Customer"));
    expect(await customer.findByRole("status")).toHaveTextContent("Red River Paper is on credit hold.");
    await choose("Customer", /Prairie Foods/, { typing: "prairie" });
    const near = "Prairie Foods is near its credit limit: $41,000.00 of $50,000.00.";
    await waitFor(() => expect(customer.getByRole("status")).toHaveTextContent(near));
    await choose("Customer", /Great Lakes/, { typing: "great" });
    await waitFor(() => expect(customer.queryByRole("status")).not.toBeInTheDocument());
  });

  it("has its customer's fuel program, another one, or none", async () => {
    await open("/apps/loads/new");
    await fillIn();
    await unfold("Rate confirmation and fuel");
    expect(await screen.findByRole("combobox", { name: "Fuel program" })).toHaveValue("Customer's program");
    await choose("Fuel program", "None");
    await press("Book load");
    await page("104306");
    expect(await bodySent("POST", CREATE)).toMatchObject({ fuel_program_id: null });
  });

  it("asks nothing of fuel programs to those who may not read them", async () => {
    await open("/apps/loads/new", ["loads:write"]);
    await unfold("Rate confirmation and fuel");
    expect(await screen.findByRole("textbox", { name: "Rate confirmation total" })).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Fuel program" })).not.toBeInTheDocument();
    expect(sent("GET", /quote_settings/)).toEqual([]);
  });

  it("lets a charge by the mile follow the load's miles, unless its own are typed", async () => {
    await open("/apps/loads/new");
    await fillIn();
    const charges = await part("Charges");
    await choose("Basis", "Per mile", { inside: charges });
    await fill("Rate per mile ($)", "2.45", { inside: charges });
    expect(within(charges).queryByRole("textbox", { name: "Miles" })).not.toBeInTheDocument();
    expect(await form()).toHaveTextContent("Total $0.00 plus the charge by the mile");
    await unfold("Freight details");
    await fill("Loaded miles", "352");
    // 352 miles at $2.45.
    expect(await form()).toHaveTextContent("Total $862.40Cancel");
    const follows = within(charges).getByRole("switch", { name: "Follows the load's miles 352 mi now" });
    expect(follows).toBeChecked();
    await userEvent.click(follows);
    expect(within(charges).getByRole("textbox", { name: "Miles" })).toHaveValue("352");
    await userEvent.click(follows);
    await press("Book load");
    await page("104306");
    expect(await bodySent("POST", CREATE)).toMatchObject({
      charges: [{ code: "LINE_HAUL", basis: "per_mile", rate: "2.45" }],
    });
    const { charges: booked } = (await bodySent("POST", CREATE)) as { charges: object[] };
    expect(booked[0]).not.toHaveProperty("quantity");
  });

  it("asks for the set point of reefers and the class of hazmat only", async () => {
    await open("/apps/loads/new");
    const freight = within(await part("Freight"));
    expect(freight.queryByRole("textbox", { name: "Set point" })).not.toBeInTheDocument();
    await choose("Equipment", "Reefer");
    expect(await freight.findByRole("textbox", { name: "Set point" })).toBeInTheDocument();
    await unfold("Freight details");
    const details = within(await part("Freight details"));
    expect(details.queryByRole("textbox", { name: "UN number" })).not.toBeInTheDocument();
    await userEvent.click(details.getByRole("checkbox", { name: "Hazardous materials" }));
    await fill("UN number", "UN1203", { inside: await part("Freight details") });
    expect(details.getByRole("textbox", { name: "Proper shipping name" })).toBeInTheDocument();
    await unfold("Freight details");
    expect(await section("Freight details")).toHaveAccessibleDescription("Hazmat UN1203");
  });

  it("says how it is hauled, who looks after it and under which authority", async () => {
    const mayRead = ["customers:read", "facilities:read", "company:read", "users:read"];
    await open("/apps/loads/new", ["loads:read", "loads:write", ...mayRead]);
    await fillIn();
    expect(within(await part("Freight")).queryByRole("combobox", { name: "Tarps" })).not.toBeInTheDocument();
    await choose("Equipment", "Flatbed");
    await choose("Tarps", "8 ft tarps");
    await fill("Length", "48", { inside: await part("Freight") });
    await unfold("Freight details");
    const details = await part("Freight details");
    await fill("Cargo value", "90000", { inside: details });
    await fill("Seal", "SL-4471", { inside: details });
    await userEvent.click(within(details).getByRole("checkbox", { name: "TWIC required" }));
    await unfold("Office");
    const office = { inside: await part("Office") };
    await choose("Priority", "Urgent", office);
    await choose("Dispatcher", /Rosa Medina/, office);
    await choose("Authority", "MX-777", office);
    await unfold("Office");
    expect(await section("Office")).toHaveAccessibleDescription("Urgent priority · Dispatcher Rosa Medina · MX-777");
    await press("Book load");
    expect(await bodySent("POST", CREATE)).toMatchObject({
      equipment: "flatbed",
      tarps: "eight_foot",
      length_feet: 48,
      cargo_value_cents: 9_000_000,
      seal_number: "SL-4471",
      is_twic_required: true,
      priority: "urgent",
      dispatcher_id: COLLEAGUE.id,
      authority_docket: { kind: "MX", number: "777" },
    });
  });

  it("has whom to call at a stop, and a stop for fuel without an appointment", async () => {
    await open("/apps/loads/new");
    await fillIn();
    const pickup = within(await part("Stop 1: pickup"));
    await userEvent.click(pickup.getByRole("button", { name: "Stop details" }));
    const details = { inside: await part("Stop 1: pickup") };
    await fill("Contact's phone", "3125550142", details);
    await press("Book load");
    expect(await pickup.findByText("Enter the contact's name")).toBeInTheDocument();
    await fill("Contact", "Lee at the dock", details);
    await press("Add fuel stop");
    const fuel = within(await part("Stop 2: fuel stop"));
    expect(fuel.queryByRole("combobox", { name: "Schedule" })).not.toBeInTheDocument();
    await choose("Facility", /Joliet/, { inside: await part("Stop 2: fuel stop") });
    const when = { inside: await group("Stop 2: fuel stop", "Planned for") };
    await fill("Date", "11/23/2026", when);
    await fill(/^Time/, "1800", when);
    await press("Book load");
    const { stops } = (await bodySent("POST", CREATE)) as { stops: unknown[] };
    expect(stops[0]).toMatchObject({ contact: { name: "Lee at the dock", phone: "(312) 555-0142" } });
    expect(stops[1]).toMatchObject({ kind: "fuel", earliest_local: "2026-11-23T18:00" });
  });

  it("has as many stops and charges as it needs", async () => {
    await open("/apps/loads/new");
    await press("Add pickup");
    expect(await part("Stop 2: pickup")).toBeInTheDocument();
    expect(await part("Stop 3: delivery")).toBeInTheDocument();
    await press("Remove stop 2");
    await waitFor(() => expect(screen.queryByRole("group", { name: /^Stop 3/ })).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Remove stop 2" })).not.toBeInTheDocument();
    await press("Add charge");
    await press("Remove charge 2");
    expect(screen.queryByRole("button", { name: "Remove charge 1" })).not.toBeInTheDocument();
  });

  it("is closed to those who may only read", async () => {
    await open("/apps/loads/new", ["loads:read"]);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
    expect(screen.getByText(/^You need the permission loads:write\./)).toBeInTheDocument();
  });
});
