import { describe, expect, it } from "vitest";
import { createOf, optionOf, patchOf } from "./record-values";

describe("a record in a form", () => {
  const terminal_id = optionOf({ id: "t-1", name: "Chicago" });

  it("clears what was emptied when it is changed", () => {
    expect(patchOf({ phone: "", terminal_id: null, vin: "1FUJA6CV", year: null, is_hazmat: false })).toStrictEqual({
      phone: null,
      terminal_id: null,
      vin: "1FUJA6CV",
      year: null,
      is_hazmat: false,
    });
  });

  it("leaves out what is empty when it is new", () => {
    const body = JSON.stringify(createOf({ phone: "", terminal_id: null, last_name: "Ortiz", endorsements: ["H"] }));
    expect(body).toBe('{"last_name":"Ortiz","endorsements":["H"]}');
  });

  it("sends the id of a chosen record", () => {
    expect(createOf({ terminal_id })).toEqual({ terminal_id: "t-1" });
    expect(patchOf({ terminal_id })).toEqual({ terminal_id: "t-1" });
  });
});
