/**
 * Counts the JavaScript that a browser transfers for the login page, and for the shell with the first page of a remote.
 *
 *   node transfer.mjs <haul> <component> <deployed front-ends>
 *
 * Writes `{ login: { bytes, encodings, reacts }, remote: { bytes, encodings, reacts } }`.
 */
import { chromium } from "playwright-core";
import { startStack } from "@haul/testing/stack";
import { FOUNDER, registerCarrier } from "./carrier.mjs";
import { countScripts, signedInPage } from "./scripts.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const [haul, component, webRoot] = process.argv.slice(2);
const stack = await startStack({ haul, component, webRoot, database: "sqlite" });
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await registerCarrier(stack);
  const login = await countScripts(await browser.newPage(), `${stack.origin}/auth/login`);
  const remote = await countScripts(await signedInPage(browser, stack.origin, FOUNDER), `${stack.origin}/apps/loads`);
  process.stdout.write(JSON.stringify({ login, remote }));
} finally {
  await browser.close();
  await stack.stop();
}
