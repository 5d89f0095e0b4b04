import { expect, it } from "vitest";
import { csvText } from "./csv";

it("quotes what separates, leaves out what is not there, and lets no text run", () => {
  expect(
    csvText([
      ["Truck", "Place"],
      ["101", "Joliet, IL"],
      ['7 "B"', undefined],
      ["=1+1", -3],
    ]),
  ).toBe('\uFEFFTruck,Place\r\n101,"Joliet, IL"\r\n"7 ""B""",\r\n\'=1+1,-3\r\n');
});
