import { expect, it } from "vitest";
import { GUARDED_PAGES, WALKED_ELSEWHERE } from "../../e2e/support/guarded-pages";
import { readManifests } from "../remotes/read-manifests";
import { SHELL_NAV } from "./nav";

const HINT = "Add the page to GUARDED_PAGES of e2e/support/guarded-pages.ts, or say there where it is walked.";

it("every page of the menu is walked by a journey, on a desktop and a phone, light and dark", async () => {
  const manifests = await readManifests();
  const menu = [...SHELL_NAV, ...manifests.flatMap(({ nav = [] }) => nav)].map(({ path }) => path);
  const elsewhere = Object.keys(WALKED_ELSEWHERE);
  expect(
    menu.filter((path) => ![...GUARDED_PAGES, ...elsewhere].includes(path)),
    HINT,
  ).toEqual([]);
  expect(elsewhere.filter((path) => GUARDED_PAGES.includes(path) || !menu.includes(path))).toEqual([]);
});
