import { describe, expect, it } from "vitest";
import { aFacility, aLoad, aStop } from "@haul/testing/sample";
import type { LoadHistory } from "../loads.queries";
import { lifeSteps } from "./life-steps";

const amarillo = aFacility({ name: "Panhandle Beef" });
const denver = aFacility({ name: "Front Range Cold" });

const written = (action: string, occurred_at: string): LoadHistory["items"][number] => ({
  id: `${action} ${occurred_at}`,
  action,
  occurred_at,
  actor_name: "Dana Whitfield",
  summary: action,
  changes: [],
});

const load = (pickup = {}, delivery = {}, facts = {}) =>
  aLoad({
    status: "delivered",
    created_at: "2026-11-18T12:00:00Z",
    stops: [
      aStop(amarillo, "2026-11-19T14:00:00Z", pickup),
      aStop(denver, "2026-11-20T14:00:00Z", { sequence: 2, kind: "delivery", ...delivery }),
    ],
    ...facts,
  });
const factsOf = (...args: Parameters<typeof load>) =>
  Object.fromEntries(lifeSteps(load(...args), []).map(({ title, facts }) => [title, facts]));

describe("the steps of a load's life", () => {
  it("come in order, the stops ahead last", () => {
    const moving = load({ arrived_at: "2026-11-19T14:00:00Z" }, {}, { status: "at_pickup" });
    const history = [
      written("document.created", "2026-11-18T13:00:00Z"),
      written("load.tagged", "2026-11-18T14:00:00Z"),
    ];
    expect(lifeSteps(moving, history).map(({ kind }) => kind)).toEqual(["booked", "paper", "arrived", "ahead"]);
  });

  it("say how long each took, at a stop and between two", () => {
    const pickup = { arrived_at: "2026-11-19T14:00:00Z", departed_at: "2026-11-19T16:10:00Z" };
    expect(factsOf(pickup, { arrived_at: "2026-11-20T02:10:00Z" })).toMatchObject({
      "Departed from Panhandle Beef": ["2 h 10 min at Panhandle Beef"],
      "Arrived at Front Range Cold": ["11 h 50 min early", "10 h from Panhandle Beef"],
    });
  });

  it.each([
    ["on the minute", { arrived_at: "2026-11-19T14:00:00Z" }, ["On time"]],
    ["after it", { arrived_at: "2026-11-19T14:35:00Z" }, ["35 min late"]],
    ["within the grace", { arrived_at: "2026-11-19T14:15:00Z", due_at: "2026-11-19T14:15:00Z" }, ["On time"]],
    ["after the grace", { arrived_at: "2026-11-19T14:16:00Z", due_at: "2026-11-19T14:15:00Z" }, ["16 min late"]],
    ["within a window", { arrived_at: "2026-11-19T14:35:00Z", latest_at: "2026-11-19T15:00:00Z" }, ["On time"]],
    ["without one", { arrived_at: "2026-11-19T14:35:00Z", schedule: "first_come" }, []],
    [
      "not confirmed",
      { arrived_at: "2026-11-19T14:00:00Z", is_arrival_unconfirmed: true },
      ["On time", "Time not confirmed"],
    ],
  ])("compare an arrival with the appointment: %s", (_, pickup, facts) => {
    expect(factsOf(pickup)["Arrived at Panhandle Beef"]).toEqual(facts);
  });

  it("end with the approval as long as it holds", () => {
    const approved = written("load.billing_approved", "2026-11-21T10:00:00Z");
    const undone = written("load.billing_unlocked", "2026-11-21T11:00:00Z");
    const titles = (history: LoadHistory["items"]) => lifeSteps(load(), history).map(({ title }) => title);
    expect(titles([approved])).toContain("Approved for billing");
    expect(titles([undone, approved])).not.toContain("Approved for billing");
  });

  it("show no booking of a draft, and nothing ahead of what is over", () => {
    expect(lifeSteps(load({}, {}, { status: "draft" }), []).map(({ kind }) => kind)).toEqual(["ahead", "ahead"]);
    expect(lifeSteps(load({}, {}, { status: "cancelled" }), []).map(({ kind }) => kind)).toEqual(["booked"]);
  });
});
