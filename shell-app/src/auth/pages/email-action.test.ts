import { expect, it } from "vitest";
import { actionPage, continuePath } from "./email-action";

it.each([
  ["resetPassword", "/auth/reset-password"],
  ["verifyEmail", "/auth/verify-email"],
  ["recoverEmail", "/auth/verify-email"],
  ["verifyAndChangeEmail", "/auth/verify-email"],
  ["signIn", undefined],
  [null, undefined],
])("mode %s belongs to %s", (mode, page) => {
  expect(actionPage(mode)).toBe(page);
});

it.each([
  ["https://haul.example/auth/login2?next=%2Fapps", "/auth/login2?next=%2Fapps"],
  ["https://evil.example/auth/login", undefined],
  ["//evil.example/", undefined],
  ["javascript:alert(1)", undefined],
  [null, undefined],
])("continues to %s only inside of the site", (url, path) => {
  expect(continuePath(url, "https://haul.example")).toBe(path);
});
