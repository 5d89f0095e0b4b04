/** Charts; heavy, so import this entry only from a lazily loaded module. */
import "@mantine/charts/styles.layer.css";

export { BarChart } from "./bar-chart";
export {
  AreaChart,
  BarsList,
  DonutChart,
  LineChart,
  Sparkline,
  type AreaChartProps,
  type BarChartProps,
  type LineChartProps,
} from "@mantine/charts";
