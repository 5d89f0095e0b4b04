import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { testWorld } from "../../test-world";

const { open } = testWorld();

describe("the calendar", () => {
  it("starts today, and names load, place, zone, status and driver of each pickup and delivery", async () => {
    await open("/apps/loads/board?view=calendar");
    const today = await screen.findByRole("region", { name: "Nov 20, 2026" });
    const days = screen.getByRole("group", { name: "Nov 20, 2026 to Nov 26, 2026" });
    expect(within(days).getAllByRole("region")).toHaveLength(7);
    expect(within(days).getAllByRole("region")[0]).toBe(today);
    const [pickup] = within(today).getAllByRole("button", { name: /^Pickup .*104218/ });
    expect(pickup).toHaveAccessibleName(/^Pickup 14:00 CST 104218 Joliet, IL Assigned Late Luis Ortega$/);
    expect(screen.getByRole("button", { name: /^Pickup .*104212/ })).toHaveAccessibleName(
      /Booked At risk No driver yet$/,
    );
    const empty = within(days)
      .getAllByRole("region")
      .filter((day) => within(day).queryByRole("list") === null);
    expect(empty.length).toBeGreaterThan(0);
    for (const day of empty) expect(day).toHaveTextContent("No pickups or deliveries");
  });

  it("shows the day that the address asks for, and four weeks at a time", async () => {
    const { address } = await open("/apps/loads/board?view=calendar&days=14&from=2026-11-16");
    expect(await screen.findByRole("group", { name: "Nov 16, 2026 to Dec 13, 2026" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(await screen.findByRole("group", { name: "Dec 14, 2026 to Jan 10, 2027" })).toBeInTheDocument();
    expect(address()).toMatch(/from=2026-12-14/);
  });
});
