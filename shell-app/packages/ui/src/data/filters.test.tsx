import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mediaQuery, renderUi } from "../testing";
import { FilterBar, type FilterBarProps } from "./filter-bar";
import { activeFilters, severalNumbers, withFilter, withoutFilters, type Filter } from "./filters";

const status: Filter = {
  kind: "choices",
  name: "status",
  label: "Status",
  options: [
    { value: "booked", label: "Booked" },
    { value: "in_transit", label: "In transit" },
  ],
};
const equipment: Filter = {
  kind: "select",
  name: "equipment",
  label: "Equipment",
  options: [{ value: "reefer", label: "Reefer" }],
};
const pickup: Filter = { kind: "days", name: "pickup", label: "Pickup" };
const unassigned: Filter = { kind: "flag", name: "is_unassigned", label: "Unassigned" };
const customer: Filter = {
  kind: "record",
  name: "customer_id",
  label: "Customer",
  search: () => Promise.resolve([]),
  resolve: (id) => Promise.resolve({ id, label: "Prairie Foods" }),
};
const numbers: Filter = { kind: "text", name: "numbers", label: "Numbers" };
const unbilled: Filter = { kind: "number", name: "days", label: "Unbilled longer than", unit: "days", min: 0, max: 99 };
const near: Filter = { kind: "around", name: "near", label: "Around a place", radius: "within_miles" };
const filters = [status, equipment, pickup, unassigned, customer, numbers, unbilled, near];

describe("filters in the address", () => {
  it.each([
    ["status=booked,in_transit", "Status: Booked, In transit"],
    ["equipment=reefer", "Equipment: Reefer"],
    ["pickup_from=2026-11-01&pickup_to=2026-11-30", "Pickup: Nov 1, 2026 – Nov 30, 2026"],
    ["pickup_from=2026-11-01", "Pickup: from Nov 1, 2026"],
    ["pickup_to=2026-11-30", "Pickup: until Nov 30, 2026"],
    ["is_unassigned=true", "Unassigned"],
    ["numbers=1001,1002", "Numbers: 1001, 1002"],
    ["days=7", "Unbilled longer than: 7 days"],
    ["near=Joliet,+IL&within_miles=25", "Within 25 mi of Joliet, IL"],
    ["near=60433", "Within 50 mi of 60433"],
  ])("%s reads as %s", (address, text) => {
    expect(activeFilters(filters, new URLSearchParams(address)).map((one) => one.text)).toEqual([text]);
  });

  it.each(["status=teleported", "pickup_from=soon", "is_unassigned=maybe", "colour=red", "days=soon", "near=+"])(
    "%s sets nothing",
    (address) => {
      expect(activeFilters(filters, new URLSearchParams(address))).toEqual([]);
    },
  );

  it("reads back what it wrote and leaves the rest of the address alone", () => {
    const before = new URLSearchParams("sort=-pickup_at&status=draft");
    const after = withFilter(withFilter(before, status, ["booked", "in_transit"]), pickup, ["", "2026-11-30"]);
    expect(after.toString()).toBe("sort=-pickup_at&status=booked%2Cin_transit&pickup_to=2026-11-30");
    expect(activeFilters(filters, after).map((one) => one.values)).toEqual([
      ["booked", "in_transit"],
      ["", "2026-11-30"],
    ]);
    expect(withFilter(after, status, []).has("status")).toBe(false);
    expect(withoutFilters(after, filters).toString()).toBe("sort=-pickup_at");
  });
});

function Bar({ address, isSheetOpened = false }: { address: string; isSheetOpened?: boolean }) {
  const [params, setParams] = useState(() => new URLSearchParams(address));
  return (
    <>
      <FilterBar
        filters={filters}
        params={params}
        onParamsChange={setParams}
        searchPlaceholder="Number"
        isSheetOpened={isSheetOpened}
        start={<button aria-label="Views" />}
      >
        <button>Export</button>
      </FilterBar>
      <output>{params.toString()}</output>
    </>
  );
}

const address = () => screen.getByRole("status").textContent;

