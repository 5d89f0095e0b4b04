import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const READS = ["motor_carriers:read", "basic_measures:read"];
const SAFETY = [...READS, "basic_measures:write"];
const own = () => world().carriers.one(({ kind }) => kind === "own");
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openBasics(permissions: readonly string[] = SAFETY) {
  await open(`/apps/safety/carriers?motor_carrier=${own().id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: /Prairie Crest/ });
  return within(drawer).findByRole("region", { name: "BASICs" });
}

describe("a carrier's BASICs", () => {
  it("are shown by month with trend and threshold, and those over it are flagged", async () => {
    const part = await openBasics();
    const unsafe = await within(part).findByRole("row", { name: /^Unsafe Driving/ });
    expect(unsafe).toHaveTextContent("Unsafe Driving Over threshold66%65%Up 858%");
    const maintenance = within(part).getByRole("row", { name: /^Vehicle Maintenance/ });
    expect(maintenance).toHaveTextContent("Vehicle Maintenance 79%80%Down 584%");
    expect(within(part).getByRole("row", { name: /^Driver Fitness/ })).toHaveTextContent("–");
    expect(within(part).getByRole("columnheader", { name: "2-month trend" })).toBeInTheDocument();
    expect(within(part).getByRole("alert")).toHaveTextContent("FMCSA may intervene in Unsafe Driving.");
    expect(sent("GET", /basic_measures$/).at(-1)?.query).toEqual({
      motor_carrier_id: own().id,
      sort: "-month",
      limit: "6",
    });
  });

  it("are entered for a month, and a month that is there already is refused", async () => {
    const part = await openBasics();
    await press("Add month", part);
    const inside = await screen.findByRole("dialog", { name: "Add month of BASICs" });
    await fill("Month", "11/15/2026", { inside });
    await fill("Unsafe Driving", "61", { inside });
    const message = "The carrier's percentiles of this month are entered already.";
    use(mock("post", "/api/basic_measures", () => mockProblem(409, { code: "basic_measure_exists", message })));
    await press("Add month", inside);
    expect(await within(inside).findByText(message)).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/basic_measures$/)).toEqual({
      motor_carrier_id: own().id,
      month: "2026-11-15",
      carrier_type: "general",
      unsafe_driving_percentile: 61,
    });
  }, 30_000);

  it("are corrected", async () => {
    const part = await openBasics();
    await press("Oct 2026", part);
    const dialog = await screen.findByRole("dialog", { name: "BASICs for Oct 2026" });
    const form = within(dialog).getByRole("form", { name: "BASICs of a month" });
    expect(within(form).getByRole("button", { name: "Archive" })).toBeInTheDocument();
    await fill("Unsafe Driving", "60", { inside: form });
    await press("Save month", form);
    expect(await within(part).findByText("60%")).toBeInTheDocument();
    expect(within(part).queryByRole("alert")).not.toBeInTheDocument();
  }, 30_000);

  it("are only read by those who may not enter them", async () => {
    const part = await openBasics(READS);
    await within(part).findByRole("table", { name: "BASIC percentiles" });
    expect(within(part).queryByRole("button")).not.toBeInTheDocument();
  });

  it("say where they come from when there are none", async () => {
    world().months.rows.length = 0;
    const part = await openBasics();
    expect(await within(part).findByText(/^No percentiles entered/)).toBeInTheDocument();
  });
});
