// @database postgresql
import { describe, expect, it } from "vitest";
import published from "@haul/api/openapi.json";
import { newPerson, origin, useBrowser } from "./support/browser";
import { walk } from "./support/walk";

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
  "/invitation/refuse",
  "/terms-of-service",
  "/privacy-policy",
  "/end-user-license-agreement",
  "/thank-you",
  "/access-denied",
  "/error-404",
  "/error-500",
  "/pages/maintenance",
  "/developer",
  "/developer/reference",
  "/developer/reference/create_load",
  "/developer/errors",
  "/developer/keys",
  "/developer/webhooks",
  "/developer/webhooks/none",
  "/developer/changelog",
  "/developer/front-ends",
  "/fleetowner/login",
  "/fleetowner/verify-token/none",
  "/apps/safety/papers",
  "/no/such/page",
];

describe("public pages", () => {
  it.each(PAGES)("%s is accessible and quiet on a desktop and a phone, light and dark", async (path) => {
    await walk(await newPerson(), path);
  });
});

it("the reference shows the document that clients are generated from", async () => {
  const served = await fetch(`${origin()}/openapi.json`);
  // Compared as a whole: a difference of thousands of lines says no more.
  expect(
    JSON.stringify(await served.json()) === JSON.stringify(published),
    "/openapi.json is openapi/openapi.json",
  ).toBe(true);
});
