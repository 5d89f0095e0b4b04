import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, bodySent, sent, world } = testWorld();

const LIST = "/apps/safety/drivers?tab=terminations";
const READS = ["drivers:read", "driver_terminations:read", "accidents:read"];
const SAFETY = [...READS, "driver_terminations:write"];
const driverOf = (last: string) => world().drivers.one(({ last_name }) => last_name === last);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openDriver(last: string, permissions: readonly string[] = SAFETY) {
  const driver = driverOf(last);
  await open(`/apps/safety/drivers?driver=${driver.id}`, permissions);
  return { driver, drawer: await screen.findByRole("dialog", { name: new RegExp(driver.full_name) }) };
}

async function endEmployment(last: string) {
  const { driver, drawer } = await openDriver(last);
  await press("End employment", drawer);
  const inside = await screen.findByRole("dialog", { name: `End employment of ${driver.full_name}` });
  await fill("Last day", "11/18/2026", { inside });
  await choose("Reason", "Discharged", { inside });
  await choose("Rehire", "Not eligible", { inside });
  return { driver, drawer, inside };
}

describe("ending employment", () => {
  it("terminates the driver, and shows what has to be done", async () => {
    const { driver, drawer, inside } = await endEmployment("Ortega");
    await press("End employment", inside);
    expect(await within(drawer).findByText("Left on Nov 18, 2026: Discharged")).toBeInTheDocument();
    expect(within(drawer).getByRole("checkbox", { name: "Fuel card stopped" })).not.toBeChecked();
    expect(await bodySent("POST", /\/api\/driver_terminations$/)).toEqual({
      driver_id: driver.id,
      last_on: "2026-11-18",
      reason: "discharged",
      rehire: "not_eligible",
      accepts_open_loads: false,
    });
  });

  it("of a driver on a load takes saying so", async () => {
    const { drawer, inside } = await endEmployment("Boyd");
    expect(within(inside).getByRole("status")).toHaveTextContent("Tamika Boyd is on load 104215.");
    await press("End employment", inside);
    expect(await within(inside).findByRole("alert")).toHaveTextContent("This driver is on open loads: 104215.");
    await userEvent.click(within(inside).getByRole("checkbox", { name: /End employment anyway/ }));
    await press("End employment", inside);
    expect(await within(drawer).findByText(/^Left on Nov 18, 2026/)).toBeInTheDocument();
    const bodies = await Promise.all(sent("POST", /driver_terminations$/).map((request) => request.body()));
    expect(bodies.map((body) => (body as { accepts_open_loads: boolean }).accepts_open_loads)).toEqual([false, true]);
  });

  it("is for those who may", async () => {
    const { drawer } = await openDriver("Ortega", READS);
    await within(drawer).findByText("Kind");
    expect(within(drawer).queryByRole("button", { name: "End employment" })).not.toBeInTheDocument();
  });
});

describe("a checklist", () => {
  it("is marked by keyboard, one step after the other", async () => {
    const [termination] = world().terminations.rows;
    await open(`${LIST}&driver_termination=${termination?.id ?? ""}`, SAFETY);
    const drawer = await screen.findByRole("dialog", { name: /Dale Hutchins left/ });
    const box = await within(drawer).findByRole("checkbox", { name: "Truck, keys and equipment returned" });
    box.focus();
    await userEvent.keyboard(" ");
    expect(await within(drawer).findByText("1 of 3 done")).toBeInTheDocument();
    expect(box).toHaveFocus();
    await userEvent.click(within(drawer).getByRole("checkbox", { name: "Fuel card stopped" }));
    await userEvent.click(within(drawer).getByRole("checkbox", { name: "Out of the random pool" }));
    await waitFor(() => expect(sent("PATCH")).toHaveLength(3));
    const bodies = await Promise.all(sent("PATCH").map((request) => request.body()));
    expect(bodies).toEqual([
      { version: 1, steps: [{ step: "equipment", done_on: "2026-11-20" }] },
      { version: 2, steps: [{ step: "fuel_card", done_on: "2026-11-20" }] },
      { version: 3, steps: [{ step: "random_pool", done_on: "2026-11-20" }] },
    ]);
    expect(await within(drawer).findAllByText("Done")).not.toHaveLength(0);
  });

  it("keeps the day and a note of a step", async () => {
    const [termination] = world().terminations.rows;
    await open(`${LIST}&driver_termination=${termination?.id ?? ""}`, SAFETY);
    const drawer = await screen.findByRole("dialog", { name: /Dale Hutchins left/ });
    await press("Day and note of Fuel card stopped", drawer);
    const inside = await screen.findByRole("dialog", { name: "Fuel card stopped" });
    await fill("Done on", "11/17/2026", { inside });
    await fill("Note", "Cut in half", { inside });
    await press("Save step", inside);
    expect(await within(drawer).findByText("Done on Nov 17, 2026 by Dana Whitfield · Cut in half")).toBeInTheDocument();
  });

  it("is found by those that are open, with what a future employer is told", async () => {
    await open(`${LIST}&has_open_steps=true`, READS);
    const row = await screen.findByRole("row", { name: /Dale Hutchins/ });
    expect(row).toHaveTextContent("3 open");
    expect(sent("GET", /^\/api\/driver_terminations$/).at(-1)?.query).toMatchObject({ has_open_steps: "true" });
    await userEvent.click(row);
    const drawer = await screen.findByRole("dialog", { name: /Dale Hutchins left/ });
    expect(await within(drawer).findByText(/No recordable accidents in the three years/)).toBeInTheDocument();
    expect(within(drawer).getByRole("checkbox", { name: "Fuel card stopped" })).toBeDisabled();
  });
});
