import { use } from "react";
import type { WeeksChartProps } from "./weeks-chart";

let loading: Promise<typeof import("./weeks-chart")> | undefined;

/** Charts are 143 kB: they come after the figures. A failed load is forgotten, so that "Try again" loads again. */
function load() {
  loading ??= import("./weeks-chart").catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

export function LazyWeeksChart(props: WeeksChartProps) {
  const { WeeksChart } = use(load());
  return <WeeksChart {...props} />;
}
