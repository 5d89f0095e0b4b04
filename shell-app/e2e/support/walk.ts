import { expect } from "vitest";
import type { Person } from "./browser";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Looks at a page on a desktop and a phone, light and dark: it is accessible everywhere and never wider than the window. */
export async function walk(person: Person, path: string): Promise<void> {
  const { page } = person;
  // During a color transition, contrast is meaningless.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of ["light", "dark"]) {
    await page.addInitScript((chosen) => {
      localStorage.setItem("haul.layout", JSON.stringify({ theme: chosen }));
    }, theme);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await person.open(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      await person.expectAccessible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} scrolls sideways at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  }
}
