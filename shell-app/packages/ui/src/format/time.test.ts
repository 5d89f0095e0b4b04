import { afterEach, describe, expect, it, vi } from "vitest";
import {
  daysUntil,
  formatDate,
  formatDuration,
  formatRelative,
  formatStopTime,
  formatStopWindow,
  instantsOf,
  localZone,
  wallClock,
  zoneAbbreviation,
} from "./time";

const now = new Date("2026-11-20T12:00:00Z");

describe("stop times", () => {
  it.each([
    ["2026-11-23T14:00:00Z", "America/Chicago", "Mon, Nov 23, 08:00 CST"],
    ["2026-07-06T13:00:00Z", "America/Chicago", "Mon, Jul 6, 08:00 CDT"],
    ["2026-11-23T05:30:00Z", "America/New_York", "Mon, Nov 23, 00:30 EST"],
    ["2026-07-06T15:00:00Z", "America/Phoenix", "Mon, Jul 6, 08:00 MST"],
    ["2027-01-04T16:00:00Z", "America/Los_Angeles", "Mon, Jan 4, 2027, 08:00 PST"],
    ["2026-11-23T19:00:00Z", "Pacific/Honolulu", "Mon, Nov 23, 09:00 HST"],
  ])("shows %s in %s as %s", (instant, zone, text) => {
    expect(formatStopTime(instant, zone, now)).toBe(text);
  });

  it("changes its abbreviation at the autumn change", () => {
    expect(zoneAbbreviation("2026-11-01T05:59:00Z", "America/New_York")).toBe("EDT");
    expect(zoneAbbreviation("2026-11-01T06:00:00Z", "America/New_York")).toBe("EST");
  });

  it("writes windows within a day and over midnight", () => {
    expect(formatStopWindow("2026-11-23T14:00:00Z", "2026-11-23T18:00:00Z", "America/Chicago", now)).toBe(
      "Mon, Nov 23, 08:00–12:00 CST",
    );
    expect(formatStopWindow("2026-11-24T04:00:00Z", "2026-11-24T08:00:00Z", "America/Chicago", now)).toBe(
      "Mon, Nov 23, 22:00 – Tue, Nov 24, 02:00 CST",
    );
  });

  it.each([
    ["2026-11-23T06:00:00Z", "2026-11-24T05:59:00Z", "America/Chicago", "Mon, Nov 23, any time"],
    // That day has 25 hours.
    ["2026-11-01T05:00:00Z", "2026-11-02T05:59:00Z", "America/Chicago", "Sun, Nov 1, any time"],
    ["2026-11-23T06:00:00Z", "2026-11-24T05:59:00Z", "America/Denver", "Sun, Nov 22, 23:00 – Mon, Nov 23, 22:59 MST"],
    ["2026-11-23T06:00:00Z", "2026-11-24T05:45:00Z", "America/Chicago", "Mon, Nov 23, 00:00–23:45 CST"],
    ["2026-11-23T06:00:00Z", "2026-11-25T05:59:00Z", "America/Chicago", "Mon, Nov 23, 00:00 – Tue, Nov 24, 23:59 CST"],
  ])("writes the window from %s to %s in %s as %s", (from, to, zone, text) => {
    expect(formatStopWindow(from, to, zone, now)).toBe(text);
  });
});

describe("a time without a zone of its own", () => {
  const reads = (zone: string | undefined) => {
    const options = { ...new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).resolvedOptions(), timeZone: zone };
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(
      options as Intl.ResolvedDateTimeFormatOptions,
    );
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([undefined, "", "America/Nowhere"])("(%j) is shown in the reader's zone with its abbreviation", (zone) => {
    reads("America/Denver");
    expect(formatStopTime("2026-11-23T14:00:00Z", zone, now)).toBe("Mon, Nov 23, 07:00 MST");
    expect(formatStopWindow("2026-11-23T14:00:00Z", "2026-11-23T18:00:00Z", zone, now)).toBe(
      "Mon, Nov 23, 07:00–11:00 MST",
    );
    reads("America/New_York");
    expect(formatStopTime("2026-11-23T14:00:00Z", zone, now)).toBe("Mon, Nov 23, 09:00 EST");
  });

  it("is shown in UTC where the machine has no zone that is known", () => {
    reads(undefined);
    expect(localZone()).toBe("UTC");
    expect(formatStopTime("2026-11-23T14:00:00Z", undefined, now)).toBe("Mon, Nov 23, 14:00 UTC");
  });

  it("keeps the zone of its stop if it has one", () => {
    reads("America/Denver");
    expect(formatStopTime("2026-11-23T14:00:00Z", "America/Chicago", now)).toBe("Mon, Nov 23, 08:00 CST");
  });
});

describe("wall clock", () => {
  it("finds no instant in the spring gap and two in the autumn hour", () => {
    expect(instantsOf("2026-03-08T02:30", "America/Chicago")).toEqual([]);
    expect(instantsOf("2026-11-01T01:30", "America/Chicago").map((at) => at.toISOString())).toEqual([
      "2026-11-01T06:30:00.000Z",
      "2026-11-01T07:30:00.000Z",
    ]);
    expect(instantsOf("2026-11-23T08:00", "America/Chicago").map((at) => at.toISOString())).toEqual([
      "2026-11-23T14:00:00.000Z",
    ]);
  });

  it("finds nothing for nonsense", () => {
    expect(instantsOf("soon", "America/Chicago")).toEqual([]);
  });

  it("reads back what was meant", () => {
    expect(wallClock("2026-11-23T14:00:00Z", "America/Chicago")).toBe("2026-11-23T08:00");
  });
});

describe("relative times, days and durations", () => {
  it.each([
    ["2026-11-20T12:00:30Z", "just now"],
    ["2026-11-20T11:55:00Z", "5 minutes ago"],
    ["2026-11-20T15:10:00Z", "in 3 hours"],
    ["2026-11-19T11:00:00Z", "yesterday"],
    ["2026-12-25T12:00:00Z", "next month"],
  ])("shows %s as %s", (instant, text) => {
    expect(formatRelative(instant, now)).toBe(text);
  });

  it("counts calendar days in the reader's zone", () => {
    const evening = new Date("2026-11-21T03:00:00Z");
    expect(daysUntil("2026-11-21", evening, "America/Chicago")).toBe(1);
    expect(daysUntil("2026-11-21", evening, "UTC")).toBe(0);
    expect(daysUntil("2026-11-10", evening, "UTC")).toBe(-11);
  });

  it("keeps a bare day the same everywhere", () => {
    expect(formatDate("2026-11-23")).toBe("Nov 23, 2026");
  });

  it.each([
    [45, "45 min"],
    [120, "2 h"],
    [135, "2 h 15 min"],
    [-30, "−30 min"],
  ])("writes %d minutes as %s", (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});
