import { describe, expect, it } from "vitest";
import { accountProblem, routingProblem } from "./bank-numbers";

describe("bank numbers", () => {
  it.each(["071000013", "0210-0002-1", " 121000358 "])("takes the routing number %s", (text) => {
    expect(routingProblem(text)).toBeUndefined();
  });

  it.each(["071000014", "170000013", "000000000", "07100001", "07100001a", ""])("refuses %s", (text) => {
    expect(routingProblem(text)).toMatch(/routing number/);
  });

  it("takes four to seventeen digits as an account number", () => {
    expect(["1234", "0012 3456-789", "12345678901234567"].map(accountProblem)).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
    expect(["123", "123456789012345678", "12a45"].map(accountProblem)).not.toContain(undefined);
  });
});
