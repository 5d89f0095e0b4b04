import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose } from "@haul/testing/fields";
import { creditRefusal } from "../../mocks/credit-handlers";
import { willBecome } from "../../mocks/script";
import { crewOf } from "../../mocks/world";
import { testWorld } from "../../test-world";
import type { Stop } from "../loads/loads.queries";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const row = (name: RegExp) => screen.findByRole("listitem", { name });
const lane = () => screen.findByRole("region", { name: "Unassigned" });
const card = async (place: HTMLElement, number: string) =>
  within(place).findByRole("button", { name: new RegExp(`Load ?${number}`) });

/** Lifts a card, walks over rows, and drops it. */
async function carry(from: HTMLElement, number: string, steps: number) {
  (await card(from, number)).focus();
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{ArrowDown>1/}".repeat(steps));
  await waitFor(() => expect(screen.getAllByText(/Fits|Check first|Not allowed/).length).toBeGreaterThan(0));
}

/** Ray Alvarez drives truck 97, which is put back into service for a test that needs a whole crew. */
function mend() {
  const ray = world().drivers.one(({ last_name }) => last_name === "Alvarez");
  const truck = world().trucks.one(({ unit_number }) => unit_number === "97");
  truck.status = "available";
  world().usualTrucks.set(ray.id, truck.id);
  return crewOf(ray, truck);
}

/** Gives Luis Ortega a second load for the time of his first one. */
function overlap() {
  const [first, second] = [loadOf("104218"), loadOf("104212")];
  const [luis] = first.legs;
  second.legs = second.legs.map((leg) => ({ ...leg, driver: luis?.driver, truck: luis?.truck }));
  second.stops.forEach((stop, index) => (stop.earliest_at = first.stops[index]?.earliest_at ?? stop.earliest_at));
}

