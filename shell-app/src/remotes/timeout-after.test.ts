import { afterEach, describe, expect, it, vi } from "vitest";
import { isTimeout } from "./problem";
import { timeoutAfter } from "./timeout-after";

describe("a time limit", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("holds in a browser without `AbortSignal.timeout`, and says that it was the time", () => {
    vi.useFakeTimers();
    vi.stubGlobal("AbortSignal", {});
    const signal = timeoutAfter(5_000);
    vi.advanceTimersByTime(4_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    expect(isTimeout(signal.reason)).toBe(true);
  });
});
