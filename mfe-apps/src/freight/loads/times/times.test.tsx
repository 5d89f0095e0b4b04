import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../../../test-world";
import type { StopEvent } from "../loads.queries";

const { open, use, sent, bodySent, loadOf, world } = testWorld();

const IN_TRANSIT = "104215";
const DELIVERED = "104206";

/** Makes an event of a load hard to believe, or an estimate. */
function doubted(number: string, stop: number, kind: StopEvent["kind"], doubt?: NonNullable<StopEvent["doubt"]>) {
  const event = loadOf(number).stops[stop]?.events.find((one) => one.kind === kind);
  if (!event) throw new Error("The truck has not been there.");
  Object.assign(event, doubt ? { doubt } : { is_estimated: true });
  return event;
}

const openLoad = (number: string, permissions?: string[]) => open(`/apps/loads/${loadOf(number).id}`, permissions);
const dialog = (name: string) => screen.findByRole("dialog", { name });
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const field = (inside: HTMLElement, name: string) => within(inside).getByRole("group", { name });

describe("the times of a load", () => {
  it("are no matter as long as all are known", async () => {
    await openLoad(DELIVERED);
    await waitFor(() => expect(sent("GET", /^\/api\/detention$/)).toHaveLength(1));
    expect(sent("GET", /missing_stop_times/)).toEqual([]);
    expect(screen.queryByText(/missing or unconfirmed/)).not.toBeInTheDocument();
  });

  it("are confirmed as they are, to the second", async () => {
    const arrived = doubted(DELIVERED, 0, "arrived", "far_away");
    arrived.occurred_at = "2026-11-16T14:02:31Z";
    const departed = doubted(DELIVERED, 1, "departed");
    await openLoad(DELIVERED);
    expect(await screen.findByText("2 times are missing or unconfirmed")).toBeInTheDocument();
    await press("Enter times");
    const inside = await dialog("Times for load 104206");
    expect(await within(inside).findByText(/Doubtful: reported far from the facility \(Driver\)/)).toBeInTheDocument();
    expect(within(inside).getByText("Estimated")).toBeInTheDocument();
    for (const one of within(inside).getAllByRole("checkbox", { name: "This time is correct" }))
      await userEvent.click(one);
    await press("Save times", inside);
    expect(await screen.findByText("2 times confirmed.")).toBeInTheDocument();
    const { id, stops } = loadOf(DELIVERED);
    expect(await bodySent("POST", /stop_times$/)).toEqual({
      source: "dispatcher",
      times: [
        { load_id: id, stop_id: stops[0]?.id, kind: "arrived", occurred_at: "2026-11-16T14:02:31Z" },
        { load_id: id, stop_id: stops[1]?.id, kind: "departed", occurred_at: departed.occurred_at },
      ],
    });
    expect(sent("POST", /stop_times$/)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(screen.queryByText(/missing or unconfirmed/)).not.toBeInTheDocument());
  });

  it("are entered in the stop's own zone; what is left empty or unconfirmed is not sent", async () => {
    doubted(IN_TRANSIT, 0, "arrived", "too_fast");
    const [, last] = loadOf(IN_TRANSIT).stops;
    Object.assign(last ?? {}, { earliest_at: "2026-11-20T13:00:00Z" });
    await openLoad(IN_TRANSIT);
    expect(await screen.findByText("3 times are missing or unconfirmed")).toBeInTheDocument();
    await press("Enter times");
    const inside = await dialog("Times for load 104215");
    await userEvent.click(await within(inside).findByRole("radio", { name: "Driver" }));
    const arrived = field(inside, "Arrived: Front Range Foods");
    await fill("Date", "11/20/2026", { inside: arrived });
    await fill("Time, MST", "0640", { inside: arrived });
    await press("Save times", inside);
    expect(await screen.findByText("1 time recorded.")).toBeInTheDocument();
    expect(await bodySent("POST", /stop_times$/)).toEqual({
      source: "driver",
      times: [
        {
          load_id: loadOf(IN_TRANSIT).id,
          stop_id: last?.id,
          kind: "arrived",
          occurred_at: "2026-11-20T13:40:00.000Z",
        },
      ],
    });
  });

  it("are to be entered or confirmed before anything is saved", async () => {
    doubted(DELIVERED, 0, "arrived", "too_fast");
    await openLoad(DELIVERED);
    await press("Enter times");
    const inside = await dialog("Times for load 104206");
    await press("Save times", inside);
    expect(await within(inside).findByText("Enter a time, or confirm one")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("show the server's error at its own row, even after rows that were left out", async () => {
    doubted(DELIVERED, 0, "arrived", "too_fast");
    doubted(DELIVERED, 1, "arrived");
    const message = "The truck left the stop before at 10:00 CST.";
    use(
      mock("post", "/api/stop_times", () =>
        mockProblem(422, {
          code: "invalid",
          message: "Check the times.",
          fields: [{ path: "times.0.occurred_at", message }],
        }),
      ),
    );
    await openLoad(DELIVERED);
    await press("Enter times");
    const inside = await dialog("Times for load 104206");
    const boxes = await within(inside).findAllByRole("checkbox", { name: "This time is correct" });
    await userEvent.click(boxes[1] ?? inside);
    await press("Save times", inside);
    const name = `Arrived: ${loadOf(DELIVERED).stops[1]?.facility.name}`;
    await waitFor(() => expect(field(inside, name)).toHaveTextContent(message));
  });

  it("are read by those who may not enter them", async () => {
    doubted(DELIVERED, 0, "arrived", "too_fast");
    await openLoad(DELIVERED, ["loads:read"]);
    expect(await screen.findByText("1 time is missing or unconfirmed")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Enter times" })).not.toBeInTheDocument();
  });
});

describe("the times of a truck's day", () => {
  it("are entered from the board, on the day that is chosen", async () => {
    doubted(DELIVERED, 0, "arrived", "too_short");
    const truck = loadOf(DELIVERED).legs[0]?.truck;
    const day = loadOf(DELIVERED).stops[0]?.earliest_local.slice(0, 10) ?? "";
    await open("/apps/loads/board");
    await press("Walt Jensen", await screen.findByRole("listitem", { name: /Walt Jensen/ }));
    await press("Enter times");
    const inside = await dialog(`Times for truck ${truck?.name}`);
    expect(await within(inside).findByText(/^No times are missing/)).toBeInTheDocument();
    await fill("Day", `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`, { inside });
    await userEvent.tab();
    expect(await within(inside).findByRole("link", { name: "Load 104206" })).toBeInTheDocument();
    expect(sent("GET", /missing_stop_times/).map(({ query }) => query["on"])).toEqual(["2026-11-20", day]);
  });
});

describe("the times to check of all loads", () => {
  it("are counted on Track & trace, and listed there by load", async () => {
    doubted(DELIVERED, 0, "arrived", "too_short");
    doubted(IN_TRANSIT, 0, "departed");
    await open("/apps/track&trace");
    await press(/^Times to check\W*2$/);
    const inside = await dialog("Times to check");
    const links = await within(inside).findAllByRole("link", { name: /^Load/ });
    expect(links.map((link) => link.textContent).toSorted()).toEqual(["Load 104206", "Load 104215"]);
  });

  it("are shown in part when they are many, and confirmed in part", async () => {
    const { id, number, status } = loadOf(DELIVERED);
    const items = Array.from({ length: 73 }, (_, index) => ({
      load: { id, number, status },
      stop_id: `01930000-0000-7000-8000-0000000000${index + 10}`,
      stop_sequence: index + 1,
      stop_kind: "pickup" as const,
      facility_name: `Dock ${index + 1}`,
      city: "Joliet",
      state: "IL",
      time_zone: "America/Chicago",
      earliest_at: "2026-11-16T14:00:00Z",
      kind: "arrived" as const,
      occurred_at: "2026-11-16T14:02:00Z",
      ...(index === 0 ? { is_estimated: false, doubt: "far_away" as const } : { is_estimated: true }),
    }));
    use(mock("get", "/api/missing_stop_times", () => ({ items })));
    await open("/apps/track&trace");
    await press(/^Times to check\W*73$/);
    const inside = await dialog("Times to check");
    expect(
      await within(inside).findByText(/^50 of 73, latest loads first\. Times you leave empty/),
    ).toBeInTheDocument();
    // What is doubtful is looked at one by one.
    await press("Confirm 49 estimated", inside);
    const [doubtful, ...estimated] = within(inside).getAllByRole("checkbox", { name: "This time is correct" });
    expect(doubtful).not.toBeChecked();
    for (const one of estimated) expect(one).toBeChecked();
    expect(within(inside).getByText("The other 23 follow once these are saved.")).toBeInTheDocument();
  });

  it("take no room while there are none", async () => {
    await open("/apps/track&trace");
    await screen.findByRole("button", { name: "Check-call rules" });
    await waitFor(() => expect(sent("GET", /missing_stop_times/)).toHaveLength(1));
    expect(screen.queryByRole("button", { name: /^Times to check/ })).not.toBeInTheDocument();
    expect(world().loads.rows.length).toBeGreaterThan(0);
  });
});
