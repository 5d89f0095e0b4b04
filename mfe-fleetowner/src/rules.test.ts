import { describe, expect, it } from "vitest";
import { changeOf, problemsOf, valuesOf, type ProfileValues } from "./profile/profile-values";

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