describe("the dispatch board", () => {
  it("shows who hauls what, where they are free, and what waits for a crew", async () => {
    await open("/apps/loads/board");
    const luis = await row(/Luis Ortega/);
    expect(await card(luis, "104218")).toHaveAccessibleName(
      /Assigned.*Joliet, IL to Columbus, OH.*Great Lakes Logistics/,
    );
    expect(luis).toHaveTextContent("Truck 118");
    expect(luis).toHaveTextContent(/Free in Columbus, OH/);
    expect(await card(await lane(), "104212")).toBeInTheDocument();
  });

  it("has what a driver declined among what waits for a crew, with the reason", async () => {
    const [leg] = loadOf("104218").legs;
    if (!leg) throw new Error("a load has a leg");
    leg.acknowledgement = "declined";
    Object.assign(leg, { decline_reason: "out_of_hours", answered_at: new Date(Date.now() - 300_000).toISOString() });
    await open("/apps/loads/board");
    const declined = await card(await lane(), "104218");
    expect(declined).toHaveAccessibleName(/Declined: Luis Ortega, Not enough hours, 5 minutes ago/);
    expect(declined).toHaveAttribute("title", expect.stringContaining("Not enough hours"));
    expect(await card(await row(/Luis Ortega/), "104218")).toHaveTextContent("Declined");
  });

  it("says whose answer is missing, and that a link never arrived", async () => {
    const [leg] = loadOf("104218").legs;
    if (!leg) throw new Error("a load has a leg");
    const since = new Date(Date.now() - 7_200_000).toISOString();
    Object.assign(leg, { acknowledgement: "pending", dispatched_at: since, link_status: "sent" });
    await open("/apps/loads/board");
    const waiting = await card(await row(/Luis Ortega/), "104218");
    expect(waiting).toHaveAccessibleName(/Unanswered: Link sent, dispatched 2 hours ago/);
  });

  it("asks for the rows whose answer is missing, and says why a link never arrived", async () => {
    const [leg] = loadOf("104218").legs;
    if (!leg) throw new Error("a load has a leg");
    Object.assign(leg, { acknowledgement: "pending", link_status: "failed", link_problem: "Not a mobile number" });
    await open("/apps/loads/board?is_unanswered=true");
    const unsent = await card(await row(/Luis Ortega/), "104218");
    expect(unsent).toHaveAccessibleName(/Link not sent: Not a mobile number/);
    expect(sent("GET", /dispatch_board$/).at(-1)?.query).toMatchObject({ is_unanswered: "true" });
    expect(sent("GET", /unassigned$/).at(-1)?.query).not.toHaveProperty("is_unanswered");
  });

  it("says what is in trouble and why, and quietly where no ETA is known", async () => {
    await open("/apps/loads/board");
    const late = await card(await row(/Luis Ortega/), "104218");
    expect(late).toHaveTextContent("Late");
    expect(late).toHaveAccessibleDescription(/The ETA at Joliet Distribution Center is 35 min late\.$/);
    expect(late.title).toContain("The ETA at Joliet Distribution Center is 35 min late.");
    const unheard = within(await card(await row(/Tamika Boyd/), "104215")).getByText("No ETA");
    expect(unheard.className).toContain("quiet");
    expect(await card(await lane(), "104209")).not.toHaveTextContent("On time");
  });

  it("says on the cards that two loads of a driver overlap", async () => {
    overlap();
    await open("/apps/loads/board");
    const luis = await row(/Luis Ortega/);
    const [first, second] = [await card(luis, "104218"), await card(luis, "104212")];
    for (const one of [first, second]) expect(one).toHaveAccessibleName(/Overlap/);
    expect(second.title).toContain("Overlaps another load of the same driver or truck.");
    expect(await card(await row(/Tamika Boyd/), "104215")).not.toHaveTextContent("Overlap");
  });

  it("reads as lists: a row by its name, its loads with their times, and a row without any", async () => {
    await open("/apps/loads/board");
    const board = await screen.findByRole("list", { name: "Board" });
    expect(board).toHaveAccessibleDescription("Fri, Nov 20 to Thu, Nov 26");
    const loads = within(board).getByRole("list", { name: "Loads of Luis Ortega" });
    expect(within(loads).getByRole("button")).toHaveAccessibleName(
      /^Load ?104218 Assigned.*Fri, Nov 20, 14:00 CST to Sat, Nov 21, \d\d:00 EST/,
    );
    expect(await row(/Ray Alvarez/)).toHaveTextContent("No loads in the days shown");
  });

  it("has rows of 56 px, higher only where cards lie on top of each other", async () => {
    overlap();
    await open("/apps/loads/board");
    expect((await row(/Tamika Boyd/)).style.height).toBe("56px");
    expect((await row(/Luis Ortega/)).style.height).toBe("108px");
  });

  it("tells where each row is, how old that is, when it arrives, when to call, and the day to be home", async () => {
    Object.assign(
      world().drivers.one(({ last_name }) => last_name === "Ortega"),
      { home_by_on: "2026-11-20", home_note: "School play" },
    );
    await open("/apps/loads/board");
    const luis = await row(/Luis Ortega/);
    expect(luis).toHaveTextContent(/Lafayette, IN\s*22 min ago/);
    expect(luis).toHaveTextContent(/ETA Fri/);
    expect(within(luis).getByTitle(/last call/)).toBeInTheDocument();
    const home = within(luis).getByTitle(/^Home by Fri, Nov 20, but the planned work ends later: School play$/);
    expect(home).toHaveAttribute("data-missed");
    // A position of seven hours ago looks old.
    const old = within(await row(/Tamika Boyd/)).getByText(/7 h ago/);
    expect(old).toHaveAttribute("data-old");
    expect((await row(/Luis Ortega/)).style.height).toBe("56px");
    await userEvent.click(within(luis).getByRole("button", { name: "Luis Ortega" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Luis Ortega" }));
    expect(drawer.getByText("Home by")).toBeInTheDocument();
    expect(drawer.getByText(/School play/)).toBeInTheDocument();
    expect(await drawer.findByRole("button", { name: "Check call" })).toBeInTheDocument();
  });

  it("keeps the lane and its place while its answer is awaited", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    use(http.get("*/api/dispatch_board/unassigned", () => held));
    await open("/apps/loads/board");
    await row(/Luis Ortega/);
    expect(within(await lane()).queryByRole("button")).not.toBeInTheDocument();
    answer();
    expect(await card(await lane(), "104212")).toBeInTheDocument();
  });

  it("shows trucks and other days by the toolbar", async () => {
    const { address } = await open("/apps/loads/board?view=status");
    await userEvent.click(await screen.findByRole("radio", { name: "Trucks" }));
    expect(address()).toBe("/apps/loads/board?rows=trucks");
    expect(await row(/Truck 204|Tamika Boyd/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("combobox", { name: "Days shown" }));
    await userEvent.click(await screen.findByRole("option", { name: "3 days" }));
    await waitFor(() =>
      expect(sent("GET", /dispatch_board$/).at(-1)?.query).toMatchObject({ rows: "trucks", days: "3" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(address()).toMatch(/from=2026-11-23/);
    await userEvent.click(screen.getByRole("button", { name: "Assignment rules" }));
    expect(await screen.findByRole("dialog", { name: "Assignment rules" })).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    await open("/apps/loads/board?rows=trucks&from=2026-11-23&days=3&equipment=reefer");
    await waitFor(() =>
      expect(sent("GET", /dispatch_board$/).at(-1)?.query).toMatchObject({
        rows: "trucks",
        from: "2026-11-23",
        days: "3",
        equipment: "reefer",
      }),
    );
  });

  it("gives a load to a driver by keyboard, and takes it back", async () => {
    const ray = mend();
    const { legs } = loadOf("104212");
    willBecome(loadOf("104212"), { legs: legs.map((leg) => ({ ...leg, ...ray })) }, { legs });
    await open("/apps/loads/board");
    await row(/Ray Alvarez/);
    await carry(await lane(), "104212", 4);
    expect(within(await row(/Ray Alvarez/)).getByText("Fits")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("Load 104212 is assigned to Ray Alvarez.")).toBeInTheDocument();
    expect(await bodySent("POST", /assign$/)).toMatchObject({
      accepts_warnings: true,
      leg_id: legs[0]?.id,
      driver_id: ray.driver?.id,
      truck_id: ray.truck?.id,
    });
    expect(await card(await row(/Ray Alvarez/), "104212")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Load 104212 is back where it was.")).toBeInTheDocument();
    expect(await card(await lane(), "104212")).toBeInTheDocument();
    expect(await sent("POST", /assign$/)[1]?.body()).toMatchObject({ version: 2, driver_id: null, truck_id: null });
  });

  it("says before the drop why a driver cannot take a load, and refuses it", async () => {
    await open("/apps/loads/board");
    await row(/Walt Jensen/);
    await carry(await lane(), "104212", 3);
    const walt = await row(/Walt Jensen/);
    expect(within(walt).getByText("Not allowed")).toBeInTheDocument();
    expect(walt).toHaveTextContent(/Medical certificate expired/);
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /Walt Jensen cannot take load 104212. Medical certificate expired/,
    );
    expect(sent("POST", /assign$/)).toHaveLength(0);
  });

  it("goes to a driver by the first letters of a name, and on from there by arrow keys", async () => {
    await open("/apps/loads/board");
    await row(/Ray Alvarez/);
    const carried = await card(await lane(), "104212");
    expect(carried).toHaveAccessibleDescription(/arrow keys or the first letters of a name to choose where it goes/);
    carried.focus();
    await userEvent.keyboard(" ");
    expect(screen.getByText("Load 104212 over Unassigned")).toHaveRole("status");
    await userEvent.keyboard("jen");
    expect(screen.getByText("Load 104212 over Walt Jensen")).toBeInTheDocument();
    await userEvent.keyboard("x");
    expect(screen.getByText("No name begins with “jenx”. Load 104212 over Walt Jensen")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByText("Load 104212 over Ray Alvarez")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Assign load 104212" })).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Driver" })).toHaveValue("Ray Alvarez");
  });

  it("goes to a truck by its number", async () => {
    await open("/apps/loads/board?rows=trucks");
    await row(/Ray Alvarez|Truck 204|Tamika Boyd/);
    (await card(await lane(), "104212")).focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("118");
    expect(screen.getByText("Load 104212 over Truck 118")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(sent("POST", /assign$/)).toHaveLength(0);
  });

  it("puts a card back on Escape", async () => {
    await open("/apps/loads/board");
    await row(/Luis Ortega/);
    await carry(await lane(), "104212", 1);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText(/Fits|Check first/)).not.toBeInTheDocument();
    expect(sent("POST", /assign$/)).toHaveLength(0);
  });

  it("puts a move back and says who changed the load first", async () => {
    mend();
    use(
      mock("post", "/api/loads/{load_id}/assign", () =>
        mockProblem(409, { code: "version_stale", message: "Changed." }),
      ),
      mock("get", "/api/loads/{load_id}/history", () => ({
        items: [
          {
            id: "1",
            action: "load.assigned",
            summary: "Assigned load 104212",
            changes: [],
            occurred_at: "2026-11-20T15:58:00Z",
            actor_name: "Priya Nair",
          },
        ],
      })),
    );
    await open("/apps/loads/board");
    await row(/Ray Alvarez/);
    await carry(await lane(), "104212", 4);
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Priya Nair changed load 104212 first: Assigned load 104212, 2 minutes ago.",
    );
    expect(await card(await lane(), "104212")).toBeInTheDocument();
  });

  it("asks once before warnings are accepted", async () => {
    mend();
    use(
      mock("get", "/api/loads/{load_id}/assignment_check", () => ({
        verdicts: [
          {
            subject: "trailer",
            code: "equipment_mismatch",
            message: "Trailer R-12 is not the equipment that the load needs.",
            is_blocking: false,
            rule: "equipment_mismatch",
            fact: { record: "trailer", record_id: "1", field: "kind", value: "reefer" },
          } as const,
        ],
      })),
    );
    await open("/apps/loads/board");
    await row(/Ray Alvarez/);
    await carry(await lane(), "104212", 4);
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Assign load 104212 to Ray Alvarez?" });
    expect(dialog).toHaveTextContent("Trailer R-12 is not the equipment");
    await userEvent.click(within(dialog).getByRole("button", { name: "Assign anyway" }));
    expect(await screen.findByText("Load 104212 is assigned to Ray Alvarez.")).toBeInTheDocument();
  });

  it("asks for a truck where the row has none that can go", async () => {
    await open("/apps/loads/board");
    await row(/Ray Alvarez/);
    await carry(await lane(), "104212", 4);
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Assign load 104212" })).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Driver" })).toHaveValue("Ray Alvarez");
  });

  it("opens a row's drawer with its phone as a link", async () => {
    const { address } = await open("/apps/loads/board");
    const luis = await row(/Luis Ortega/);
    await userEvent.click(within(luis).getByRole("button", { name: "Luis Ortega" }));
    const dialog = await screen.findByRole("dialog", { name: /Luis Ortega/ });
    expect(within(dialog).getByRole("link", { name: /\(806\) 555-0131/ })).toHaveAttribute("href", "tel:+18065550131");
    expect(address()).toMatch(/row=/);
  });

  it("hides what a reader may not do", async () => {
    await open("/apps/loads/board", ["loads:read"]);
    expect(await card(await lane(), "104212")).not.toHaveAttribute("aria-roledescription");
  });

  it("names every rule of the gate", async () => {
    await open("/apps/loads/board?panel=rules", ["loads:write", "company:write"]);
    const rule = await screen.findByRole("radiogroup", { name: "Customer credit" });
    expect(within(rule).getByRole("radio", { name: "Warn" })).toBeChecked();
  });

  it("changes a rule of the gate for an Admin, and shows it to others", async () => {
    await open("/apps/loads/board?panel=rules", ["loads:write", "company:write"]);
    const rule = await screen.findByRole("radiogroup", { name: "Equipment mismatch" });
    await userEvent.click(within(rule).getByRole("radio", { name: "Block" }));
    await waitFor(() => expect(sent("PATCH", /assignment_rules$/)).toHaveLength(1));
    expect(await bodySent("PATCH", /assignment_rules$/)).toEqual({
      rules: [{ rule: "equipment_mismatch", strictness: "block" }],
    });
  });
});

