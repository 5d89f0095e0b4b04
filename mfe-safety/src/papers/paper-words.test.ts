import { expect, it } from "vitest";
import { paperOf } from "./paper-words";

it.each([
  ["Medical certificate", "Tamika Boyd's medical certificate"],
  ["English proficiency assessment", "Tamika Boyd's English proficiency assessment"],
  ["MVR at hire", "Tamika Boyd's MVR at hire"],
  ["W-9", "Tamika Boyd's W-9"],
])("someone's paper within a sentence: %s", (paper, said) => {
  expect(paperOf("Tamika Boyd", paper)).toBe(said);
});
