import { expect, it } from "vitest";
import { listQuery } from "./list-query";

it("turns a list's address into the operation's query", () => {
  const params = new URLSearchParams("q=volvo&status=in_shop&archived=true&truck=17");
  expect(listQuery(params, "unit_number", ["status"])).toEqual({
    q: "volvo",
    sort: "unit_number",
    status: "in_shop",
    archived: true,
  });
});
