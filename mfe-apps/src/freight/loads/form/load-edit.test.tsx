import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aStop, daysFromNow } from "@haul/testing/sample";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import type { Load } from "../loads.queries";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const BOOKED = "104212";
const DELIVERED = "104206";
const openEditor = (number = BOOKED) => open(`/apps/loads/${loadOf(number).id}/edit`);
const stops = () => screen.findByRole("region", { name: "Stops" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("changing a load", () => {
  it("sends what changed on the version that was looked at, and clears what was emptied", async () => {
    const { address } = await openEditor();
    await fill("Commodity", "");
    await fill("Load or order number", "PO 99");
    await press("Save load");
    expect(await screen.findByRole("heading", { name: "Load 104212" })).toBeInTheDocument();
    expect(await bodySent("PATCH", /^\/api\/loads\//)).toMatchObject({
      version: 1,
      commodity: null,
      customer_reference: "PO 99",
      weight_pounds: 41_200,
    });
    expect(address()).toBe(`/apps/loads/${loadOf(BOOKED).id}`);
  });

  it("opens what holds something, and says what in its header", async () => {
    Object.assign(loadOf(BOOKED), {
      pallets: 22,
      is_team_required: true,
      is_hazmat: false,
      driver_notes: "Two straps",
    });
    await openEditor();
    const details = await screen.findByRole("button", { name: "Freight details" });
    expect(details).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("textbox", { name: "Pallets" })).toHaveValue("22");
    await userEvent.click(details);
    expect(details).toHaveAccessibleDescription(/22 pallets · .*Team/);
    expect(screen.queryByRole("textbox", { name: "Pallets" })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "For the driver" })).toHaveValue("Two straps");
    expect(screen.getByRole("button", { name: "References and contact" })).toHaveAttribute("aria-expanded", "false");
  });

  it("keeps what the rate confirmation says in all, and clears it", async () => {
    loadOf(BOOKED).rate_confirmation_cents = 200_000;
    await openEditor();
    expect(await screen.findByRole("textbox", { name: "Rate confirmation total" })).toHaveValue("2,000.00");
    await fill("Rate confirmation total", "2150.50");
    await press("Save load");
    expect(await bodySent("PATCH", /^\/api\/loads\//)).toMatchObject({ rate_confirmation_cents: 215_050 });
  });

  it("takes any number of references, by keyboard", async () => {
    await openEditor();
    await press("References and contact");
    const form = within(screen.getByRole("group", { name: "References and contact" }));
    await fill("PO", "70311");
    form.getByRole("button", { name: "Add reference" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(form.getByRole("textbox", { name: "Reference number" })).toHaveFocus());
    await userEvent.keyboard("8812{Tab}{Tab}{Enter}");
    await waitFor(() => expect(form.getAllByRole("textbox", { name: "Reference number" })[1]).toHaveFocus());
    form.getByRole("button", { name: "Remove reference 2" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(form.getByRole("button", { name: "Add reference" })).toHaveFocus());
    await press("Save load");
    expect(await bodySent("PATCH", /^\/api\/loads\//)).toMatchObject({
      references: [
        { kind: "po", value: "70311" },
        { kind: "pro", value: "8812" },
      ],
    });
  });

  it("keeps what was typed when somebody else was faster", async () => {
    use(
      mock("patch", "/api/loads/{load_id}", () =>
        mockProblem(409, { code: "version_stale", message: "Somebody else has changed this load meanwhile." }),
      ),
    );
    await openEditor();
    await fill("Commodity", "Paper rolls");
    await press("Save load");
    expect(await screen.findByRole("alert")).toHaveTextContent("Somebody else has changed this load meanwhile.");
    expect(screen.getByRole("textbox", { name: "Commodity" })).toHaveValue("Paper rolls");
  });

  it("saves on the version that it was opened with, and leaves terms alone that a colleague set meanwhile", async () => {
    const load = loadOf(BOOKED);
    await openEditor();
    await fill("Commodity", "Paper rolls");
    const customer_terms = { reason: "Agreed with Pat" };
    Object.assign(load, { version: 2, customer_terms, stops: load.stops.toReversed() });
    vi.setSystemTime(Date.now() + 60_000);
    window.dispatchEvent(new Event("focus"));
    await waitFor(async () => expect(await stops()).toHaveTextContent("1. Delivery: Peachtree Paper"));
    await press("Save load");
    const body = await bodySent("PATCH", /^\/api\/loads\//);
    expect(body).toMatchObject({ version: 1, commodity: "Paper rolls" });
    expect(body).not.toHaveProperty("customer_terms");
  });

  it("is closed to those who may only read", async () => {
    await open(`/apps/loads/${loadOf(BOOKED).id}/edit`, ["loads:read"]);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
    expect(screen.getByText(/^You need the permission loads:write\./)).toBeInTheDocument();
  });

  it.each<[Load["billing_status"], string]>([
    ["approved", "Billing has approved it, so its revenue is read-only."],
    ["not_ready", "It is canceled."],
  ])("is closed, and says why, when the load can no longer be changed: %s", async (billing_status, why) => {
    Object.assign(loadOf(BOOKED), { billing_status, allowed_actions: ["copy"] });
    await openEditor();
    expect(await screen.findByText(new RegExp(`^${why}`))).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^(Save|Add)/ })).not.toBeInTheDocument();
  });
});

describe("changing the stops", () => {
  it("changes one without touching the others", async () => {
    await openEditor();
    await press("Change Riverport Cross Dock");
    const inside = await screen.findByRole("dialog", { name: /^Edit stop: Riverport Cross Dock, / });
    await choose("Schedule", "Window", { inside });
    await fill("Instructions", "Check in at gate 2", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Save stop" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const [first] = loadOf(BOOKED).stops;
    expect(sent("PATCH")[0]?.path).toBe(`/api/loads/${loadOf(BOOKED).id}/stops/${first?.id}`);
    expect(await bodySent("PATCH", /\/stops\//)).toMatchObject({
      version: 1,
      schedule: "window",
      instructions: "Check in at gate 2",
      facility_id: first?.facility.id,
      latest_local: null,
    });
  });

  it("adds an appointment number to one, and keeps the numbers that it has", async () => {
    const [first] = loadOf(BOOKED).stops;
    const references = [
      { kind: "pro" as const, value: "8812" },
      { kind: "pickup" as const, value: "P-1" },
    ];
    Object.assign(first ?? {}, { references });
    await openEditor();
    await press("Change Riverport Cross Dock");
    const inside = await screen.findByRole("dialog", { name: /^Edit stop: Riverport Cross Dock, / });
    expect(within(inside).getByRole("textbox", { name: "Pickup number" })).toHaveValue("P-1");
    await userEvent.click(within(inside).getByRole("button", { name: "Add reference" }));
    await userEvent.keyboard("A-77");
    await userEvent.click(within(inside).getByRole("button", { name: "Save stop" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await bodySent("PATCH", /\/stops\//)).toMatchObject({
      references: [
        { kind: "pickup", value: "P-1" },
        { kind: "pro", value: "8812" },
        { kind: "appointment", value: "A-77" },
      ],
    });
  });

  it("adds one with what the facility's zone makes of its time", async () => {
    const denver = world().facilities.one(({ name }) => name === "Front Range Foods");
    const added = aStop(denver, daysFromNow(5), { sequence: 3, kind: "delivery" });
    willBecome(loadOf(BOOKED), { stops: [...loadOf(BOOKED).stops, added] });
    await openEditor();
    await press("Add stop");
    const inside = await screen.findByRole("dialog", { name: "Add stop" });
    await choose("Facility", /Front Range Foods/, { inside });
    expect(await within(inside).findByRole("textbox", { name: "Time, MST" })).toBeInTheDocument();
    await fill("Date", "11/25/2026", { inside });
    await fill("Time, MST", "0900", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Add stop" }));
    await waitFor(async () => expect(await stops()).toHaveTextContent("3. Delivery: Front Range Foods"));
    expect(await bodySent("POST", /\/stops$/)).toMatchObject({
      version: 1,
      stop: { kind: "delivery", earliest_local: "2026-11-25T09:00" },
    });
  });

  it("adds a forgotten drop to a delivered load, before stops that the truck has been at", async () => {
    await openEditor(DELIVERED);
    await press("Add stop");
    const inside = await screen.findByRole("dialog", { name: "Add stop" });
    const place = within(inside).getByRole("combobox", { name: "Position in route" });
    expect(place).toHaveValue("3. After Riverport Cross Dock");
    await choose("Position in route", "2. Before Riverport Cross Dock", { inside });
    expect(within(inside).getByText(/^The truck is past this point/)).toBeInTheDocument();
    await choose("Facility", /Front Range Foods/, { inside });
    await fill("Date", "11/17/2026", { inside });
    await fill(/^Time/, "0900", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Add stop" }));
    await waitFor(async () => expect(await bodySent("POST", /\/stops$/)).toMatchObject({ version: 1, sequence: 2 }));
  });

  it("stays open to a load whose truck was not used", async () => {
    const load = loadOf(BOOKED);
    Object.assign(load, { status: "tonu", allowed_actions: ["edit", "edit_stops", "edit_charges", "copy"] });
    await openEditor();
    expect(await screen.findByRole("button", { name: "Save load" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add stop" })).toBeInTheDocument();
  });

  it("asks which of two equal times is meant", async () => {
    await openEditor();
    await press("Add stop");
    const inside = await screen.findByRole("dialog", { name: "Add stop" });
    await choose("Facility", /Front Range Foods/, { inside });
    expect(within(inside).queryByRole("radio", { name: "The second" })).not.toBeInTheDocument();
    await fill("Date", "11/01/2026", { inside });
    await fill(/^Time/, "0130", { inside });
    expect(await within(inside).findByRole("radio", { name: "The first" })).toBeChecked();
    await userEvent.click(within(inside).getByRole("radio", { name: "The second" }));
    await userEvent.click(within(inside).getByRole("button", { name: "Add stop" }));
    await waitFor(async () =>
      expect(await bodySent("POST", /\/stops$/)).toMatchObject({
        stop: { earliest_local: "2026-11-01T01:30", ambiguous_time: "later" },
      }),
    );
  });

  it("moves one, and removes none of the last two", async () => {
    const moved = loadOf(BOOKED)
      .stops.toReversed()
      .map((stop, index) => ({ ...stop, sequence: index + 1 }));
    willBecome(loadOf(BOOKED), { stops: moved });
    await openEditor();
    expect(await screen.findByRole("button", { name: "Remove Peachtree Paper" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Move Riverport Cross Dock up" })).toBeDisabled();
    await press("Move Riverport Cross Dock down");
    await waitFor(async () => expect(await stops()).toHaveTextContent("1. Delivery: Peachtree Paper"));
    expect(await bodySent("POST", /\/reorder$/)).toEqual({ version: 1, stop_ids: moved.map(({ id }) => id) });
  });
});
