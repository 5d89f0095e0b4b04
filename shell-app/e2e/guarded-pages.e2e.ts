// @database sqlite
import { beforeAll, describe, inject, it } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { logIn } from "./support/pages";
import { walk } from "./support/walk";

useBrowser();

const maria = `maria.pages.${inject("place").database}@prairiefreight.com`;

const PAGES = [
  "/dashboard/ecommerce",
  "/dashboard/analytics",
  "/apps/loads",
  "/apps/loads/new",
  "/apps/customers",
  "/apps/customers/duplicates",
  "/apps/facilities",
  "/apps/facilities/duplicates",
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
  it.each(PAGES)("%s is accessible and quiet on a desktop and a phone, light and dark", async (path) => {
    const person = await newPerson();
    await logIn(person, maria, path);
    await person.arrivesAt(path);
    await walk(person, path);
  });
});
