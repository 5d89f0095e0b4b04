import { describe, expect, it } from "vitest";
import { parseDay } from "./inputs";
import { parseClock, splitClock } from "./parse-clock";

describe("parseClock", () => {
  it.each([
    ["8", "08:00"],
    ["0830", "08:30"],
    ["8:30", "08:30"],
    ["830", "08:30"],
    ["1430", "14:30"],
    ["14.30", "14:30"],
    ["2:30 pm", "14:30"],
    ["230p", "14:30"],
    ["12 am", "00:00"],
    ["12pm", "12:00"],
    ["00:15", "00:15"],
    ["24:00", null],
    ["13pm", null],
    ["8:75", null],
    ["noon", null],
    ["", null],
  ])("reads %s as %s", (text, clock) => {
    expect(parseClock(text)).toBe(clock);
  });
});

describe("splitClock", () => {
  it.each([
    ["11/23 0800", "11/23", "08:00"],
    ["11/23/2026, 2:30 pm", "11/23/2026", "14:30"],
    ["2026-11-23 8", "2026-11-23", "08:00"],
    ["11/23 2030", "11/23", "20:30"],
  ])("reads %s as a day and a time", (text, day, clock) => {
    expect(splitClock(text)).toEqual({ day, clock });
  });

  it.each(["11/23", "11/23 noon", "Nov 23 2026", "0800"])("finds no time in %s", (text) => {
    expect(splitClock(text)).toBeNull();
  });
});

describe("parseDay", () => {
  it.each([
    ["11/23/2026", "2026-11-23"],
    ["11/23", "2026-11-23"],
    ["1/5/27", "2027-01-05"],
    ["2026-11-23", "2026-11-23"],
    ["Nov 23, 2026", "2026-11-23"],
    ["13/40/2026", null],
    ["tomorrow", null],
  ])("reads %s as %s", (text, day) => {
    expect(parseDay(text, new Date("2026-11-20T12:00:00"))).toBe(day);
  });
});
