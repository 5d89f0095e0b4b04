import { describe, expect, it } from "vitest";
import { aFacility } from "@haul/testing/sample";
import { aQuoteStop } from "../../../mocks/quote-world";
import { plannedStop, quoteStopValues } from "./quote-stop-values";

/** In Joliet, where it is six hours earlier than in Greenwich in November. */
const windowOf = (earliest_at: string, latest_at: string) =>
  aQuoteStop(aFacility(), earliest_at, { schedule: "window", latest_at });

describe("a stop of a quote", () => {
  it("is wanted at any time of a day when its window is the whole day there", () => {
    const values = quoteStopValues(windowOf("2026-11-23T06:00:00Z", "2026-11-24T05:59:00Z"));
    expect(values).toMatchObject({ timing: "any_time", day: "2026-11-23", earliest_local: null });
    expect(plannedStop(values)).toMatchObject({
      schedule: "window",
      earliest_local: "2026-11-23T00:00",
      latest_local: "2026-11-23T23:59",
    });
  });

  it.each([
    ["ends earlier", windowOf("2026-11-23T06:00:00Z", "2026-11-24T04:00:00Z")],
    ["is two days long", windowOf("2026-11-23T06:00:00Z", "2026-11-25T05:59:00Z")],
    ["is an appointment", aQuoteStop(aFacility(), "2026-11-23T06:00:00Z")],
  ])("keeps its times when it %s", (_, stop) => {
    const values = quoteStopValues(stop);
    expect(values).toMatchObject({ timing: stop.schedule, day: null, earliest_local: "2026-11-23T00:00" });
    expect(plannedStop(values)).toMatchObject({ schedule: stop.schedule, earliest_local: "2026-11-23T00:00" });
    expect(plannedStop(values)).not.toHaveProperty("timing");
  });
});
