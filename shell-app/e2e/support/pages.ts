import { expect } from "vitest";
import type { Locator } from "playwright-core";
import type { Person } from "./browser";
import { PASSWORD } from "./carriers";

/** Many times what a mail takes on a busy machine. */
const MAIL_MS = 30_000;
const MAILBOX_MS = 200;

/** Signs in on the sign-in page and waits until the person is where they wanted to go. */
export async function logIn(person: Person, email: string, next?: string, password = PASSWORD): Promise<void> {
  await person.open(next ? `/auth/login?next=${encodeURIComponent(next)}` : "/auth/login");
  await fillLogin(person, email, password);
  await person.page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"));
}

export async function fillLogin({ page }: Person, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Follows the newest link that the identity provider has mailed to an address, from the local mailbox. */
export async function followActionLink(
  person: Person,
  email: string,
  page: "verify-email" | "reset-password",
): Promise<void> {
  await followFromMailbox(person, email, `a[href^="/auth/${page}"]`);
}

/** Where that link leads to, read in a mailbox of its own, for a test that follows it itself. */
export async function mailedActionLink(
  mailbox: Person,
  email: string,
  page: "verify-email" | "reset-password",
): Promise<string> {
  const newest = await newestInMailbox(mailbox, email, `a[href^="/auth/${page}"]`);
  return (await newest.getAttribute("href")) ?? "";
}

/** Opens the newest mail of the product to an address, and follows the link in it. */
export async function followMailedLink(person: Person, email: string, path: string): Promise<void> {
  await followFromMailbox(person, email, 'a[href^="/mailbox/"]');
  await person.page.locator(`a[href^="${path}"]`).first().click();
}

async function followFromMailbox(person: Person, email: string, link: string): Promise<void> {
  await (await newestInMailbox(person, email, link)).click();
}

/** Mail leaves some time after the answer that promises it, and the mailbox shows what was there when it was opened. */
async function newestInMailbox(person: Person, email: string, link: string): Promise<Locator> {
  const { page } = person;
  const newest = page
    .locator("li")
    .filter({ hasText: `To ${email}` })
    .locator(link)
    .first();
  const isThere = async () => {
    await person.open("/mailbox");
    return newest.isVisible();
  };
  await expect.poll(isThere, { message: `mail to ${email}`, timeout: MAIL_MS, interval: MAILBOX_MS }).toBe(true);
  return newest;
}
