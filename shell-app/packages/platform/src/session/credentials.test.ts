import { beforeEach, expect, it } from "vitest";
import { ownerCredentials, staffCredentials } from "./credentials";
import { readOwnerSession, writeOwnerSession } from "./owner-session";
import { writeStoredUser } from "./stored-user";
import { identityToken, storedUser, unsignedJwt } from "./testing";
import { TokenManager } from "./token-manager";

const HOUR = 3_600_000;

beforeEach(() => {
  localStorage.clear();
});

it("sends nothing for somebody who is not signed in", async () => {
  const staff = staffCredentials(new TokenManager());
  expect(await staff.authorization()).toBeUndefined();
  expect(await staff.renew()).toBe(false);
  expect(await ownerCredentials.authorization()).toBeUndefined();
});

it("repeats a refused call only with a new token", async () => {
  const user = storedUser(Date.now());
  writeStoredUser(user);
  const tokens = new TokenManager();
  let next = user.token;
  tokens.connect((isForced) => Promise.resolve(isForced ? next : user.token));
  const staff = staffCredentials(tokens);
  expect(await staff.authorization()).toBe(`Bearer ${user.token}`);
  expect(await staff.renew()).toBe(false);
  next = identityToken(Date.now(), { n: 2 });
  expect(await staff.renew()).toBe(true);
  expect(await staff.authorization()).toBe(`Bearer ${next}`);
});

it("sends an owner's session with the JWT scheme and forgets a refused one", async () => {
  const token = unsignedJwt({ iss: "haul", exp: (Date.now() + HOUR) / 1_000 });
  writeOwnerSession({ token, expires_at: new Date(Date.now() + HOUR).toISOString() });
  expect(await ownerCredentials.authorization()).toBe(`JWT ${token}`);
  expect(await ownerCredentials.renew()).toBe(false);
  expect(readOwnerSession()).toBeNull();
});
