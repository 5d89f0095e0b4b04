import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, bodySent, sent, world } = testWorld();

const HOLDS = "/apps/safety/drivers?tab=retention&of=holds";
const READS = ["drivers:read", "trucks:read", "legal_holds:read"];
const KEEPER = [...READS, "legal_holds:write"];
const driverOf = (last: string) => world().drivers.one(({ last_name }) => last_name === last);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openDriver(last: string, permissions: readonly string[]) {
  const driver = driverOf(last);
  await open(`/apps/safety/drivers?driver=${driver.id}`, permissions);
  return { driver, drawer: await screen.findByRole("dialog", { name: new RegExp(driver.full_name) }) };
}

describe("a legal hold", () => {
  it("is marked on its record, for those who may see it", async () => {
    const { drawer } = await openDriver("Jensen", READS);
    expect(await within(drawer).findByText("On legal hold")).toBeInTheDocument();
    expect(within(drawer).getByRole("link", { name: "Whitaker v. Prairie Crest" })).toHaveAttribute(
      "href",
      expect.stringContaining("tab=retention&of=holds&legal_hold="),
    );
    expect(within(drawer).queryByRole("button", { name: /legal hold/ })).not.toBeInTheDocument();
  });

  it("is hidden from others", async () => {
    const { drawer } = await openDriver("Jensen", ["drivers:read"]);
    await within(drawer).findByText("Kind");
    expect(within(drawer).queryByText("On legal hold")).not.toBeInTheDocument();
    expect(sent("GET", /legal_holds/)).toHaveLength(0);
  });

  it("is placed on the record that is open", async () => {
    const { driver, drawer } = await openDriver("Ortega", KEEPER);
    await press("Place legal hold", drawer);
    const inside = await screen.findByRole("dialog", { name: "Place a legal hold on Luis Ortega" });
    await press("Place legal hold", inside);
    expect(await within(inside).findByText("Enter the claim, case or audit")).toBeInTheDocument();
    await fill("Matter", "Audit of 2026", { inside });
    await fill("Reason", "The investigator asks for the file.", { inside });
    await press("Place legal hold", inside);
    expect(await within(drawer).findByText("On legal hold")).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/legal_holds$/)).toEqual({
      driver_id: driver.id,
      matter: "Audit of 2026",
      reason: "The investigator asks for the file.",
      begins_on: "2026-11-20",
    });
  });

  it("is released with a day, and listed as such", async () => {
    const [hold] = world().holds.rows;
    await open(`${HOLDS}&legal_hold=${hold?.id ?? ""}`, KEEPER);
    const drawer = await screen.findByRole("dialog", { name: /Whitaker v. Prairie Crest/ });
    await press("Edit", drawer);
    await fill("Released", "11/20/2026", { inside: drawer });
    await press("Save legal hold", drawer);
    expect((await within(drawer).findAllByText("Released")).length).toBeGreaterThan(0);
    expect(await bodySent("PATCH", /\/api\/legal_holds\//)).toMatchObject({ version: 1, released_on: "2026-11-20" });
  });

  it("is added to any kind of record from the list", async () => {
    await open(HOLDS, KEEPER);
    await press("Add legal hold");
    const inside = await screen.findByRole("dialog", { name: "Add legal hold" });
    await choose("Kind", "Truck", { inside });
    await choose("Truck", /204/, { inside });
    await fill("Matter", "Audit of 2026", { inside });
    await fill("Reason", "Asked for", { inside });
    await press("Add legal hold", inside);
    const truck = world().trucks.one(({ unit_number }) => unit_number === "204");
    expect(await bodySent("POST", /\/api\/legal_holds$/)).toMatchObject({ truck_id: truck.id });
  });
});
