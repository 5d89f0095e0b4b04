import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../testing";
import { FilterBar } from "./filter-bar";
import { activeFilters, withFilter, withoutFilters, type Filter } from "./filters";

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
const filters = [status, equipment, pickup, unassigned, customer];

describe("filters in the address", () => {
  it.each([
    ["status=booked,in_transit", "Status: Booked, In transit"],
    ["equipment=reefer", "Equipment: Reefer"],
    ["pickup_from=2026-11-01&pickup_to=2026-11-30", "Pickup: Nov 1, 2026 – Nov 30, 2026"],
    ["pickup_from=2026-11-01", "Pickup: from Nov 1, 2026"],
    ["pickup_to=2026-11-30", "Pickup: until Nov 30, 2026"],
    ["is_unassigned=true", "Unassigned"],
  ])("%s reads as %s", (address, text) => {
    expect(activeFilters(filters, new URLSearchParams(address)).map((one) => one.text)).toEqual([text]);
  });

  it.each(["status=teleported", "pickup_from=soon", "is_unassigned=maybe", "colour=red"])(
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

function Bar({ address }: { address: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(address));
  return (
    <>
      <FilterBar filters={filters} params={params} onParamsChange={setParams} searchPlaceholder="Number" />
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
    await userEvent.click(screen.getByRole("checkbox", { name: "In transit" }));
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
});
