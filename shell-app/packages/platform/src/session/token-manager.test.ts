import { beforeEach, describe, expect, it, vi } from "vitest";
import { startIdentityRefresh } from "./refresh-schedule";
import { readStoredUser, STORED_USER_KEY, writeStoredUser } from "./stored-user";
import { identityToken, storedUser, unsignedJwt } from "@haul/testing/tokens";
import { sessionEndOf, TokenManager, type SessionEnd } from "./token-manager";

const START = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;

let now: number;
let asked: boolean[];

/** A manager on a clock of its own, whose provider gives a new token for every question. */
function manager(source?: (isForced: boolean) => Promise<string>): TokenManager {
  const tokens = new TokenManager({ now: () => now });
  tokens.connect((isForced) => {
    asked.push(isForced);
    return source ? source(isForced) : Promise.resolve(identityToken(now, { n: asked.length }));
  });
  return tokens;
}

/** A manager whose page has been open long enough that the provider is asked again. */
async function restedManager(source?: (isForced: boolean) => Promise<string>): Promise<TokenManager> {
  writeStoredUser(storedUser(now));
  const tokens = manager(source);
  await tokens.current();
  now += 5 * MINUTE;
  return tokens;
}

beforeEach(() => {
  localStorage.clear();
  now = START;
  asked = [];
});

describe("the token manager", () => {
  it("has nothing for a person who is not signed in", async () => {
    expect(await manager().current()).toBeNull();
    expect(asked).toEqual([]);
  });

  it("starts with the stored token and answers from memory for five minutes", async () => {
    writeStoredUser(storedUser(START));
    const tokens = manager();
    now += 20 * MINUTE;
    const first = await tokens.current();
    expect(first?.token).toBe(storedUser(START).token);
    now += 5 * MINUTE - 1;
    expect(await tokens.current()).toEqual(first);
    expect(asked).toEqual([]);
    now += 1;
    expect(await tokens.current()).not.toEqual(first);
    expect(asked).toEqual([false]);
  });

  it("renews by force what is older than 55 minutes", async () => {
    writeStoredUser(storedUser(START));
    now += 55 * MINUTE;
    await manager().current();
    expect(asked).toEqual([]);
    now += 1;
    await manager().current();
    expect(asked).toEqual([true]);
  });

  it("does not start with a stored token that has ended already", async () => {
    writeStoredUser(storedUser(START, { token: identityToken(START - 60 * MINUTE) }));
    await manager().current();
    expect(asked).toEqual([false]);
  });

  it("stores the new token with its time", async () => {
    const tokens = await restedManager();
    const credential = await tokens.current();
    expect(asked).toEqual([false]);
    expect(readStoredUser()).toMatchObject({ token: credential?.token, tokenTimestamp: now });
  });

  it("asks once for callers that come together", async () => {
    const tokens = await restedManager();
    const [first, second] = await Promise.all([tokens.current(), tokens.current()]);
    expect(first).toEqual(second);
    expect(asked).toHaveLength(1);
  });

  it("logs a plain JWT out once it is past its exp", async () => {
    const token = unsignedJwt({ iss: "haul", exp: START / 1_000 + 60 });
    writeStoredUser(storedUser(START, { token }));
    const tokens = manager();
    expect(await tokens.current()).toEqual({ kind: "plain", token });
    now += MINUTE;
    expect(await tokens.current()).toBeNull();
    expect(localStorage.getItem(STORED_USER_KEY)).toBeNull();
  });

  it.each([
    ["auth/user-disabled", "disabled"],
    ["auth/user-token-expired", "expired"],
    ["auth/invalid-refresh-token", "expired"],
    ["auth/user-not-found", "disabled"],
  ])("ends the session on %s", async (code, end) => {
    const tokens = await restedManager(() => Promise.reject(Object.assign(new Error(), { code })));
    const ends: SessionEnd[] = [];
    tokens.onSessionEnd((reason) => ends.push(reason));
    expect(await tokens.current()).toBeNull();
    expect(ends).toEqual([end]);
  });

  it("keeps using a token that still lives when the network fails", async () => {
    writeStoredUser(storedUser(START));
    const offline = Object.assign(new Error("offline"), { code: "auth/network-request-failed" });
    const tokens = manager(() => Promise.reject(offline));
    now += 56 * MINUTE;
    expect((await tokens.current())?.token).toBe(storedUser(START).token);
    now += 4 * MINUTE;
    await expect(tokens.current()).rejects.toBe(offline);
    expect(sessionEndOf(offline)).toBeUndefined();
  });

  it("drops an answer that comes after the logout", async () => {
    const tokens = await restedManager();
    const late = tokens.current();
    localStorage.clear();
    tokens.clear();
    expect(await late).toBeNull();
    expect(readStoredUser()).toBeNull();
  });

  it("follows another tab that signed another person in", async () => {
    writeStoredUser(storedUser(START));
    const tokens = manager((isForced) => Promise.resolve(readStoredUser()?.token ?? String(isForced)));
    await tokens.current();
    const other = identityToken(START, { sub: "u2" });
    writeStoredUser(storedUser(START, { uid: "u2", token: other }));
    expect((await tokens.current())?.token).toBe(other);
  });
});

describe("the refresh schedule", () => {
  it("renews every 50 minutes and stops when told", async () => {
    vi.useFakeTimers();
    writeStoredUser(storedUser(START));
    const stop = startIdentityRefresh(manager());
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(asked).toEqual([true]);
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(asked).toEqual([true, true]);
    stop();
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it("renews at once what is older than 55 minutes, and after a sleep", async () => {
    writeStoredUser(storedUser(START));
    now += 56 * MINUTE;
    const tokens = manager();
    const stop = startIdentityRefresh(tokens);
    expect(asked).toEqual([true]);
    await tokens.current();
    now += 51 * MINUTE;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toEqual([true, true]);
    stop();
  });
});
