import { expect, it } from "vitest";
import { nameWords, splitName } from "./person-name";

it.each([
  ["Luis Ortega", "Luis", "Ortega"],
  ["  Mary  Ann   Boyd ", "Mary Ann", "Boyd"],
  ["de la Cruz, Luis", "Luis", "de la Cruz"],
  ["Ortega,", "", "Ortega"],
  ["Luis", "Luis", ""],
  ["", "", ""],
])("%j is the first name %j and the last name %j", (typed, first_name, last_name) => {
  expect(splitName(typed)).toEqual({ first_name, last_name });
});

it.each([
  ["", "First and last name."],
  ["Luis", "First name: Luis · Last name: –"],
  ["Luis Ortega", "First name: Luis · Last name: Ortega"],
])("%j is read back as %j", (typed, words) => {
  expect(nameWords(typed)).toBe(words);
});

it("says how a last name of several words is typed", () => {
  expect(nameWords("Luis de la Cruz")).toContain("type it first: de la Cruz, Luis");
});
