import { afterEach, describe, expect, it } from "vitest";
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

const asked = () =>
  [...document.head.querySelectorAll("link[rel=preload]")].map((link) =>
    ["href", "as", "integrity"]
      .map((name) => link.getAttribute(name))
      .concat(link.hasAttribute("crossorigin") ? ["with CORS"] : [])
      .join(" "),
  );

afterEach(() => document.head.replaceChildren());

describe("the files of a remote's page", () => {
  it("are asked for together, each with its hash, by the address of the page", () => {
    const base = `${location.origin}/mfe/safety/1/`;
    askForPage({ ...testRemote({ files, pages }), base }, "/apps/safety/drivers");
    expect(asked()).toEqual([
      `${base}app.js script sha384-app`,
      `${base}list.js script sha384-list`,
      `${base}list.css style sha384-css`,
    ]);
  });

  it("come from a developer's server with CORS, as webpack asks for them", () => {
    askForPage(testRemote({ files, pages }), "/apps/safety/drivers/7");
    expect(asked()).toEqual(["https://haul.example/mfe/safety/0.1.0+1/app.js script sha384-app with CORS"]);
  });

  it("are left to the loader where a build does not list them", () => {
    askForPage(testRemote({ files }), "/apps/safety/drivers");
    askForPage(
      testRemote({ files, pages: [{ path: "/apps/safety/drivers", files: ["gone.js"], shared: [] }] }),
      "/apps/safety/drivers",
    );
    askForPage(testRemote({ files, pages }), "/apps/safety/elsewhere");
    expect(asked()).toEqual([]);
  });
});
