import { describe, expect, it } from "vitest";
import { columnsOf } from "./tracked-columns";

const WISHES = { onCheckCall: undefined, isTight: true, hasCalls: true, hasPosition: false };
const keysOf = (isForCalls: boolean) => columnsOf({ ...WISHES, isForCalls }).map(({ key }) => key);

describe("the columns of tracked loads", () => {
  it("begin with whom to call and when in a list of calls", () => {
    expect(keysOf(true).slice(0, 3)).toEqual(["number", "driver", "check_call_due_at"]);
  });

  it("are the same in both orders, and end with the driver otherwise", () => {
    expect(keysOf(false).at(-1)).toBe("driver");
    expect(keysOf(true).toSorted()).toEqual(keysOf(false).toSorted());
  });
});
