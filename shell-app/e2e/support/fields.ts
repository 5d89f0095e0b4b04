import type { Locator, Page } from "playwright-core";

/** A form's field by the path of its value, as the form and the API name it. */
export function field(scope: Page | Locator, path: string): Locator {
  return scope.locator(`[data-path="${path}"]`);
}

/** Chooses from a select of fixed options. */
export async function choose(page: Page, path: string, option: string | RegExp): Promise<void> {
  await field(page, path).click();
  await page.getByRole("option", { name: option }).click();
}

/** Searches for a record and takes the first that fits; the option to add one appears before the answer. */
export async function pick(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).click();
  await field(page, path).fill(text);
  await page
    .getByRole("option", { name: new RegExp(`^(?!Add ).*${text}`) })
    .first()
    .click();
}

/** A date and a time on a stop's wall clock. */
export async function fillDateTime(page: Page, path: string, day: string, time: string): Promise<void> {
  const group = page
    .getByRole("group")
    .filter({ has: field(page, path) })
    .last();
  await field(group, path).fill(day);
  await field(group, path).press("Tab");
  await group.getByLabel(/^Time/).fill(time);
  await group.getByLabel(/^Time/).blur();
}
