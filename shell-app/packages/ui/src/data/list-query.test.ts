import { expect, it } from "vitest";
import { listQuery } from "./list-query";

it("turns a list's address into the operation's query", () => {
  const params = new URLSearchParams("q=volvo&status=in_shop&archived=true&is_idle=false&truck=17");
  const query = listQuery(params, { sort: "unit_number", texts: ["status"], flags: ["archived", "is_idle"] });
  expect(query).toEqual({ q: "volvo", sort: "unit_number", status: "in_shop", archived: true });
});

it("follows the address's order", () => {
  expect(listQuery(new URLSearchParams("sort=-make"), { sort: "unit_number" })).toEqual({ sort: "-make" });
});
