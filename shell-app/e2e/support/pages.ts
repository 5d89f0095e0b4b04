import type { Person } from "./browser";
import { PASSWORD } from "./carriers";

/** Signs in on the sign-in page and waits until the person is where they wanted to go. */
export async function logIn(person: Person, email: string, next?: string): Promise<void> {
  await person.open(next ? `/auth/login?next=${encodeURIComponent(next)}` : "/auth/login");
  await fillLogin(person, email, PASSWORD);
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
  await person.open("/mailbox");
  await person.page
    .locator("li")
    .filter({ hasText: `To ${email}` })
    .locator(`a[href^="/auth/${page}"]`)
    .first()
    .click();
}

/** Opens the newest mail of the product to an address, and follows the link in it. */
export async function followMailedLink(person: Person, email: string, path: string): Promise<void> {
  await person.open("/mailbox");
  await person.page
    .locator("li")
    .filter({ hasText: `To ${email}` })
    .locator('a[href^="/mailbox/"]')
    .first()
    .click();
  await person.page.locator(`a[href^="${path}"]`).first().click();
}
