import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { TabStrip } from "./tab-strip";

const TABS = [
  { value: "loads", label: "Loads" },
  { value: "due", label: "Check calls due", count: 0 },
  { value: "exceptions", label: "Exceptions", count: 3 },
] as const;

const strip = (isUrgent: boolean) => (
  <TabStrip label="Tracking" tabs={TABS} value="loads" onOpen={vi.fn()} isUrgent={isUrgent} />
);

beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it("counts the rows of each tab, and where they are urgent only those that wait", () => {
  const { rerender } = renderUi(strip(false));
  const names = () => screen.getAllByRole("tab").map((tab) => tab.textContent.trim());
  expect(names()).toEqual(["Loads", "Check calls due 0", "Exceptions 3"]);
  rerender(strip(true));
  expect(names()).toEqual(["Loads", "Check calls due", "Exceptions 3"]);
});
