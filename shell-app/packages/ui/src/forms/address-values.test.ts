import { describe, expect, it } from "vitest";
import { addressOf, addressValues, splitAddress } from "./address-values";

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

describe("an address in one line", () => {
  it.each([
    ["1200 W 7th Ave, Amarillo, TX 79101", "1200 W 7th Ave", "Amarillo", "TX", "79101"],
    ["1200 W 7th Ave, Suite 5, Amarillo, tx, 79101-2210", "1200 W 7th Ave, Suite 5", "Amarillo", "TX", "79101-2210"],
    [" 4400 Mill Rd, St. Louis, MO 63101, USA ", "4400 Mill Rd", "St. Louis", "MO", "63101"],
  ])("has its parts: %s", (text, street, city, state, zip) => {
    expect(splitAddress(text)).toEqual({ street, city, state, zip });
  });

  it.each(["1200 W 7th Ave", "1200 W 7th Ave, Amarillo", "1200 W 7th Ave, Amarillo, XX 79101", "Dock 4, TX 79101"])(
    "is none: %s",
    (text) => {
      expect(splitAddress(text)).toBeUndefined();
    },
  );
});
