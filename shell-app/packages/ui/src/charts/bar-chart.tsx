import { BarChart as MantineBarChart, type BarChartProps } from "@mantine/charts";
import { useDirection } from "@mantine/core";

/** What Mantine draws of an axis at the left, at the right. */
const AT_THE_RIGHT = {
  orientation: "right",
  tick: { transform: "translate(10, 0)", fontSize: 12, fill: "currentColor" },
} as const;

/** Upright bars; on a mirrored page they begin at the right, where the amounts stand. */
export function BarChart({ xAxisProps, yAxisProps, ...props }: BarChartProps) {
  const isMirrored = useDirection().dir === "rtl";
  return (
    <MantineBarChart
      {...props}
      xAxisProps={{ reversed: isMirrored, ...xAxisProps }}
      yAxisProps={{ ...(isMirrored ? AT_THE_RIGHT : {}), ...yAxisProps }}
    />
  );
}
