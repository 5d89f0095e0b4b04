import { describe, expect, it } from "vitest";
import { formatsFor } from "./formats";

describe("times and figures", () => {
  it.each([
    ["en", "Fri, Nov 20, 11:30 MST", "$4,123.50", "Nov 20, 2026"],
    ["es", "vie, 20 de nov, 11:30 MST", "$4,123.50", "20 nov 2026"],
  ])("are written in %s", (language, time, money, day) => {
    const formats = formatsFor(language);
    expect(formats.stopTime("2026-11-20T18:30:00Z", "America/Denver")).toBe(time);
    expect(formats.money(412_350, "USD")).toBe(money);
    expect(formats.day("2026-11-20")).toBe(day);
    expect(formats.wholeNumber("1486.0")).toBe("1,486");
  });
});