describe("the status board", () => {
  it("names the driver and the truck on each card, or that there is none yet", async () => {
    await open("/apps/loads/board?view=status");
    const assigned = await screen.findByRole("region", { name: "Assigned" });
    expect(await card(assigned, "104218")).toHaveTextContent("Luis Ortega, truck 118");
    expect(await card(screen.getByRole("region", { name: "Booked" }), "104212")).toHaveTextContent("No driver yet");
  });

  it("dispatches by moving a card", async () => {
    willBecome(loadOf("104218"), { status: "dispatched" });
    await open("/apps/loads/board?view=status");
    const assigned = await screen.findByRole("region", { name: "Assigned" });
    const moved = await card(assigned, "104218");
    expect(moved).toHaveAccessibleDescription(/^Press Space to lift the card/);
    moved.focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("di");
    expect(screen.getByText("Load 104218 over Dispatched")).toHaveRole("status");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent("POST", /dispatch$/)).toHaveLength(1));
    const dispatched = screen.getByRole("region", { name: "Dispatched" });
    expect(await card(dispatched, "104218")).toBeInTheDocument();
  });
});

describe("a card whose customer's credit is used up", () => {
  it("is dispatched once the person accepts that", async () => {
    const load = loadOf("104218");
    use(
      mock("post", "/api/loads/{load_id}/dispatch", ({ body }) => {
        return creditRefusal(body) ?? Object.assign(load, { status: "dispatched" as const });
      }),
    );
    await open("/apps/loads/board?view=status");
    const assigned = await screen.findByRole("region", { name: "Assigned" });
    (await card(assigned, "104218")).focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    const asked = await screen.findByRole("dialog", { name: "Accept the credit risk?" });
    await userEvent.click(within(asked).getByRole("button", { name: "Accept and dispatch" }));
    expect(await card(screen.getByRole("region", { name: "Dispatched" }), "104218")).toBeInTheDocument();
  });
});

