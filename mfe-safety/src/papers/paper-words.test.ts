import { describe, expect, it } from "vitest";
import type { Paper } from "./papers.queries";
import { inSentence, verbOf } from "./paper-words";

describe("a paper's name inside a sentence", () => {
  it.each([
    ["License", "license"],
    ["Medical certificate", "medical certificate"],
    ["IFTA license", "IFTA license"],
    ["TWIC", "TWIC"],
    ["W-9", "W-9"],
    ["Form I-9", "Form I-9"],
    ["English proficiency assessment", "English proficiency assessment"],
  ])("%s is %s", (name, inside) => {
    expect(inSentence(name)).toBe(inside);
  });
});

describe("what is done with a paper", () => {
  it.each([
    ["added while there is none", undefined, "Add"],
    ["renewed if it expires", { expires_on: "2027-01-31" }, "Renew"],
    ["replaced if it never expires", {}, "Replace"],
  ])("is %s", (_, onFile, verb) => {
    expect(verbOf(onFile as Paper | undefined)).toBe(verb);
  });
});
