import type { Locator } from "playwright-core";
import type { Person } from "./browser";

export const BOARD = "/apps/loads/board";
/** Where loads wait for a crew; the other places are rows. */
const LANE = "Unassigned";

/** Lifts a load's card in a place by keyboard and walks that many places down. */
export async function carry(person: Person, number: string, place: string, steps: number): Promise<void> {
  const { page } = person;
  await cardOf(person, place, number).focus();
  await page.keyboard.press("Space");
  await page.locator("[data-lifted]").waitFor();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
}

/** The load's card in the lane or in a row. */
export function cardOf({ page }: Person, place: string, number: string): Locator {
  const scope =
    place === LANE
      ? page.getByRole("region", { name: LANE, exact: true })
      : page.getByRole("listitem", { name: place });
  return scope.getByRole("button", { name: new RegExp(`Load ${number}`) });
}
