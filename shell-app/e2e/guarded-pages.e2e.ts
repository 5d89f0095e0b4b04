import { beforeAll, describe, inject, it } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { logIn } from "./support/pages";

useBrowser();

const maria = `maria.pages.${inject("place").database}@prairiefreight.com`;

const PAGES = [
  "/dashboard/ecommerce",
  "/dashboard/analytics",
  "/apps/loads",
  "/apps/loads/new",
  "/apps/safety/drivers",
  "/apps/safety/trucks",
  "/apps/financial/ready-to-bill",
  "/CompanyInfo",
  "/admin",
  "/pages/starter",
  "/pages/profile",
  "/pages/timeline",
  "/pages/invoice",
  "/pages/faq",
  "/pages/pricing",
  "/error-404-alt",
];

beforeAll(async () => {
  await newCarrier(maria);
});

describe("pages behind the sign-in", () => {
  it.each(PAGES)("%s is accessible and quiet, light and dark, on a desktop and a phone", async (path) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const person = await newPerson(viewport);
      await logIn(person, maria, path);
      for (const theme of ["light", "dark"]) {
        await person.page.evaluate((chosen) => {
          localStorage.setItem("haul.layout", JSON.stringify({ theme: chosen }));
        }, theme);
        await person.open(path);
        await person.page.getByRole("heading", { level: 1 }).first().waitFor();
        await person.page.waitForLoadState("networkidle");
        await person.expectAccessible();
      }
    }
  });
});
