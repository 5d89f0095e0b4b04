import { describe, expect, it } from "vitest";
import { changeOf, problemsOf, valuesOf, type ProfileValues } from "./profile/profile-values";
import { formatsFor } from "./shared/formats";

describe("the profile", () => {
  const values: ProfileValues = {
    phone: "(806) 555-0177",
    line1: "410 Mesa Dr",
    line2: "",
    city: "Lubbock",
    state: "TX",
    postal_code: "79401",
  };
  const empty: ProfileValues = { phone: "", line1: "", line2: "", city: "", state: "", postal_code: "" };

  it("sends what was filled in and clears what was emptied", () => {
    expect(changeOf(values, 3)).toEqual({
      version: 3,
      phone: "+18065550177",
      address: { line1: "410 Mesa Dr", city: "Lubbock", state: "TX", postal_code: "79401", country: "US" },
    });
    expect(changeOf(empty, 3)).toEqual({ version: 3, phone: null, address: null });
  });

  it("takes a whole address or none", () => {
    expect(problemsOf(values)).toEqual({});
    expect(problemsOf(empty)).toEqual({});
    expect(problemsOf({ ...values, city: "" })).toEqual({ city: "addressIncomplete" });
    expect(problemsOf({ ...values, postal_code: "7940" })).toEqual({ postal_code: "zipInvalid" });
    expect(problemsOf({ ...values, phone: "555-0177" })).toEqual({ phone: "phoneInvalid" });
  });

  it("starts from what is stored", () => {
    expect(valuesOf({})).toEqual(empty);
  });
});

describe("times and figures", () => {
  it.each([
    ["en", "Fri, Nov 20, 11:30 MST", "$4,123.50", "Nov 20, 2026"],
    ["es", "vie, 20 de nov, 11:30 MST", "$4,123.50", "20 nov 2026"],
  ])("are written in %s", (language, time, money, day) => {
    const formats = formatsFor(language);
    expect(formats.stopTime("2026-11-20T18:30:00Z", "America/Denver")).toBe(time);
    expect(formats.money(412_350, "USD")).toBe(money);
    expect(formats.day("2026-11-20")).toBe(day);
    expect(formats.miles("1486.0")).toBe("1,486");
  });
});
