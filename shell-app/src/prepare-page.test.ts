import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedUser } from "@haul/testing/tokens";
import { clearStoredUser, setConfig, writeStoredUser } from "@haul/platform";
import { preparePage } from "./prepare-page";
import { forgetRemotes } from "./remotes";
import { testRemote } from "./remotes/test-remote";

const { manifest } = testRemote({
  files: { "entry.1.js": "sha384-entry", "list.js": "sha384-list", "link.js": "sha384-link" },
  paths: [
    { pattern: "/apps/safety/*", frame: "frame", section: "safety" },
    { pattern: "/apps/safety/link", frame: "bare" },
  ],
  pages: [
    { path: "/apps/safety/drivers", files: ["list.js"], shared: [] },
    { path: "/apps/safety/link", files: ["link.js"], shared: [] },
  ],
});

function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
  const remotes = [{ id: "safety", manifest: "/mfe/safety/manifest.json", integrity: "sha384-x" }];
  return Promise.resolve(Response.json(pathname === "/remotes.json" ? { remotes } : manifest));
}

const fetched = vi.fn(answer);
const loaded = () => fetched.mock.calls.flatMap(([input]) => (typeof input === "string" ? [input] : []));

beforeEach(() => {
  forgetRemotes();
  setConfig({ environment: "development", firebase: { api_key: "", project_id: "demo-haul" } });
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  clearStoredUser();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

/** The entry never arrives here, and the page's files do not wait for it. */
async function prepare(pathname: string) {
  void preparePage(pathname);
  await vi.waitFor(() => expect(loaded()).not.toEqual([]));
}

describe("the page at the address", () => {
  it("is asked for as soon as the manifests are there, before the server has said who the person is", async () => {
    writeStoredUser(storedUser(Date.now()));
    await prepare("/apps/safety/drivers");
    expect(loaded()).toEqual([`${location.origin}/mfe/safety/list.js`]);
  });

  it("is not asked for by strangers, unless it is public", async () => {
    await preparePage("/apps/safety/drivers");
    expect(loaded()).toEqual([]);
    await prepare("/apps/safety/link");
    expect(loaded()).toEqual([`${location.origin}/mfe/safety/link.js`]);
  });
});
