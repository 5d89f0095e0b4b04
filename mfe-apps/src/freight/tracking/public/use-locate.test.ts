import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useLocate } from "./use-locate";

afterEach(() => {
  Reflect.deleteProperty(navigator, "geolocation");
  vi.useRealTimers();
});

it("waits no longer than it may, even if nobody answers the browser's question", async () => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition: () => undefined },
  });
  const { result } = renderHook(() => useLocate());
  const found = vi.fn();
  act(() => void result.current.locate(8_000).then(found));
  await act(() => vi.advanceTimersByTimeAsync(7_999));
  expect(found).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(found).toHaveBeenCalledWith("timeout");
  expect(result.current.isLocating).toBe(false);
});
