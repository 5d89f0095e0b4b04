import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import type { TrackingException } from "../tracking.queries";

const { open, sent, bodySent, world } = testWorld();

const LIST = "/apps/track&trace/exceptions";

const exceptionOf = (kind: TrackingException["kind"]) => world().tracking.exceptions.one((one) => one.kind === kind);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });
const openOne = async (kind: TrackingException["kind"]) => {
  await open(`${LIST}?exception=${exceptionOf(kind).id}`);
  const drawer = await dialog(new RegExp(`load ${exceptionOf(kind).load.number}`));
  await within(drawer).findByText(exceptionOf(kind).detail);
  return drawer;
};

/** The state, not the fact of the same name. */
const BADGE = { selector: ".mantine-Badge-label *, .mantine-Badge-label" };

describe("exceptions", () => {
  it("shows what is unsolved, and the solved ones to those who ask", async () => {
    await open(LIST);
    const table = await screen.findByRole("table", { name: "Exceptions" });
    expect(await within(table).findByText("Risk of being late")).toBeInTheDocument();
    expect(within(table).queryByText("Breakdown")).not.toBeInTheDocument();
    expect(sent("GET", /exceptions$/)[0]?.query).toMatchObject({ status: "open,acknowledged" });
  });

  it("says what was recorded while the truck was elsewhere", async () => {
    const detail = "Recorded as arrived at Trinity Cold Storage while the truck was 96 mi away, 5 min before.";
    Object.assign(exceptionOf("late_risk"), { kind: "geofence_mismatch", detail });
    const drawer = await openOne("geofence_mismatch");
    expect(drawer).toHaveTextContent("Geofence mismatch");
  });

  it("is acknowledged", async () => {
    willBecome(exceptionOf("late_risk"), { status: "acknowledged" });
    const drawer = await openOne("late_risk");
    await press("Acknowledge", drawer);
    expect(await within(drawer).findByText("Acknowledged", BADGE)).toBeInTheDocument();
    expect(await bodySent("POST", /acknowledge$/)).toEqual({ version: 1 });
  });

  it("is taken over from a colleague", async () => {
    willBecome(exceptionOf("no_position"), { owner: { id: "me", name: "Dana Whitfield" } });
    const drawer = await openOne("no_position");
    await press("Take over", drawer);
    expect(await bodySent("PATCH", /exceptions/)).toMatchObject({ version: 1 });
    await waitFor(() => expect(drawer).toHaveTextContent("OwnerDana Whitfield"));
  });

  it("is resolved with the reason that the report goes by", async () => {
    willBecome(exceptionOf("late_risk"), { status: "resolved" });
    const drawer = await openOne("late_risk");
    await press("Resolve", drawer);
    const form = await dialog(/^Resolve:/);
    await press("Resolve", form);
    expect(await within(form).findByText("Choose what caused it")).toBeInTheDocument();
    await choose("Caused by", "Traffic", { inside: form });
    await fill("How was it resolved?", "Arrived 40 minutes late", { inside: form });
    await press("Resolve", form);
    expect(await bodySent("POST", /resolve$/)).toEqual({
      version: 1,
      reason_code: "traffic",
      note: "Arrived 40 minutes late",
    });
    expect(await within(drawer).findByText("Resolved", BADGE));
  });

  it("is reported by hand, for what the system cannot see", async () => {
    await open(LIST);
    await press("Report an exception");
    const form = await dialog("Report an exception");
    await press("Report", form);
    expect(await within(form).findByText("Choose the load")).toBeInTheDocument();
    const [row] = world().tracking.tracked;
    await choose("Load", new RegExp(row?.load.number ?? ""), { inside: form });
    await choose("What happened?", "Breakdown", { inside: form });
    await fill("Details", "Alternator, mile 172", { inside: form });
    await press("Report", form);
    expect(await bodySent("POST", /tracking_exceptions$/)).toEqual({ kind: "breakdown", note: "Alternator, mile 172" });
  });
});

describe("the on-time report", () => {
  it("says how often, over what, and whose doing it was", async () => {
    await open("/apps/track&trace/on-time");
    const figures = await screen.findByRole("region", { name: "On-time" });
    expect(figures).toHaveTextContent("91.7%");
    expect(figures).toHaveTextContent("39 of 46");
    expect(figures).toHaveTextContent("4 excused");
    expect(await screen.findByRole("table", { name: "Facilities" })).toBeInTheDocument();
    expect(screen.getByText(/late after each customer's grace period\./)).toBeInTheDocument();
  });

  it("asks for the grace that was chosen", async () => {
    await open("/apps/track&trace/on-time?grace_minutes=30&due_from=2026-11-01");
    expect(await screen.findByText(/late after 30 min\./)).toBeInTheDocument();
    expect(sent("GET", /on_time_report/)[0]?.query).toEqual({ from: "2026-11-01", grace_minutes: "30" });
  });
});
