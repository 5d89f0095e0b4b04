import { useMediaQuery } from "@mantine/hooks";

/** Below 768 px lists become cards and drawers fill the screen. Known from the first render, so nothing jumps. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}

/** Below 1140 px, where the sidebar is small too, wide lists leave columns out. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(max-width: 71.2em)", false, { getInitialValueInEffect: false });
}
