import { useMediaQuery } from "@mantine/hooks";

/** Below 768 px lists become cards and drawers fill the screen. Known from the first render, so nothing jumps. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}
