import { DirectionProvider } from "@mantine/core";
import { afterEach, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { BarChart } from "./bar-chart";

const WEEKS = [
  { week: "Nov 9", Revenue: 12_000 },
  { week: "Nov 16", Revenue: 18_000 },
];

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("dir");
});

/** Where the bars of the weeks begin, from the left, in the order of the weeks. */
function barsOf(dir: "ltr" | "rtl"): number[] {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 600, 240));
  const { container, unmount } = renderUi(
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <BarChart
        h={240}
        data={WEEKS}
        dataKey="week"
        series={[{ name: "Revenue" }]}
        barProps={{ isAnimationActive: false }}
      />
    </DirectionProvider>,
  );
  const bars = [...container.querySelectorAll("path.recharts-rectangle")].map((bar) => Number(bar.getAttribute("x")));
  unmount();
  return bars;
}

it("begins at the side where the page begins, where the amounts stand", () => {
  const [first = NaN, second = NaN] = barsOf("ltr");
  expect(first).toBeLessThan(second);
  const [mirroredFirst = NaN, mirroredSecond = NaN] = barsOf("rtl");
  expect(mirroredFirst).toBeGreaterThan(mirroredSecond);
  // The axis has left the left edge to the bars.
  expect(mirroredSecond).toBeLessThan(first);
});
