import { useMediaQuery } from "@mantine/hooks";

/** From 1200 px on, a form and its paper fit side by side. Known from the first render, so nothing jumps. */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 75em)", false, { getInitialValueInEffect: false });
}
