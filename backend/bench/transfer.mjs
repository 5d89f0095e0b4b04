/**
 * Counts the JavaScript that a browser transfers for the login page, and for the shell with the first page of a remote.
 *
 *   node transfer.mjs <haul> <component> <deployed front-ends>
 *
 * Writes `{ login: { bytes, encodings }, remote: { bytes, encodings } }`.
 */
import { chromium } from "playwright-core";
import { startStack } from "@haul/testing/stack";
import { FOUNDER, logIn, registerCarrier } from "./carrier.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const REMOTE_PAGE = "/apps/loads";

const [haul, component, webRoot] = process.argv.slice(2);
const stack = await startStack({ haul, component, webRoot, database: "sqlite" });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
try {
  await registerCarrier(stack);
  const context = await browser.newContext();
  const page = await context.newPage();
  const login = await countScripts(page, `${stack.origin}/auth/login`);

  await logIn(page, stack.origin, FOUNDER);
  await page.waitForLoadState("networkidle");

  // The session moves to another context, whose cache is empty: what came from a cache would count as nothing.
  const storageState = await context.storageState({ indexedDB: true });
  const returning = await (await browser.newContext({ storageState })).newPage();
  const remote = await countScripts(returning, stack.origin + REMOTE_PAGE);
  if (new URL(returning.url()).pathname !== REMOTE_PAGE) throw new Error(`${REMOTE_PAGE} led to ${returning.url()}`);
  process.stdout.write(JSON.stringify({ login, remote }));
} finally {
  await browser.close();
  await stack.stop();
}

/** Bytes on the wire of every script that the page fetches until nothing is under way any more. */
async function countScripts(page, address) {
  const finished = [];
  const watch = (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) finished.push(request);
  };
  page.on("requestfinished", watch);
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("requestfinished", watch);
  const encodings = {};
  let bytes = 0;
  for (const request of finished) {
    bytes += (await request.sizes()).responseBodySize;
    const encoding = (await (await request.response()).headerValue("content-encoding")) ?? "none";
    encodings[encoding] = (encodings[encoding] ?? 0) + 1;
  }
  return { bytes, encodings };
}
