import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "@haul/testing/accessible";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, bodySent, world } = testWorld();

const NAME = "Medical certificates by state";
const NOTICE = "FMCSA notice of November 2, 2026";

async function openRules(): Promise<HTMLElement> {
  await open("/apps/safety/drivers?tab=papers");
  await userEvent.click(await screen.findByRole("button", { name: "Rules" }));
  const papers = await screen.findByRole("dialog", { name: "Driver paper rules" });
  await userEvent.click(await within(papers).findByRole("button", { name: "By state" }));
  return screen.findByRole("dialog", { name: NAME });
}

describe("the rules for medical certificates", () => {
  it("say which states take paper, since when, and by which notice", async () => {
    const dialog = await openRules();
    const states = within(await within(dialog).findByRole("list", { name: "States" })).getAllByRole("listitem");
    expect(states).toHaveLength(1);
    expect(states[0]).toHaveTextContent("CaliforniaOn paper since Jun 23, 2025 · FMCSA waiver of July 14, 2025");
    expect(dialog).toHaveTextContent("A certificate alone isn’t proof");
    expect(dialog).toHaveTextContent("The other 2 states receive certificates electronically.");
    await expectAccessible();
  });

  it("take a notice that Haul does not know", async () => {
    const dialog = await openRules();
    await userEvent.click(await within(dialog).findByRole("button", { name: "Add state notice" }));
    const state = within(dialog).getByRole("group", { name: "State notice 1" });
    await choose("State", /California/, { inside: state, typing: "California" });
    await fill("Effective date", "11/15/2026", { inside: state });
    await fill("Notice", NOTICE, { inside: state });
    await userEvent.click(within(dialog).getByRole("button", { name: "Add waiver notice" }));
    const waiver = within(dialog).getByRole("group", { name: "Waiver notice 1" });
    await fill("Effective date", "11/02/2026", { inside: waiver });
    await fill("Days that paper counts", "60", { inside: waiver });
    await fill("Notice", NOTICE, { inside: waiver });
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await bodySent("PUT", /medical_rules$/)).toEqual({
      version: 0,
      state_changes: [{ state: "CA", starts_on: "2026-11-15", route: "electronic", source: NOTICE }],
      paper_changes: [{ starts_on: "2026-11-02", days: 60, source: NOTICE }],
    });
    // Back where they were opened.
    const papers = await screen.findByRole("dialog", { name: "Driver paper rules" });
    await userEvent.click(await within(papers).findByRole("button", { name: "By state" }));
    const again = await screen.findByRole("dialog", { name: NAME });
    await waitFor(() => expect(again).toHaveTextContent("counts for 60 days"));
    expect(within(again).getByText("Added by us")).toBeVisible();
  });

  it("open from the driver's file, and ask for the notice", async () => {
    const walt = world().drivers.one(({ last_name }) => last_name === "Jensen");
    await open(`/apps/safety/drivers?driver=${walt.id}`);
    await userEvent.click(await screen.findByRole("button", { name: NAME }));
    const dialog = await screen.findByRole("dialog", { name: NAME });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Add state notice" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    for (const error of ["Choose a state", "Enter the effective date", "Name the notice that says so"])
      expect(await within(dialog).findByText(error)).toBeVisible();
  });
});