describe("a card that is moved to where no action leads", () => {
  it("stays, and says what would bring it there", async () => {
    await open("/apps/loads/board?view=status");
    const assigned = await screen.findByRole("region", { name: "Assigned" });
    (await card(assigned, "104218")).focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText(/reaches “Delivered” when its stops are recorded/)).toBeInTheDocument();
    expect(sent("POST")).toHaveLength(0);
  });
});

describe("the board on a phone", () => {
  beforeEach(() => {
    const list = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", (media: string) => ({ ...list, matches: media.includes("max-width: 47.99em"), media }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("records from the sheet that the truck has come and gone", async () => {
    const { stops } = loadOf("104218");
    const at = (times: Partial<Stop>) => stops.map((stop, index) => (index === 0 ? { ...stop, ...times } : stop));
    const [arrived_at, departed_at] = ["2026-11-20T15:00:00Z", "2026-11-20T15:30:00Z"];
    willBecome(loadOf("104218"), { stops: at({ arrived_at }) }, { stops: at({ arrived_at, departed_at }) });
    await open("/apps/loads/board");
    await userEvent.click(await card(await row(/Luis Ortega/), "104218"));
    const sheet = within(await screen.findByRole("dialog", { name: "Load 104218" }));
    await userEvent.click(await sheet.findByRole("button", { name: /^Arrived at/ }));
    const departed = await sheet.findByRole("button", { name: /^Departed from/ });
    // Not the second half of a double-click.
    await userEvent.hover(sheet.getByRole("link", { name: "Open load" }));
    await userEvent.click(departed);
    expect(await sheet.findByRole("button", { name: /^Arrived at Columbus/ })).toBeInTheDocument();
    const recorded = await Promise.all(sent("POST", /events$/).map((request) => request.body()));
    expect(recorded).toMatchObject([{ kind: "arrived" }, { kind: "departed" }]);
  });

  it("logs a check call from the sheet", async () => {
    await open("/apps/loads/board");
    await userEvent.click(await card(await row(/Luis Ortega/), "104218"));
    const sheet = within(await screen.findByRole("dialog", { name: "Load 104218" }));
    await userEvent.click(await sheet.findByRole("button", { name: "Check call" }));
    const form = within(await screen.findByRole("dialog", { name: "Check call: load 104218" }));
    await userEvent.click(form.getByRole("button", { name: /Lafayette, IN/ }));
    expect(await screen.findByText("Check call for load 104218 logged at Lafayette, IN.")).toBeInTheDocument();
  });

  it("lists drivers one below the other, and gives loads away from a sheet", async () => {
    await open("/apps/loads/board");
    const luis = await row(/Luis Ortega/);
    expect(within(luis).getByRole("link", { name: /^Call Luis Ortega/ })).toHaveAttribute("href", "tel:+18065550131");
    await userEvent.click(await card(await lane(), "104212"));
    const sheet = await screen.findByRole("dialog", { name: "Load 104212" });
    await userEvent.click(await within(sheet).findByRole("button", { name: "Assign" }));
    expect(await screen.findByRole("dialog", { name: "Assign load 104212" })).toBeInTheDocument();
  });

  it("says which days it shows, and whom to call when", async () => {
    await open("/apps/loads/board?from=2026-11-23&days=3");
    expect(await screen.findByText(/^Nov 23\s–\s25$/)).toBeInTheDocument();
    expect(await row(/Luis Ortega/)).toHaveTextContent(/check call due (in )?\d+ \w+|check call due now/);
  });

  it("changes the view beside the title", async () => {
    const { address } = await open("/apps/loads/board");
    await choose("View", "Trucks");
    expect(address()).toBe("/apps/loads/board?rows=trucks");
  });
});

describe("the board's loading", () => {
  it.each(["grid", "status", "calendar"])("has the outline of what comes: %s", async (view) => {
    use(
      http.get("*/api/dispatch_board", () => new Promise<void>(() => {})),
      http.get("*/api/loads", () => new Promise<void>(() => {})),
    );
    await open(`/apps/loads/board?view=${view}`);
    expect(await screen.findByRole("status", { name: "Loading the board" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Calendar" })).toBeInTheDocument();
  });
});
