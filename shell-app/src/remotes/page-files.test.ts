import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askForPage } from "./page-files";
import { testRemote } from "./test-remote";

const files = {
  "entry.1.js": "sha384-entry",
  "app.js": "sha384-app",
  "list.js": "sha384-list",
  "list.css": "sha384-css",
};
const pages = [
  { path: "/apps/safety/drivers", files: ["app.js", "list.js", "list.css"], shared: ["@haul/ui/core", "react"] },
  { path: "/apps/safety/drivers/:driver_id", files: ["app.js"], shared: [] },
];

const fetched = vi.fn<(url: string) => Promise<Response>>();
let builds = 0;
/** Another build each time: what was asked for once is not asked for again. */
const remote = (page = pages) => ({
  ...testRemote({ files, pages: page }),
  base: `https://haul.example/${(builds += 1)}/`,
});

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response("")));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const asked = () => fetched.mock.calls.map(([url]) => url);

describe("the files of a remote's page", () => {
  it("are asked for together, once, by the address of the page", () => {
    const one = remote();
    askForPage(one, "/apps/safety/drivers");
    askForPage(one, "/apps/safety/drivers/7");
    expect(asked()).toEqual(["app.js", "list.js", "list.css"].map((name) => `${one.base}${name}`));
  });

  it("are asked for again when they did not arrive", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const one = remote();
    askForPage(one, "/apps/safety/drivers/7");
    await vi.waitFor(() => {
      askForPage(one, "/apps/safety/drivers/7");
      expect(asked()).toEqual([`${one.base}app.js`, `${one.base}app.js`]);
    });
  });

  it("are left to the loader where a build does not list them", () => {
    askForPage(testRemote({ files }), "/apps/safety/drivers");
    askForPage(remote([{ path: "/apps/safety/drivers", files: ["gone.js"], shared: [] }]), "/apps/safety/drivers");
    askForPage(remote(), "/apps/safety/elsewhere");
    expect(asked()).toEqual([]);
  });
});
