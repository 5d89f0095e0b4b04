// @database sqlite
import { beforeAll, describe, inject, it } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { GUARDED_PAGES } from "./support/guarded-pages";
import { logIn } from "./support/pages";
import { walk } from "./support/walk";

useBrowser();

const maria = `maria.pages.${inject("place").database}@prairiefreight.com`;

beforeAll(async () => {
  await newCarrier(maria);
});

describe("pages behind the sign-in", () => {
  it.each(GUARDED_PAGES)("%s is accessible and quiet on a desktop and a phone, light and dark", async (path) => {
    const person = await newPerson();
    await logIn(person, maria, path);
    await person.arrivesAt(path);
    await walk(person, path);
  });
});
