import { describe, expect, it } from "vitest";
import { addressOf, addressValues } from "./address-values";

const ADDRESS = { line1: "1200 W Fulton St", city: "Chicago", state: "IL", postal_code: "60607", country: "US" };

describe("an address of a form", () => {
  it.each([ADDRESS, { ...ADDRESS, line2: "Suite 4", country: "CA" }])("comes back as it was: %o", (address) => {
    expect(addressOf(addressValues(address), address)).toEqual(address);
  });

  it("is tidied up, and leaves out the line that was emptied", () => {
    const values = { ...addressValues({ ...ADDRESS, line2: "Suite 4" }), line2: " ", city: " Chicago " };
    expect(addressOf(values)).toEqual(ADDRESS);
  });

  it("that was never typed is not sent, and one that was emptied is cleared", () => {
    const values = { ...addressValues(), state: null };
    expect(addressOf(values)).toBeUndefined();
    expect(addressOf(values, ADDRESS)).toBeNull();
  });
});
