/** A signed-in page with an empty cache, and the scripts that a page fetches, for the programs that count them. */
import { setTimeout } from "node:timers/promises";
import { logIn } from "./carrier.mjs";

/** Each copy of React defines it once; React DOM only reads it. */
const REACT = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g;

/** A page that fetches no script for so long has all of them, however busy the machine is. */
const SETTLED_MS = 3_000;

/** A page in a context of its own, to which the session has moved: what came from a cache would count as nothing. */
export async function signedInPage(browser, origin, person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, origin, person);
  await page.waitForLoadState("networkidle");
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return (await browser.newContext({ storageState })).newPage();
}

/** Every script that the page fetches: bytes on the wire, encodings, copies of React. */
export async function countScripts(page, address) {
  const finished = [];
  const watch = (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) finished.push(request);
  };
  page.on("requestfinished", watch);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (let known = 0; known < finished.length; await setTimeout(SETTLED_MS)) known = finished.length;
  page.off("requestfinished", watch);
  const { pathname } = new URL(address);
  if (new URL(page.url()).pathname !== pathname) throw new Error(`${pathname} led to ${page.url()}`);
  const encodings = {};
  let [bytes, reacts] = [0, 0];
  for (const request of finished) {
    const response = await request.response();
    bytes += (await request.sizes()).responseBodySize;
    reacts += (await response.text()).match(REACT)?.length ?? 0;
    const encoding = (await response.headerValue("content-encoding")) ?? "none";
    encodings[encoding] = (encodings[encoding] ?? 0) + 1;
  }
  return { bytes, encodings, reacts };
}
