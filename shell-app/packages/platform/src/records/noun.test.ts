import { describe, expect, it } from "vitest";
import { noun } from "./noun";
import { counted, optionsOf } from "./words";

describe("a noun", () => {
  it("is said of one and of many, within a sentence and above a list", () => {
    expect(noun("fleet owner")).toEqual({
      one: "fleet owner",
      many: "fleet owners",
      title: "Fleet owner",
      heading: "Fleet owners",
    });
    expect(noun("facility", "facilities").heading).toBe("Facilities");
    expect(noun("API key").many).toBe("API keys");
  });

  it.each([
    [0, "0 facilities"],
    [1, "1 facility"],
    [1_204, "1,204 facilities"],
  ])("counts %i", (count, said) => {
    expect(counted(count, noun("facility", "facilities"))).toBe(said);
  });
});

describe("options", () => {
  it("keep the order of the words, of statuses too", () => {
    expect(optionsOf({ spot: "Spot", contract: "Contract" })).toEqual([
      { value: "spot", label: "Spot" },
      { value: "contract", label: "Contract" },
    ]);
    expect(optionsOf({ open: { word: "Open" } })).toEqual([{ value: "open", label: "Open" }]);
  });
});
