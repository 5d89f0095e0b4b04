import { useCallback, useLayoutEffect, useRef } from "react";
import { createSearchParams, useLocation, useSearchParams } from "@haul/platform";

type SetParams = ReturnType<typeof useSearchParams>[1];

/**
 * The address's parameters, and how to change them. A change starts from those that were asked for last: the router hands
 * out those that are drawn, and React draws later, such as when the code of a drawer is still on its way.
 */
export function useLatestParams(): [URLSearchParams, SetParams] {
  const [params, setDrawn] = useSearchParams();
  const location = useLocation();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [location, params]);
  const setParams: SetParams = useCallback(
    (next, options) => {
      const wanted = typeof next === "function" ? next(new URLSearchParams(latest.current)) : next;
      latest.current = createSearchParams(wanted);
      setDrawn(latest.current, options);
    },
    [setDrawn],
  );
  return [params, setParams];
}
