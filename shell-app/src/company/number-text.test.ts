import { expect, it } from "vitest";
import { numberText } from "./number-text";

it.each([
  ["", false, 4, "1001"],
  ["q-", false, 4, "Q-1001"],
  ["L-", true, 6, "L-2026-001001"],
])("writes %j with year %j and %d digits as the server does", (prefix, has_year, digits, text) => {
  expect(numberText({ prefix, has_year, digits }, 1001, 2026)).toBe(text);
});
