import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aCharge } from "@haul/testing/sample";
import { OVER_LIMIT, creditRefusal } from "../../../mocks/credit-handlers";
import { willBecome } from "../../../mocks/script";
import { aVerdict, crewOf } from "../../../mocks/world";
import { testWorld } from "../../../test-world";
import type { Load } from "../loads.queries";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const DRAFT = "104203";
const BOOKED = "104212";
const ASSIGNED = "104218";
const IN_TRANSIT = "104215";
const DELIVERED = "104206";

const openLoad = async (number: string, permissions?: string[]) => {
  const page = await open(`/apps/loads/${loadOf(number).id}`, permissions);
  await screen.findByRole("heading", { name: `Load ${number}` });
  return page;
};
const panel = (name: string) => screen.findByRole("region", { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });

/** Opens the menu and lists what it offers. */
async function offered(): Promise<string[]> {
  await press("More");
  return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
}

async function pick(item: string) {
  await press("More");
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}

describe("how it stands", () => {
  it("is said in one word by the header and the tracking, with the reason", async () => {
    await openLoad(ASSIGNED);
    const { timeliness_reason } = loadOf(ASSIGNED);
    expect(within(await panel("At a glance")).getByText(timeliness_reason)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Tracking" }));
    expect(await within(await panel("Tracking")).findByText(timeliness_reason)).toBeInTheDocument();
    expect(screen.getAllByTitle(timeliness_reason).map((badge) => badge.textContent)).toEqual(["Late", "Late"]);
    expect(screen.queryByText("On time")).not.toBeInTheDocument();
  });

  it("names the ETA at the stops that the truck has not reached", async () => {
    const [pickup, delivery] = loadOf(IN_TRANSIT).stops;
    if (!pickup || !delivery) throw new Error("A load has stops.");
    Object.assign(pickup, { eta_at: "2026-11-20T14:00:00Z" });
    Object.assign(delivery, { eta_at: "2026-11-20T18:30:00Z", timeliness: "at_risk" });
    await openLoad(IN_TRANSIT);
    const stops = within(await panel("Stops"));
    const first = stops.getByText(pickup.facility.name).closest("li");
    const last = stops.getByText(delivery.facility.name).closest("li");
    expect(first).not.toHaveTextContent("ETA");
    expect(last).toHaveTextContent("At risk");
    expect(last).toHaveTextContent("ETA Fri, Nov 20, 11:30 MST");
  });
});

describe("the agreed rate", () => {
  it.each([
    ["Rate confirmation", true],
    ["Agreed rate", false],
  ])("is called %s when its document is there: %s", async (label, is_rate_confirmation_present) => {
    const rate = { rate_confirmation_cents: 189_186, rate_difference_cents: 0 };
    Object.assign(loadOf(BOOKED), { ...rate, is_rate_confirmation_present });
    await openLoad(BOOKED);
    const facts = within(await panel("Load"));
    expect(facts.getByText(label).nextElementSibling).toHaveTextContent("$1,891.86Matches the total");
  });
});

describe("what can be done", () => {
  it.each<[Load["status"], string, string | null, string[]]>([
    ["draft", DRAFT, "Book", ["Edit load", "Split for a relay", "Copy load", "Cancel load"]],
    [
      "booked",
      BOOKED,
      "Assign",
      ["Edit load", "Split for a relay", "Copy load", "Put on hold", "Truck ordered, not used", "Cancel load"],
    ],
    [
      "assigned",
      ASSIGNED,
      "Dispatch",
      [
        "Edit load",
        "Change assignment",
        "Split for a relay",
        "Unassign",
        "Copy load",
        "Put on hold",
        "Truck ordered, not used",
        "Cancel load",
      ],
    ],
    [
      "in_transit",
      IN_TRANSIT,
      "Arrived at delivery",
      ["Edit load", "Change assignment", "Split for a relay", "Copy load", "Record breakdown", "Put on hold"],
    ],
    ["delivered", DELIVERED, null, ["Edit load", "Copy load"]],
  ])("with a load that is %s", async (status, number, next, items) => {
    expect(loadOf(number).status).toBe(status);
    await openLoad(number);
    const buttons = [...document.querySelectorAll<HTMLElement>("button.mantine-Button-root")];
    // Without a variant a button is filled.
    const primary = buttons.filter(({ dataset }) => dataset["variant"] === undefined);
    expect(primary.map(({ textContent }) => textContent)).toEqual(next === null ? [] : [next]);
    expect(await offered()).toEqual(items);
  });

  it("offers a driver only once a hold is released", async () => {
    Object.assign(loadOf(BOOKED), { status: "on_hold", allowed_actions: ["release", "assign", "copy"] });
    await openLoad(BOOKED);
    expect(screen.getByRole("button", { name: "Release hold" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Assign" })).not.toBeInTheDocument();
    expect(await offered()).toEqual(["Assign", "Copy load"]);
  });

  it("records a breakdown, and that the truck is back on the road", async () => {
    const broken = { status: "breakdown" as const, breakdown_reason: "Turbo failed near Joplin" };
    willBecome(loadOf(IN_TRANSIT), { ...broken, allowed_actions: ["repair", "record_event"] });
    await openLoad(IN_TRANSIT);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Record breakdown" }));
    const inside = await dialog(/^Record breakdown for load/);
    await fill("What happened, and where", broken.breakdown_reason, { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Record breakdown" }));
    expect(await screen.findByText("Turbo failed near Joplin")).toBeInTheDocument();
    expect(await bodySent("POST", /\/break_down$/)).toEqual({ version: 1, reason: broken.breakdown_reason });
    willBecome(loadOf(IN_TRANSIT), { status: "in_transit", allowed_actions: ["record_event"] });
    await press("Back on the road");
    await waitFor(() => expect(screen.queryByText(/Turbo failed near Joplin/)).not.toBeInTheDocument());
    expect(sent("POST", /\/repair$/)).toHaveLength(1);
  });

  it("takes an unplanned arrival, after the next step", async () => {
    await openLoad(ASSIGNED);
    const early = within(await panel("Stops")).getByRole("button", { name: "Record arrival" });
    expect(early.dataset["variant"]).toBe("default");
    await userEvent.click(early);
    expect(await dialog("Arrived: Joliet Distribution Center")).toBeInTheDocument();
  });

  it("is nothing for those who may only read", async () => {
    await openLoad(ASSIGNED, ["loads:read"]);
    for (const name of ["Dispatch", "More", "Add charge", "Upload document", /^(Record|Arrived|At another)/])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  });

  it("takes the next step, with the version that was looked at", async () => {
    willBecome(loadOf(ASSIGNED), { status: "dispatched", allowed_actions: ["start"] });
    await openLoad(ASSIGNED);
    await press("Dispatch");
    expect(await screen.findByRole("button", { name: "En route to pickup" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Dispatch" })).not.toBeInTheDocument();
    expect(await bodySent("POST", /\/dispatch$/)).toEqual({ version: 1, accepts_credit_risk: false });
  });

  it.each([OVER_LIMIT, "Acme is on credit hold. Accept the risk to continue."])(
    "asks before dispatch: %s",
    async (message) => {
      const load = loadOf(ASSIGNED);
      use(
        mock("post", "/api/loads/{load_id}/dispatch", ({ body }) => {
          const refusal = creditRefusal(body, message);
          return refusal ?? Object.assign(load, { status: "dispatched" as const, allowed_actions: ["start" as const] });
        }),
      );
      await openLoad(ASSIGNED);
      await press("Dispatch");
      const asked = await dialog("Accept the credit risk?");
      expect(asked).toHaveTextContent(message);
      await userEvent.click(within(asked).getByRole("button", { name: "Accept and dispatch" }));
      expect(await screen.findByRole("button", { name: "En route to pickup" })).toBeInTheDocument();
      const bodies = await Promise.all(sent("POST", /\/dispatch$/).map((request) => request.body()));
      expect(bodies).toEqual([
        { version: 1, accepts_credit_risk: false },
        { version: 1, accepts_credit_risk: true },
      ]);
    },
  );

  it("changes nothing when the risk is not accepted", async () => {
    use(mock("post", "/api/loads/{load_id}/book", ({ body }) => creditRefusal(body) ?? loadOf(DRAFT)));
    await openLoad(DRAFT);
    await press("Book");
    const asked = await dialog("Accept the credit risk?");
    expect(within(asked).getByRole("button", { name: "Accept and book" })).toBeInTheDocument();
    await userEvent.click(within(asked).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(sent("POST", /\/book$/)).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Book" })).toBeEnabled();
  });

  it("says why the server refuses", async () => {
    use(
      mock("post", "/api/loads/{load_id}/dispatch", () =>
        mockProblem(409, {
          code: "load_already_started",
          message: "This load is already under way.",
          request_id: "r-7",
        }),
      ),
    );
    await openLoad(ASSIGNED);
    await press("Dispatch");
    expect(await screen.findByText("This load is already under way. (request r-7)")).toBeInTheDocument();
  });

  it("has its deadhead miles, and the rate per mile with them", async () => {
    const rate = { loaded_miles: "238.0", loaded_miles_source: "typed" as const, rate_per_mile: "3.4500" };
    Object.assign(loadOf(BOOKED), { ...rate, empty_miles: "81.0", empty_miles_source: "estimated" });
    await openLoad(BOOKED);
    expect(await panel("Load")).toHaveTextContent("Deadhead miles≈ 81 mi, estimated$2.57/mi over all miles");
  });

  it("says what a split load drives beyond what it is billed for", async () => {
    const load = loadOf(BOOKED);
    const [leg] = load.legs;
    if (!leg) throw new Error("a load has a leg");
    const legs = [444, 935].map((miles, index) => ({
      ...leg,
      id: `leg-${index}`,
      sequence: index + 1,
      miles: `${miles}.0`,
    }));
    Object.assign(load, { legs, loaded_miles: "530.0", loaded_miles_source: "typed", rate_per_mile: "3.8400" });
    await openLoad(BOOKED);
    expect(await panel("Load")).toHaveTextContent("Loaded miles530 mi1,379 mi by legs, $1.48/mi");
  });

  it("unassigns after asking only", async () => {
    const { legs } = loadOf(ASSIGNED);
    willBecome(loadOf(ASSIGNED), {
      status: "booked",
      allowed_actions: ["assign"],
      legs: legs.map((leg) => ({ ...leg, driver: undefined, truck: undefined, trailer: undefined })),
    });
    await openLoad(ASSIGNED);
    await pick("Unassign");
    const question = await dialog("Unassign load 104218?");
    expect(question).toHaveTextContent(/Free for other loads again: Luis Ortega, truck 118.*goes back to Booked/);
    await userEvent.click(within(question).getByRole("button", { name: "Go back" }));
    expect(sent("POST")).toEqual([]);
    await pick("Unassign");
    await userEvent.click(within(await dialog("Unassign load 104218?")).getByRole("button", { name: "Unassign" }));
    expect(await screen.findByRole("button", { name: "Assign" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/unassign$/)).toEqual({ version: 1 });
  });

  it("cancels with a reason that the history keeps", async () => {
    const cancelled_reason = "The broker pulled the load.";
    willBecome(loadOf(BOOKED), { status: "cancelled", cancelled_reason, allowed_actions: ["reopen", "copy"] });
    await openLoad(BOOKED);
    await pick("Cancel load");
    const asked = await dialog("Cancel load 104212");
    await userEvent.click(within(asked).getByRole("button", { name: "Cancel load" }));
    expect(await within(asked).findByText("Say why; it stays in the load's history.")).toBeInTheDocument();
    await fill("Reason", cancelled_reason, { inside: asked });
    await userEvent.click(within(asked).getByRole("button", { name: "Cancel load" }));
    await waitFor(async () => expect(await panel("At a glance")).toHaveTextContent(`Canceled: ${cancelled_reason}`));
    expect(await bodySent("POST", /\/cancel$/)).toEqual({ version: 1, reason: cancelled_reason });
    expect(await offered()).toEqual(["Copy load", "Reopen"]);
  });

  it("bills a truck that was ordered and not used", async () => {
    const charges = [aCharge({ code: "TONU", rate: "250.0000", amount_cents: 25_000 })];
    willBecome(loadOf(BOOKED), { status: "tonu", charges, total_cents: 25_000 });
    await openLoad(BOOKED);
    await pick("Truck ordered, not used");
    const asked = await dialog(/^Truck ordered/);
    await fill("Reason", "Shipper was closed.", { inside: asked });
    await fill("TONU charge", "250", { inside: asked });
    await fill("Approved by", "Priya Nair", { inside: asked });
    await userEvent.click(within(asked).getByRole("button", { name: "Mark as TONU" }));
    await waitFor(async () => expect(await panel("Charges")).toHaveTextContent("$250.00"));
    expect(await bodySent("POST", /\/tonu$/)).toEqual({
      version: 1,
      reason: "Shipper was closed.",
      amount_cents: 25_000,
      approval_reference: "Priya Nair",
    });
  });

  it("copies the load and leads to the copy", async () => {
    const { address } = await openLoad(ASSIGNED);
    await pick("Copy load");
    expect(await screen.findByText("Load 104306 is a copy of 104218.")).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/apps/loads/${loadOf("104306").id}/edit`));
  });
});

describe("assigning", () => {
  const driver = (last_name: string) => world().drivers.one((one) => one.last_name === last_name);
  const truck = () => world().trucks.one(({ unit_number }) => unit_number === "121");
  const assign = async () =>
    userEvent.click(within(await dialog(/^(Assign|Change assignment)/)).getByRole("button", { name: "Assign" }));

  it("checks the papers before anything is saved, then assigns", async () => {
    const legs = loadOf(BOOKED).legs.map((leg) => ({ ...leg, ...crewOf(driver("Alvarez"), truck()) }));
    willBecome(loadOf(BOOKED), { status: "assigned", allowed_actions: ["dispatch"], legs });
    await openLoad(BOOKED);
    await press("Assign");
    const inside = await dialog("Assign load 104212");
    await choose("Driver", /Ray Alvarez/, { inside, typing: "alvarez" });
    await choose("Truck", /121/, { inside });
    expect(await within(inside).findByText("Papers and equipment are in order.")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    await assign();
    expect(await screen.findByRole("button", { name: "Dispatch" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/assign$/)).toMatchObject({
      version: 1,
      driver_id: driver("Alvarez").id,
      co_driver_id: null,
      truck_id: truck().id,
      accepts_warnings: false,
    });
    expect(await panel("Load")).toHaveTextContent("Ray Alvarez(214) 555-0174");
  });

  it("says what speaks against it, and why the server refuses", async () => {
    const message = "Medical certificate expired on Nov 17, 2026.";
    use(
      mock("post", "/api/loads/{load_id}/assign", () =>
        mockProblem(422, {
          code: "assignment_blocked",
          message: "This assignment is not allowed.",
          fields: [{ path: "driver_id", message }],
        }),
      ),
    );
    await openLoad(BOOKED);
    await press("Assign");
    const inside = await dialog("Assign load 104212");
    await choose("Driver", /Walt Jensen/, { inside, typing: "jensen" });
    const alert = await within(inside).findByRole("alert");
    expect(alert).toHaveTextContent("Not allowed");
    expect(alert).toHaveTextContent(message);
    await assign();
    expect(await within(inside).findByText("This assignment is not allowed.")).toBeInTheDocument();
    expect(within(inside).getByRole("combobox", { name: "Driver" })).toHaveAccessibleDescription(
      expect.stringContaining("Medical certificate expired"),
    );
    expect(await panel("Load")).not.toHaveTextContent("Walt Jensen");
  });

  it("continues despite warnings when the dispatcher accepts them", async () => {
    const message = "Ray Alvarez's license expires on Dec 1, 2026.";
    const warning = { code: "license_expiring", rule: "paper_expiring", message, is_blocking: false } as const;
    world().verdicts.set(driver("Alvarez").id, [aVerdict(driver("Alvarez"), warning)]);
    await openLoad(BOOKED);
    await press("Assign");
    const inside = await dialog("Assign load 104212");
    await choose("Driver", /Ray Alvarez/, { inside, typing: "alvarez" });
    expect(await within(inside).findByText("Check first")).toBeInTheDocument();
    await userEvent.click(within(inside).getByRole("checkbox", { name: "Assign despite the warnings" }));
    await assign();
    await waitFor(async () => expect(await bodySent("POST", /\/assign$/)).toMatchObject({ accepts_warnings: true }));
  });

  it("takes a trailer off the load", async () => {
    const { legs } = loadOf(ASSIGNED);
    willBecome(loadOf(ASSIGNED), { legs: legs.map((leg) => ({ ...leg, trailer: undefined })) });
    await openLoad(ASSIGNED);
    expect(await panel("Load")).toHaveTextContent("5302");
    await pick("Change assignment");
    const inside = await dialog("Change assignment of load 104218");
    expect(within(inside).getByRole("combobox", { name: "Trailer" })).toHaveValue("5302");
    const clears = within(inside).getAllByRole("button", { name: "Clear" });
    await userEvent.click(clears.at(-1) ?? inside);
    await assign();
    await waitFor(async () => expect(await bodySent("POST", /\/assign$/)).toMatchObject({ trailer_id: null }));
    await waitFor(async () => expect(await panel("Load")).not.toHaveTextContent("5302"));
  });
});

describe("the page", () => {
  it("marks miles that were not entered", async () => {
    Object.assign(loadOf(ASSIGNED), { loaded_miles: "939.0", loaded_miles_source: "estimated" });
    await openLoad(ASSIGNED);
    expect(await panel("Load")).toHaveTextContent(
      "≈ 939 mi, estimatedEstimated stop to stop. Enter the miles to replace the estimate.",
    );
  });

  it("says where routed miles come from", async () => {
    Object.assign(loadOf(ASSIGNED), { loaded_miles: "966.2", loaded_miles_source: "routed" });
    await openLoad(ASSIGNED);
    expect(await panel("Load")).toHaveTextContent("966 miTruck route from the routing provider.");
  });

  it("says why billing cannot take a delivered load, in the server's words", async () => {
    await openLoad(DELIVERED);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Not ready to bill");
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([expect.stringMatching(/^The proof of delivery is missing\./)]);
  });

  it("leads from the customer to its drawer", async () => {
    await openLoad(ASSIGNED);
    const link = within(await panel("Load")).getByRole("link", { name: "Great Lakes Logistics" });
    expect(link).toHaveAttribute("href", `/apps/customers?customer=${loadOf(ASSIGNED).customer.id}`);
  });

  it("shows the history", async () => {
    await openLoad(ASSIGNED);
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    expect(await within(await panel("History")).findByText("Created load 104218")).toBeInTheDocument();
  });

  it("says that there is no such load", async () => {
    await open("/apps/loads/01930000-0000-7000-8000-999999999999");
    expect(await screen.findByText("Not found")).toBeInTheDocument();
  });

  it("shows what went wrong with the request id, and tries again", async () => {
    let failures = 1;
    const load = loadOf(ASSIGNED);
    use(
      mock("get", "/api/loads/{load_id}", () =>
        failures-- > 0 ? mockProblem(500, { message: "Something broke.", request_id: "r-9" }) : load,
      ),
    );
    await open(`/apps/loads/${load.id}`);
    expect(await screen.findByRole("alert")).toHaveTextContent("Request r-9");
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Load 104218" })).toBeInTheDocument();
  });
});

describe("a delivered load without its POD", () => {
  it("has the driver or the facility asked beside the blocker", async () => {
    await openLoad(DELIVERED);
    const blocker = await screen.findByText("Not ready to bill");
    const alert = blocker.closest<HTMLElement>("[role=alert]") ?? document.body;
    await userEvent.click(await within(alert).findByRole("button", { name: /^Ask .* for the POD$/ }));
    expect(await within(alert).findByRole("list", { name: "Sent to" })).toHaveTextContent(
      /POD request, SMS to .*being sent/,
    );
    await userEvent.click(within(alert).getByRole("button", { name: "Ask the facility" }));
    const dialog = await screen.findByRole("dialog", { name: "Ask the facility for the POD" });
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Email/ }), "dock@trinity.example");
    await userEvent.click(within(dialog).getByRole("button", { name: "Ask for the POD" }));
    await waitFor(() => expect(sent("POST", /request_pod$/)).toHaveLength(2));
    expect(await within(alert).findByText(/POD request, Email to dock@trinity.example/)).toBeInTheDocument();
  });
});
