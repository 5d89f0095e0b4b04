import { beforeEach, expect, it } from "vitest";
import { ownerCredentials } from "./credentials";
import { readOwnerSession, writeOwnerSession } from "./owner-session";
import { unsignedJwt } from "@haul/testing/tokens";

const HOUR = 3_600_000;

beforeEach(() => {
  localStorage.clear();
});

it("sends nothing for an owner who is not signed in", async () => {
  expect(await ownerCredentials.authorization()).toBeUndefined();
});

it("sends an owner's session with the JWT scheme and forgets a refused one", async () => {
  const token = unsignedJwt({ iss: "haul", exp: (Date.now() + HOUR) / 1_000 });
  writeOwnerSession({ token, expires_at: new Date(Date.now() + HOUR).toISOString() });
  expect(await ownerCredentials.authorization()).toBe(`JWT ${token}`);
  expect(await ownerCredentials.renew(`JWT ${token}`)).toBe(false);
  ownerCredentials.end("expired");
  expect(readOwnerSession()).toBeNull();
});
