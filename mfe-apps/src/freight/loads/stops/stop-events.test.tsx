import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import type { StopEvent } from "../loads.queries";

const { open, use, sent, bodySent, loadOf } = testWorld();

const BOOKED = "104212";
const IN_TRANSIT = "104215";

const openLoad = async (number: string, permissions?: string[]) => {
  await open(`/apps/loads/${loadOf(number).id}`, permissions);
  await screen.findByRole("heading", { name: `Load ${number}` });
};
const panel = (name: string) => screen.findByRole("region", { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });

describe("what happens at a stop", () => {
  /** The next arrival is recorded as it comes, with the event that an undo voids. */
  const willArrive = () => {
    const [, delivery] = loadOf(IN_TRANSIT).stops;
    if (!delivery) throw new Error("A load has two stops.");
    const event: StopEvent = {
      id: "0193c0de-0000-7000-8000-0000000000e1",
      kind: "arrived",
      occurred_at: "2026-11-20T16:00:00Z",
      source: "dispatcher",
      is_estimated: false,
      recorded_at: "2026-11-20T16:00:00Z",
      recorded_by: "Dana Whitfield",
    };
    const stops = loadOf(IN_TRANSIT).stops;
    const arrived = { ...delivery, arrived_at: event.occurred_at, events: [event] };
    willBecome(loadOf(IN_TRANSIT), { stops: stops.with(1, arrived) }, { stops });
    return event;
  };

  it("is recorded as happening now with one press, and undone with another", async () => {
    const event = willArrive();
    await openLoad(IN_TRANSIT);
    await press("Arrived at delivery");
    const said = "Load 104215: arrived at Front Range Foods, Fri, Nov 20, 09:00 MST.";
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await bodySent("POST", /\/events$/)).toEqual({
      kind: "arrived",
      occurred_at: "2026-11-20T16:00:00.000Z",
      source: "dispatcher",
      is_estimated: false,
    });
    expect(await screen.findByRole("button", { name: "Departed delivery" })).toBeInTheDocument();
    await press("Undo");
    expect(await screen.findByText("“Arrived” at Front Range Foods is voided.")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Arrived at delivery" })).toBeInTheDocument();
    expect(sent("POST", /\/void$/).map(({ path }) => path)).toEqual([expect.stringContaining(`/events/${event.id}/`)]);
    expect(await bodySent("POST", /\/void$/)).toEqual({ reason: "Undone right after it was recorded" });
  });

  it("is recorded once by a double-click, whose second half would meet the departure", async () => {
    await openLoad(IN_TRANSIT);
    fireEvent.click(await screen.findByRole("button", { name: "Arrived at delivery" }), { detail: 2 });
    expect(sent("POST")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Arrived at delivery" }), { detail: 1 });
    await waitFor(() => expect(sent("POST", /\/events$/)).toHaveLength(1));
  });

  it("says why one press was refused", async () => {
    const message = "This time is before the departure from stop 1.";
    use(
      mock("post", "/api/loads/{load_id}/stops/{stop_id}/events", () =>
        mockProblem(422, { code: "event_out_of_order", message }),
      ),
    );
    await openLoad(IN_TRANSIT);
    await press("Arrived at delivery");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("is confirmed in a dialog by a person who could not undo it", async () => {
    await openLoad(IN_TRANSIT, ["loads:write"]);
    await press("Record arrival");
    expect(await dialog("Arrived: Front Range Foods")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "At another time…" })).not.toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("says in which city, if the load has several stops of the kind", async () => {
    const [pickup, delivery] = loadOf(IN_TRANSIT).stops;
    if (!pickup || !delivery) throw new Error("A load has two stops.");
    loadOf(IN_TRANSIT).stops = [pickup, delivery, { ...delivery, id: pickup.id.replace(/.$/, "f"), sequence: 3 }];
    await openLoad(IN_TRANSIT);
    expect(await screen.findByRole("button", { name: "Arrived at delivery, Denver" })).toBeInTheDocument();
  });

  it("is recorded in the stop's own time, with who says so", async () => {
    const { stops } = loadOf(IN_TRANSIT);
    willBecome(loadOf(IN_TRANSIT), { stops: stops.map((stop) => ({ arrived_at: "2026-11-20T14:45:00Z", ...stop })) });
    await openLoad(IN_TRANSIT);
    await press("At another time…");
    const inside = await dialog("Arrived: Front Range Foods");
    const when = within(within(inside).getByRole("group", { name: "When" }));
    expect(when.getByRole("textbox", { name: "Time, MST" })).toHaveValue("09:00");
    await fill("Time, MST", "0745", { inside });
    await userEvent.click(within(inside).getByRole("radio", { name: "Driver" }));
    await fill("Note", "Dock 12", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Record arrival" }));
    expect(await screen.findByRole("button", { name: "Departed delivery" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/events$/)).toEqual({
      kind: "arrived",
      occurred_at: "2026-11-20T14:45:00.000Z",
      source: "driver",
      is_estimated: false,
      note: "Dock 12",
    });
  });

  it("shows the server's refusal in the dialog", async () => {
    use(
      mock("post", "/api/loads/{load_id}/stops/{stop_id}/events", () =>
        mockProblem(422, { code: "event_in_future", message: "This time is in the future. Record what has happened." }),
      ),
    );
    await openLoad(IN_TRANSIT);
    await press("At another time…");
    const inside = await dialog(/^Arrived/);
    await userEvent.click(within(inside).getByRole("button", { name: "Record arrival" }));
    expect(await within(inside).findByRole("alert")).toHaveTextContent("This time is in the future.");
  });

  it("needs a driver first", async () => {
    await openLoad(BOOKED);
    expect(screen.queryByRole("button", { name: /^(Record|Arrived|At another)/ })).not.toBeInTheDocument();
  });

  it("asks beside a late arrival why it was late", async () => {
    const stops = loadOf(IN_TRANSIT).stops.map((stop, index) =>
      index === 0 ? { ...stop, timeliness: "late" as const } : stop,
    );
    Object.assign(loadOf(IN_TRANSIT), { stops, allowed_actions: ["edit_stops"] });
    await openLoad(IN_TRANSIT);
    await choose("Why late?", "Weather");
    expect(await bodySent("PATCH", /\/stops\//)).toEqual({ version: 1, late_reason: "weather" });
    expect(sent("PATCH")[0]?.path).toBe(`/api/loads/${loadOf(IN_TRANSIT).id}/stops/${stops[0]?.id}`);
  });

  it("tells those who may only read why it was late", async () => {
    const stops = loadOf(IN_TRANSIT).stops.map((stop, index) =>
      index === 0 ? { ...stop, timeliness: "late" as const, late_reason: "shipper" as const } : stop,
    );
    Object.assign(loadOf(IN_TRANSIT), { stops });
    await openLoad(IN_TRANSIT, ["loads:read"]);
    expect(await screen.findByText("Late because of: Shipper")).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Why late?" })).not.toBeInTheDocument();
  });

  it("is voided with a reason, never overwritten", async () => {
    const voided = { voided_at: "2026-11-20T16:00:00Z", void_reason: "The driver pressed too early." };
    const stops = loadOf(IN_TRANSIT).stops.map((stop) => ({
      ...stop,
      departed_at: undefined,
      events: stop.events.map((event) => (event.kind === "departed" ? { ...event, ...voided } : event)),
    }));
    willBecome(loadOf(IN_TRANSIT), { stops });
    await openLoad(IN_TRANSIT);
    await press("Correct times");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Void “Departed”" }));
    const inside = await dialog(/^Void “Departed”/);
    await fill("Reason", voided.void_reason, { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Void" }));
    await waitFor(async () => expect(await panel("Stops")).toHaveTextContent("void"));
    expect(await bodySent("POST", /\/void$/)).toEqual({ reason: voided.void_reason });
  });
});
