import { describe, expect, it } from "vitest";
import { act, renderHook } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { ReactNode } from "react";
import {
  formatUrlState,
  parseUrlState,
  urlChoice,
  urlFlag,
  urlInteger,
  urlList,
  urlOptional,
  urlText,
  useUrlState,
} from "./url-state";

const FILTERS = {
  q: urlText(),
  sort: urlChoice(["-pickup_at", "pickup_at", "number"], "-pickup_at"),
  status: urlList(),
  is_unassigned: urlFlag(),
  limit: urlInteger(50),
  truck: urlOptional(),
};

describe("URL state", () => {
  it("gives defaults for what is missing", () => {
    expect(parseUrlState(FILTERS, new URLSearchParams())).toEqual({
      q: "",
      sort: "-pickup_at",
      status: [],
      is_unassigned: false,
      limit: 50,
      truck: undefined,
    });
  });

  it("gives defaults for what makes no sense", () => {
    const search = new URLSearchParams("sort=weight&limit=many&is_unassigned=perhaps");
    expect(parseUrlState(FILTERS, search)).toMatchObject({ sort: "-pickup_at", limit: 50, is_unassigned: false });
  });

  it("keeps parameters of others and leaves defaults out", () => {
    const search = new URLSearchParams("tab=open&q=denver&limit=20");
    const next = formatUrlState(FILTERS, search, { q: "", status: ["booked", "assigned"], limit: 50, truck: "17" });
    expect(next.toString()).toBe("tab=open&status=booked%2Cassigned&truck=17");
  });

  it("writes and reads back every value", () => {
    const state = {
      q: "I-70 & Colfax",
      sort: "number" as const,
      status: ["booked"],
      is_unassigned: true,
      limit: 20,
      truck: "0190",
    };
    expect(parseUrlState(FILTERS, formatUrlState(FILTERS, new URLSearchParams(), state))).toEqual(state);
  });

  it("follows the address and changes it", () => {
    let router: ReturnType<typeof createMemoryRouter> | undefined;
    const wrapper = ({ children }: { children: ReactNode }) => {
      router ??= createMemoryRouter([{ path: "*", element: children }], { initialEntries: ["/apps/loads?q=denver"] });
      return <RouterProvider router={router} />;
    };
    const { result } = renderHook(() => useUrlState(FILTERS), { wrapper });
    expect(result.current[0].q).toBe("denver");
    act(() => result.current[1]({ q: "omaha" }, { replace: true }));
    expect(router?.state.location.search).toBe("?q=omaha");
  });
});
