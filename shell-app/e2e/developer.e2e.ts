// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import { DEVICES, newPerson, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { logIn } from "./support/pages";

useBrowser();

const maria = `maria.developer.${inject("place").database}@prairiefreight.com`;

beforeAll(async () => {
  await newCarrier(maria);
});

describe("a developer", () => {
  it("gets a key, and makes the first call with it from the reference", async () => {
    const person = await newPerson();
    const { page } = person;
    await logIn(person, maria, "/developer/keys");
    await page.getByRole("button", { name: "Create API key" }).first().click();
    const drawer = page.getByRole("dialog", { name: "Create API key" });
    await drawer.getByLabel("Name").fill("Nightly export");
    await drawer.getByLabel("Permissions").first().click();
    await page.getByRole("option", { name: /^loads:read/ }).click();
    await page.keyboard.press("Escape");
    await drawer.getByRole("button", { name: "Create API key" }).click();
    const secret = await drawer.getByText(/^haul_\S{20,}$/).textContent();
    await drawer.getByRole("button", { name: "Done" }).click();
    await page.getByRole("row", { name: /Nightly export.*loads:read.*Never/ }).waitFor();

    await page.getByRole("link", { name: "API reference" }).click();
    await page.getByRole("searchbox", { name: "Search operations" }).fill("list loads");
    await page.getByRole("link", { name: "GET List loads", exact: true }).click();
    const tryIt = page.getByRole("region", { name: "Try it" });
    await tryIt.getByLabel("API key").fill(secret ?? "");
    await tryIt.getByRole("button", { name: "Send" }).click();
    await tryIt.getByText("200 OK").waitFor();
    await tryIt.getByText('"total_count": 0').waitFor();
    await person.expectAccessible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(secret);
  });

  it("sees every page of the menu on a phone", async () => {
    const person = await newPerson("phone");
    const { page } = person;
    await person.open("/developer");
    const links = page.getByRole("navigation", { name: "For developers" }).getByRole("link");
    await links.first().waitFor();
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      const name = await link.textContent();
      expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(44);
      expect(box && box.x + box.width, `end of ${name}`).toBeLessThanOrEqual(DEVICES.phone.viewport.width);
    }
  });
});