describe("FilterBar", () => {
  it("shows the address's filters as chips and takes one off", async () => {
    renderUi(<Bar address="status=booked&is_unassigned=true" />);
    await userEvent.click(screen.getByRole("button", { name: "Remove filter Status" }));
    expect(address()).toBe("is_unassigned=true");
    expect(screen.queryByRole("button", { name: "Status: Booked" })).not.toBeInTheDocument();
  });

  it("adds values to a filter at once", async () => {
    renderUi(<Bar address="status=booked" />);
    await userEvent.click(screen.getByRole("button", { name: "Status: Booked" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "In transit" }));
    expect(address()).toBe("status=booked%2Cin_transit");
  });

  it("offers the filters that are not set yet", async () => {
    renderUi(<Bar address="" />);
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Unassigned" }));
    expect(address()).toBe("is_unassigned=true");
  });

  it("names a record that came with a link", async () => {
    renderUi(<Bar address="customer_id=c1" />);
    expect(await screen.findByRole("button", { name: "Customer: Prairie Foods" })).toBeInTheDocument();
  });

  it("searches on Enter and clears everything", async () => {
    renderUi(<Bar address="is_unassigned=true" />);
    const box = screen.getByRole("searchbox");
    await userEvent.type(box, "104218{Enter}");
    expect(address()).toBe("is_unassigned=true&q=104218");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(address()).toBe("");
    expect(box).toHaveValue("");
  });

  it("writes a search onto the address as it is by then", async () => {
    const onParamsChange = vi.fn<FilterBarProps["onParamsChange"]>();
    renderUi(<FilterBar params={new URLSearchParams()} onParamsChange={onParamsChange} searchPlaceholder="Number" />);
    await userEvent.type(screen.getByRole("searchbox"), "104218");
    await waitFor(() => expect(onParamsChange).toHaveBeenCalled());
    const [change] = onParamsChange.mock.lastCall ?? [];
    // A row was opened meanwhile.
    expect(change?.(new URLSearchParams("load=7")).toString()).toBe("load=7&q=104218");
  });

  describe("on a phone", () => {
    beforeEach(() => vi.stubGlobal("matchMedia", (media: string) => mediaQuery(media, true)));
    afterEach(() => vi.unstubAllGlobals());

    it("has one line, and the chips and tools in a sheet behind its button", async () => {
      renderUi(<Bar address="status=booked&is_unassigned=true" />);
      const line = within(screen.getByRole("search"));
      expect(line.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
        "Filter, 2 active",
        "Views",
      ]);
      await userEvent.click(line.getByRole("button", { name: "Filter, 2 active" }));
      const sheet = within(screen.getByRole("dialog", { name: "Filter and columns" }));
      expect(sheet.getByRole("button", { name: "Export" })).toBeInTheDocument();
      await userEvent.click(sheet.getByRole("button", { name: "Remove filter Status" }));
      expect(address()).toBe("is_unassigned=true");
      await userEvent.click(sheet.getByRole("button", { name: "Add filter" }));
      await userEvent.click(screen.getByRole("menuitem", { name: "Pickup" }));
      expect(screen.getByRole("textbox", { name: "From" })).toBeInTheDocument();
      await userEvent.click(sheet.getByRole("button", { name: "Show the list" }));
      expect(screen.queryByRole("dialog", { name: "Filter and columns" })).not.toBeInTheDocument();
    });

    it("offers the filters themselves while none is in effect", async () => {
      renderUi(<Bar address="" />);
      await userEvent.click(screen.getByRole("button", { name: "Filter" }));
      const sheet = within(screen.getByRole("dialog", { name: "Filter and columns" }));
      expect(sheet.queryByRole("button", { name: "Add filter" })).not.toBeInTheDocument();
      await userEvent.click(sheet.getByRole("button", { name: "Pickup" }));
      expect(await screen.findByRole("textbox", { name: "From" })).toBeInTheDocument();
      await userEvent.click(sheet.getByRole("button", { name: "Remove filter Pickup" }));
      await userEvent.click(sheet.getByRole("button", { name: "Unassigned" }));
      expect(address()).toBe("is_unassigned=true");
      expect(sheet.getByRole("button", { name: "Add filter" })).toBeInTheDocument();
    });

    it("opens the sheet at once where the address opens one of its tools", () => {
      renderUi(<Bar address="" isSheetOpened />);
      expect(screen.getByRole("button", { name: "Export" })).toBeVisible();
    });
  });
});

describe("several numbers at once", () => {
  it.each([
    ["1001 1002", ["1001", "1002"]],
    ["1001, 1002;\n1001\tPO-77", ["1001", "1002", "PO-77"]],
    ["1001", []],
    ["Joliet 1001", []],
    ["2101 Laraway Road", []],
  ])("%j holds %j", (text, found) => {
    expect(severalNumbers(text)).toEqual(found);
  });

  function Search({ onAddress }: { onAddress: (address: string) => void }) {
    const [params, setParams] = useState(new URLSearchParams("q=old"));
    onAddress(params.toString());
    const onParamsChange: FilterBarProps["onParamsChange"] = (change) => setParams(change);
    return (
      <FilterBar {...{ params, onParamsChange }} filters={[numbers]} searchPlaceholder="Number" numbers="numbers" />
    );
  }

  it("become a filter of their own when they are pasted into the search", async () => {
    const onAddress = vi.fn();
    renderUi(<Search onAddress={onAddress} />);
    await userEvent.click(screen.getByRole("searchbox"));
    await userEvent.paste("1001\n1002, 1003");
    expect(onAddress).toHaveBeenLastCalledWith("numbers=1001%2C1002%2C1003");
    expect(await screen.findByRole("button", { name: "Numbers: 1001, 1002, 1003" })).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  it("leaves any other text in the search", async () => {
    const onAddress = vi.fn();
    renderUi(<Search onAddress={onAddress} />);
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.paste("Joliet 1001");
    await waitFor(() => expect(onAddress).toHaveBeenLastCalledWith("q=Joliet+1001"));
  });
});

describe("a circle around a place", () => {
  function Around({ onAddress }: { onAddress: (address: string) => void }) {
    const [params, setParams] = useState(new URLSearchParams());
    onAddress(params.toString());
    return <FilterBar params={params} onParamsChange={(change) => setParams(change)} filters={[near]} />;
  }

  it("is set by its city and the miles around it", async () => {
    const onAddress = vi.fn();
    renderUi(<Around onAddress={onAddress} />);
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Around a place" }));
    await userEvent.type(await screen.findByLabelText("City and state, or ZIP Code"), "Joliet, IL{Enter}");
    await waitFor(() => expect(onAddress).toHaveBeenLastCalledWith("near=Joliet%2C+IL&within_miles=50"));
  });
});
