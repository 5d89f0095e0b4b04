import { expect, it } from "vitest";
import { addressLine } from "./address";

const ADDRESS = { line1: "1200 W Fulton St", city: "Chicago", state: "IL", postal_code: "60607" };

it("writes an address on one line, with the suite where there is one", () => {
  expect(addressLine(ADDRESS)).toBe("1200 W Fulton St, Chicago, IL 60607");
  expect(addressLine({ ...ADDRESS, line2: "Suite 4" })).toBe("1200 W Fulton St, Suite 4, Chicago, IL 60607");
  expect(addressLine(undefined)).toBeUndefined();
});

it("leaves out a street and a ZIP that are not known", () => {
  expect(addressLine({ ...ADDRESS, line1: "" })).toBe("Chicago, IL 60607");
  expect(addressLine({ ...ADDRESS, line1: "", postal_code: "" })).toBe("Chicago, IL");
});
