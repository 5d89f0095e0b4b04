import { afterEach, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { GroupTabs, type ListGroups } from "./group-tabs";

const groupsOf = (count: number | undefined): ListGroups => ({
  name: "group",
  groups: ["open", "moving", "delivered"].map((value) => ({ value, label: value, count })),
  all: "open",
});
const tabs = (count?: number) => (
  <GroupTabs label="Loads" groups={groupsOf(count)} params={new URLSearchParams("group=delivered")} onOpen={vi.fn()} />
);

afterEach(() => vi.restoreAllMocks());

it("brings the open tab back into view when counts push it out, not when they change", () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const { rerender } = renderUi(tabs());
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(tabs(12));
  expect(scroll).toHaveBeenCalledTimes(2);
  rerender(tabs(13));
  expect(scroll).toHaveBeenCalledTimes(2);
});
