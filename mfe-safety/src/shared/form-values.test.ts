import { describe, expect, it } from "vitest";
import { createOf, patchOf } from "./form-values";
import { listQuery } from "./list-query";

describe("a record in a form", () => {
  it("clears what was emptied when it is changed", () => {
    expect(patchOf({ phone: "", terminal_id: null, vin: "1FUJA6CV" })).toEqual({
      phone: null,
      terminal_id: null,
      vin: "1FUJA6CV",
    });
  });

  it("leaves out what is empty when it is new", () => {
    expect(createOf({ phone: "", terminal_id: null, last_name: "Ortiz", endorsements: ["H"] })).toEqual({
      last_name: "Ortiz",
      endorsements: ["H"],
    });
  });

  it("sends the id of a chosen record", () => {
    const terminal_id = { id: "t-1", label: "Chicago" };
    expect(createOf({ terminal_id })).toEqual({ terminal_id: "t-1" });
    expect(patchOf({ terminal_id })).toEqual({ terminal_id: "t-1" });
  });
});

describe("a list's address", () => {
  it("becomes the operation's query", () => {
    const params = new URLSearchParams("q=volvo&status=in_shop&archived=true&truck=17");
    expect(listQuery(params, "unit_number", ["status"])).toEqual({
      q: "volvo",
      sort: "unit_number",
      status: "in_shop",
      archived: true,
    });
  });
});
