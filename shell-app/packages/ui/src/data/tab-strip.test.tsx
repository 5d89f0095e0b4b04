import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { TabRow, TabStrip } from "./tab-strip";

const TABS = [
  { value: "loads", label: "Loads" },
  { value: "due", label: "Check calls due", count: 0 },
  { value: "exceptions", label: "Exceptions", count: 3 },
] as const;

const strip = (isUrgent: boolean) => (
  <TabRow>
    <TabStrip label="Tracking" tabs={TABS} value="loads" onOpen={vi.fn()} isUrgent={isUrgent} />
  </TabRow>
);

beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(500);
});
afterEach(() => vi.restoreAllMocks());

it("says at which edges the tabs go on", () => {
  renderUi(strip(false));
  const row = screen.getByRole("tablist").closest("[data-more-end]") as HTMLElement;
  expect(row).not.toHaveAttribute("data-more-start");
  row.scrollLeft = 100;
  fireEvent.scroll(row);
  expect(row).toHaveAttribute("data-more-start");
  expect(row).toHaveAttribute("data-more-end");
  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect(row).not.toHaveAttribute("data-more-end");
});

it("counts the rows of each tab, and where they are urgent only those that wait", () => {
  const { rerender } = renderUi(strip(false));
  const names = () => screen.getAllByRole("tab").map((tab) => tab.textContent.trim());
  expect(names()).toEqual(["Loads", "Check calls due 0", "Exceptions 3"]);
  rerender(strip(true));
  expect(names()).toEqual(["Loads", "Check calls due", "Exceptions 3"]);
});
