import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { testWorld } from "../../test-world";
import { availableCsv } from "./available-csv";
import type { EmptyTruck } from "./home.queries";

const { open, use } = testWorld();

const ROW: EmptyTruck = {
  id: "truck-9",
  truck: { id: "truck-9", name: "109", status: "available" },
  driver: { id: "driver-9", name: "Dana Cole", phone: "+13125550188", home_by_on: "2026-11-25", is_prohibited: false },
  is_busy: true,
  next_available: {
    at: "2026-11-23T16:00:00Z",
    facility_id: "facility-9",
    facility_name: "Trinity Distribution",
    city: "Dallas",
    state: "TX",
    time_zone: "America/Chicago",
  },
  legs: [],
};

/** Answers with one of so many trucks, and tells what was asked. */
const answering = (total: number) => {
  const asked: string[] = [];
  const handler = mock("get", "/api/dispatch_board/empty_trucks", ({ query }) => {
    asked.push(query.toString());
    return { by: query.get("by") ?? "", time_zone: "America/Chicago", items: [ROW], total_count: total };
  });
  return { asked, handler };
};

describe("available trucks", () => {
  it("are those that are empty by a chosen day, with driver, place and time", async () => {
    const { asked, handler } = answering(1);
    use(handler);
    await open("/apps/loads/available?by=2026-11-23");
    const table = within(await screen.findByRole("table", { name: "Trucks" }));
    expect(table.getByRole("row", { name: /109/ })).toHaveTextContent(
      /On a load.*Trinity Distribution, Dallas, TX.*10:00 CST.*Dana Cole/,
    );
    expect(screen.getByRole("heading", { name: "Empty by Mon, Nov 23 (1)" })).toBeInTheDocument();
    expect(asked).toEqual(["by=2026-11-23&limit=200"]);
    expect(table.getByRole("link", { name: "Plan truck 109 on the board" })).toHaveAttribute(
      "href",
      "/apps/loads/board?rows=trucks&q=109",
    );
  });

  it("are tomorrow's without a day, and one's own on request", async () => {
    const { asked, handler } = answering(600);
    use(handler);
    await open("/apps/loads/available");
    expect(await screen.findByText(/The first 1 of 600/)).toBeInTheDocument();
    expect(asked[0]).toContain("by=2026-11-21");
    await userEvent.click(screen.getByRole("radio", { name: "Mine" }));
    await vi.waitFor(() => expect(asked[1]).toContain("dispatcher_id="));
  });

  it("are handed out as a file", async () => {
    use(answering(1).handler);
    const saved = vi.fn(() => "blob:1");
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await open("/apps/loads/available?by=2026-11-23");
    const save = await screen.findByRole("button", { name: "Download CSV" });
    await vi.waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    expect(saved).toHaveBeenCalledOnce();
    expect(clicked).toHaveBeenCalledOnce();
    expect(availableCsv([ROW, { ...ROW, driver: undefined, next_available: undefined, is_busy: false }])).toBe(
      "\uFEFFTruck,Status,Facility,City,State,Empty from (local),Time zone,Driver,Phone,Home by\r\n" +
        "109,On a load,Trinity Distribution,Dallas,TX,2026-11-23 10:00,America/Chicago,Dana Cole,'+13125550188,2026-11-25\r\n" +
        "109,Empty,,,,,,,,\r\n",
    );
  });
});
