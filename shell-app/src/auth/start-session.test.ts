import type { QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import {
  accessAtom,
  apiClient,
  createQueryClient,
  readStoredUser,
  type ServerSession,
  tokenManager,
  writeStoredUser,
} from "@haul/platform";
import { identityToken, storedUser } from "@haul/testing/tokens";
import { sessionEndAtom } from "./session-end";
import { enterSession, leaveSession, recheckAccess, startSession } from "./start-session";

const MINUTE = 60_000;
const ADMIN: ServerSession = {
  status: "active",
  email: "maria@prairiefreight.com",
  role: "Admin",
  sections: ["loads", "admin"],
  permissions: [],
  landing_path: "/dashboard",
};
const DISPATCHER: ServerSession = { ...ADMIN, role: "User", sections: ["loads"] };
const SUSPENDED: ServerSession = { ...ADMIN, status: "suspended", suspended_reason: "Left the company", sections: [] };

/** What the server says of the person, and how often it was asked. */
let answer: () => ServerSession | Response;
let asked: number;

const server = setupServer(
  mock("get", "/api/session", () => {
    asked += 1;
    return answer();
  }),
  mock("get", "/api/loads", () => mockProblem(401)),
  mock("post", "/logout/", () => new Response(null, { status: 204 })),
);

const store = getDefaultStore();
const access = () => store.get(accessAtom);
const idToken = vi.fn<(isForced: boolean) => Promise<string>>();
const signOut = vi.fn(() => Promise.resolve());

let queryClient: QueryClient;
let stop: () => void;

/** A page that starts with a person signed in whom the server has identified. */
async function start() {
  writeStoredUser(storedUser(Date.now()));
  stop = startSession({ queryClient, provider: () => Promise.resolve({ idToken, signOut }) });
  await waitFor(() => expect(access()).toEqual({ kind: "known", session: ADMIN }));
}

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  answer = () => ADMIN;
  asked = 0;
  idToken.mockImplementation(() => Promise.resolve(identityToken(Date.now(), { renewed: true })));
  signOut.mockClear();
  idToken.mockClear();
  queryClient = createQueryClient({ onForbidden: () => undefined });
  // The page's own retries would only make a test wait.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  queryClient.mount();
});
afterEach(() => {
  stop();
  queryClient.unmount();
  queryClient.clear();
  localStorage.clear();
  tokenManager.clear();
  vi.useRealTimers();
});
afterAll(() => server.close());

it("asks again when the window gets the focus, and takes a changed role over", async () => {
  await start();
  answer = () => DISPATCHER;
  window.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(access()).toEqual({ kind: "known", session: DISPATCHER }));
  expect(asked).toBe(2);
});

it("asks again every two minutes, and notices a suspension", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await start();
  answer = () => SUSPENDED;
  await vi.advanceTimersByTimeAsync(2 * MINUTE - 1_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(access()).toEqual({ kind: "known", session: SUSPENDED }));
});

it("asks again when told that something was refused", async () => {
  await start();
  answer = () => DISPATCHER;
  recheckAccess();
  await waitFor(() => expect(access()).toEqual({ kind: "known", session: DISPATCHER }));
});

it("keeps what it knows while the server fails", async () => {
  await start();
  answer = () => mockProblem(500);
  window.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(asked).toBe(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(access()).toEqual({ kind: "known", session: ADMIN });
});

it("says so when the server fails at the start", async () => {
  answer = () => mockProblem(500, { message: "The server is down." });
  writeStoredUser(storedUser(Date.now()));
  stop = startSession({ queryClient, provider: () => Promise.resolve({ idToken, signOut }) });
  expect(access()).toEqual({ kind: "looking_up" });
  await waitFor(() => expect(access()).toMatchObject({ kind: "unknown", role: "Admin" }));
});

it("signs out when any call stays refused with a fresh token, and says why", async () => {
  await start();
  queryClient.setQueryData(["get", "/api/loads"], "what the person has read");
  await expect(apiClient.GET("/api/loads")).rejects.toMatchObject({ status: 401 });
  expect(idToken).toHaveBeenCalledWith(true);
  expect(access()).toEqual({ kind: "anonymous" });
  expect(readStoredUser()).toBeNull();
  expect(store.get(sessionEndAtom)).toBe("expired");
  expect(queryClient.getQueryData(["get", "/api/loads"])).toBeUndefined();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it("signs out of the provider too when the sign-in is too old, asks for no fresh token, and says why", async () => {
  answer = () => mockProblem(401, { code: "sign_in_expired" });
  writeStoredUser(storedUser(Date.now()));
  stop = startSession({ queryClient, provider: () => Promise.resolve({ idToken, signOut }) });
  await waitFor(() => expect(access()).toEqual({ kind: "anonymous" }));
  expect(asked).toBe(1);
  expect(idToken).not.toHaveBeenCalled();
  expect(readStoredUser()).toBeNull();
  expect(store.get(sessionEndAtom)).toBe("sign_in_expired");
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it("stays quiet after leaving, and follows the next person", async () => {
  await start();
  await leaveSession();
  window.dispatchEvent(new Event("focus"));
  expect(access()).toEqual({ kind: "anonymous" });
  expect(asked).toBe(1);

  const user = storedUser(Date.now(), { uid: "u2", token: identityToken(Date.now(), { sub: "u2" }) });
  enterSession({ user, access: { kind: "known", session: DISPATCHER } });
  expect(access()).toEqual({ kind: "known", session: DISPATCHER });
  answer = () => SUSPENDED;
  window.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(access()).toEqual({ kind: "known", session: SUSPENDED }));
  expect(asked).toBe(2);
});

it("follows another tab that signed out", async () => {
  await start();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(access()).toEqual({ kind: "anonymous" });
});
