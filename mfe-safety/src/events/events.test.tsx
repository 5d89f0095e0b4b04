import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, sent, bodySent, world } = testWorld();

const DRIVERS = "/apps/safety/drivers";
const PATH = `${DRIVERS}?tab=events`;
const READS = ["drivers:read", "driver_events:read"];
const ALL = [...READS, "driver_events:write", "drivers:write"];
const EVENTS = /^\/api\/driver_events$/;
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", EVENTS).at(-1)?.query;
const eventOf = (title: string) => world().events.one((event) => event.title === title);
const driverOf = (last: string) => world().drivers.one(({ last_name }) => last_name === last);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

/** By a link that only names the record, as a notice has it. */
async function openEvent(title: string, permissions: readonly string[] = ALL) {
  await open(`${DRIVERS}?driver_event=${eventOf(title).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(title) });
}

async function addEvent() {
  await open(PATH, ALL);
  await press("Add entry");
  return screen.findByRole("dialog", { name: "Add entry" });
}

describe("the list of training and incidents", () => {
  it("says what each was, and which follow-up is overdue", async () => {
    await open(PATH, ALL);
    expect(await row("Hazmat recurrent.*Tamika Boyd.*Training")).toHaveTextContent("Passed");
    const policy = await row("Mobile phone policy");
    expect(policy).toHaveTextContent("Version 2026-01");
    expect(within(policy).getAllByRole("cell").at(-1)).toHaveTextContent(/^–$/);
    const coached = await row("14 mph over on I-80");
    for (const text of ["Coaching", "Speeding", "Overdue", "Nov 18, 2026"]) expect(coached).toHaveTextContent(text);
    const damage = await row("Backed into a dock post");
    for (const text of ["Incident", "Property damage", "$840.00", "Followed up"])
      expect(damage).toHaveTextContent(text);
    expect(asked()).toEqual({ sort: "-happened_on" });
  });

  it("asks for what the address says", async () => {
    const { id } = driverOf("Jensen");
    await open(`${PATH}&kind=coaching,incident&driver_id=${id}&is_overdue=true&happened_from=2026-10-01`, ALL);
    await row("14 mph over on I-80");
    expect(asked()).toEqual({
      kind: "coaching,incident",
      driver_id: id,
      is_overdue: "true",
      from: "2026-10-01",
      sort: "-happened_on",
    });
    expect(screen.queryByRole("row", { name: /Backed into a dock post/ })).not.toBeInTheDocument();
  });

  it("prints the register of training", async () => {
    await open(PATH, READS);
    await press("Register (PDF)");
    await screen.findByRole("dialog", { name: "Driver training and policies" });
    expect(await bodySent("POST", /\/api\/driver_events\/open$/)).toEqual({ is_inline: true });
  });

  it("says what belongs here when there is none", async () => {
    world().events.rows.length = 0;
    await open(PATH, ALL);
    expect(await screen.findByText("No training or incidents yet")).toBeInTheDocument();
  });

  it("is closed to those who may not see it", async () => {
    await open(DRIVERS, ["drivers:read"]);
    await screen.findByRole("tab", { name: "MVRs" });
    expect(screen.queryByRole("tab", { name: "Training & incidents" })).not.toBeInTheDocument();
  });
});

describe("the drawer", () => {
  it("shows a training with its paper and its certificate", async () => {
    const drawer = await openEvent("Hazmat recurrent");
    for (const text of ["Hazmat training", "7.5", "Passed", "Prairie Safety Institute"]) {
      expect(await within(drawer).findByText(text)).toBeInTheDocument();
    }
    expect(within(drawer).getByRole("button", { name: "certificate.pdf" })).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Training & incidents", hidden: true })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  it("notes that someone came back to it", async () => {
    const drawer = await openEvent("14 mph over on I-80");
    expect(await within(drawer).findByText("Overdue")).toBeInTheDocument();
    await press("Edit", drawer);
    await fill("Followed up", "11/20/2026", { inside: drawer });
    await press("Save", drawer);
    expect(await within(drawer).findByText("Followed up")).toBeInTheDocument();
    const body = await bodySent("PATCH", /\/api\/driver_events\//);
    expect(body).toMatchObject({ version: 1, followed_up_on: "2026-11-20", coaching_trigger: "speeding" });
    expect(body).toMatchObject({ incident_kind: null, cost_cents: null, item_type: null });
  });

  it("is only read by those who may not change it", async () => {
    const drawer = await openEvent("Backed into a dock post", READS);
    expect(await within(drawer).findByText("Cedar Mill Foods, Memphis")).toBeInTheDocument();
    for (const name of ["Edit", "Archive", "Attach a file"]) {
      expect(within(drawer).queryByRole("button", { name })).not.toBeInTheDocument();
    }
  });
});

describe("a new one", () => {
  it("of a training becomes the driver's paper", async () => {
    const inside = await addEvent();
    await choose("Driver", /Tamika Boyd/, { inside, typing: "boyd" });
    await fill("Course", "Hazmat recurrent 2026", { inside });
    await fill("Hours", "7.5", { inside });
    await choose("Result", "Passed", { inside });
    await choose("Driver’s paper", "Hazmat training", { inside });
    await fill("Valid through", "11/19/2029", { inside });
    await press("Add", inside);
    await screen.findByRole("dialog", { name: /Hazmat recurrent 2026/ });
    expect(await bodySent("POST", EVENTS)).toEqual({
      kind: "training",
      driver_id: driverOf("Boyd").id,
      happened_on: "2026-11-20",
      title: "Hazmat recurrent 2026",
      duration_minutes: 450,
      result: "passed",
      item_type: "hazmat_training",
      expires_on: "2029-11-19",
    });
    expect(sent("POST", EVENTS)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  }, 30_000);

  it("of an incident sends only what an incident has", async () => {
    const inside = await addEvent();
    await fill("Hours", "3", { inside });
    await userEvent.click(within(inside).getByRole("radio", { name: "Incident" }));
    await press("Add", inside);
    for (const text of ["Choose the driver", "Enter what it was", "Choose the kind of incident"]) {
      expect(await within(inside).findByText(text)).toBeInTheDocument();
    }
    await choose("Driver", /Walt Jensen/, { inside, typing: "jensen" });
    await fill("What happened", "Forklift dropped a pallet", { inside });
    await choose("Kind of incident", "Cargo damage", { inside });
    await fill("Cost", "1250", { inside });
    await press("Add", inside);
    await screen.findByRole("dialog", { name: /Forklift dropped a pallet/ });
    expect(await bodySent("POST", EVENTS)).toEqual({
      kind: "incident",
      driver_id: driverOf("Jensen").id,
      happened_on: "2026-11-20",
      title: "Forklift dropped a pallet",
      incident_kind: "cargo_damage",
      cost_cents: 125_000,
    });
  }, 30_000);
});

describe("a driver's training and incidents", () => {
  it("are in the driver's drawer, and take a new one with the driver filled in", async () => {
    const { id } = driverOf("Jensen");
    await open(`${DRIVERS}?driver=${id}`, ALL);
    const panel = await screen.findByRole("region", { name: "Training & incidents" });
    const list = await within(panel).findByRole("list", { name: "Training & incidents of Walt Jensen" });
    expect(list).toHaveTextContent("Coaching · Oct 21, 2026 · Speeding");
    expect(asked()).toEqual({ driver_id: id, limit: "5" });
    await press("Add entry", panel);
    const dialog = await screen.findByRole("dialog", { name: "Add entry" });
    await waitFor(() => expect(within(dialog).getByRole("combobox", { name: "Driver" })).toHaveValue("Walt Jensen"));
  });
});
