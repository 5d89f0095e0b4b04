import { describe, expect, it } from "vitest";
import { newPerson, useBrowser } from "./support/browser";

useBrowser();

const PAGES = [
  "/auth/login",
  "/auth/login2",
  "/auth/register",
  "/auth/register2",
  "/auth/logout",
  "/auth/logout2",
  "/auth/recover-password",
  "/auth/recover-password2",
  "/auth/confirm-mail",
  "/auth/confirm-mail2",
  "/auth/reset-password",
  "/terms-of-service",
  "/privacy-policy",
  "/end-user-license-agreement",
  "/thank-you",
  "/access-denied",
  "/error-404",
  "/error-500",
  "/pages/maintenance",
  "/developer",
  "/fleetowner/login",
  "/fleetowner/verify-token/none",
  "/no/such/page",
];

const PHONE = { width: 390, height: 844 };

describe("public pages", () => {
  it.each(PAGES)("%s is accessible on a desktop and a phone, light and dark", async (path) => {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      const person = await newPerson(viewport);
      await person.page.emulateMedia({ reducedMotion: "reduce" });
      for (const theme of ["light", "dark"]) {
        await person.page.addInitScript((chosen) => {
          localStorage.setItem("haul.layout", JSON.stringify({ theme: chosen }));
        }, theme);
        await person.open(path);
        await person.page.getByRole("heading", { level: 1 }).first().waitFor();
        await person.expectAccessible();
      }
      const overflow = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} scrolls sideways at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  });
});
