import type { Locator } from "playwright-core";
import type { Person } from "./browser";
import { field, fillDateTime } from "./fields";

interface Fact {
  /** When it happened, on the stop's wall clock; now when absent. */
  at?: { day: string; time: string };
}

/** Records what happens next at the stop where the truck is, as the driver says it. */
export async function record({ page }: Person, fact: "arrived" | "departed", { at }: Fact = {}): Promise<void> {
  const name = fact === "arrived" ? "Record arrival" : "Record departure";
  // People who may not undo an event confirm it in the dialog at once.
  const opener = page.getByRole("button", { name: "At another time…" });
  await opener.or(page.getByRole("button", { name })).first().click();
  const dialog = page.getByRole("dialog").filter({ hasText: "Reported by" });
  if (at) await fillDateTime(page, "occurred_local", at.day, at.time);
  // By keyboard, from the dispatcher to the driver: the radios themselves are hidden behind their labels.
  await dialog.getByRole("radio", { name: "Dispatcher" }).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Uploads a paper of the kind that the dialog proposes: the rate confirmation, or after delivery the POD, said to be signed. */
export async function upload({ page }: Person, name: string, content: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload document" }).first().click();
  await (await chooser).setFiles({ name, mimeType: "application/pdf", buffer: content });
  const dialog = page.getByRole("dialog", { name: /^Upload to load/ });
  await dialog.waitFor();
  if (await dialog.getByRole("radiogroup", { name: "Is it signed?" }).isVisible())
    await dialog.getByText("Yes", { exact: true }).click();
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(name).first().waitFor();
}

/** An entry of the menu of things that are done more seldom. */
export async function chooseMore({ page }: Person, entry: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** What the menu offers now; it is closed again. */
export async function offeredMore({ page }: Person): Promise<string[]> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Copy load" }).waitFor();
  const names = await page.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  return names;
}

/** Answers the dialog that asks why. Without a reason it does nothing and says so. */
export async function because(
  { page }: Person,
  reason: string,
  submit: string,
  dialog: Locator = page.getByRole("dialog"),
): Promise<void> {
  await dialog.getByRole("button", { name: submit }).click();
  await dialog.getByText(/^Say why/).waitFor();
  await field(dialog, "reason").fill(reason);
  await dialog.getByRole("button", { name: submit }).click();
  await dialog.waitFor({ state: "detached" });
}

/** A status as its badge says it. */
export const status = ({ page }: Person, word: string) => page.getByText(word, { exact: true }).first().waitFor();

/** A stop in the list of them, with what happened there. */
export function stopOf({ page }: Person, facility: string): Locator {
  return page.getByRole("list", { name: "Stops" }).getByRole("listitem").filter({ hasText: facility }).first();
}

/** A part of a record's page by its title. */
export function panel({ page }: Person, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** The value beside a label in a list of facts. */
export function fact(scope: Locator, label: string): Locator {
  return scope.locator(`dt:text-is("${label}") + dd`);
}
