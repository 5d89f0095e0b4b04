/**
 * Lets Lighthouse, as its mobile preset has it, look at the login page, and at the load list of the demo's carrier.
 *
 *   node lighthouse.mjs <haul> <component> <deployed front-ends> <runs>
 *
 * Writes `{ login: { lcp, tbt, cls }, remote: { lcp, tbt, cls } }`, each a list of a figure per run: milliseconds, and shifts without a unit.
 * Lighthouse is installed into `browser/` at the first run.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startStack } from "@haul/testing/stack";
import { DEMO_FOUNDER, logIn } from "./carrier.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const LIGHTHOUSE = join(import.meta.dirname, "browser");
const METRICS = { lcp: "largest-contentful-paint", tbt: "total-blocking-time", cls: "cumulative-layout-shift" };

const [haul, component, webRoot, runs] = process.argv.slice(2);
const { default: lighthouse, launch } = await install();
const profile = await mkdtemp(join(tmpdir(), "haul-lighthouse-"));
const stack = await startStack({ haul, component, webRoot, database: "sqlite", hasDemoData: true });
try {
  await signIn();
  const pages = { login: { path: "/auth/login" }, remote: { path: "/apps/loads", userDataDir: profile } };
  const figures = { login: { lcp: [], tbt: [], cls: [] }, remote: { lcp: [], tbt: [], cls: [] } };
  for (let run = 0; run < Number(runs); run += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const audits = await audit(page);
      for (const [metric, id] of Object.entries(METRICS)) figures[name][metric].push(audits[id].numericValue);
    }
  }
  process.stdout.write(JSON.stringify(figures));
} finally {
  await stack.stop();
  await rm(profile, { recursive: true, force: true });
}

async function install() {
  if (!existsSync(join(LIGHTHOUSE, "node_modules/lighthouse"))) {
    execFileSync("npm", ["install", "--no-save", "--ignore-scripts"], { cwd: LIGHTHOUSE, stdio: "ignore" });
  }
  return import("./browser/index.js");
}

/** Leaves the session in the profile, in which Lighthouse's browser finds it. */
async function signIn() {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await context.newPage();
  await logIn(page, stack.origin, DEMO_FOUNDER);
  await page.waitForLoadState("networkidle");
  await context.close();
}

/** Lighthouse clears the browser's caches first but not its databases, so the user stays signed in. */
async function audit({ path, userDataDir }) {
  const browser = await launch({
    chromePath: CHROMIUM,
    userDataDir,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const { lhr } = await lighthouse(stack.origin + path, { port: browser.port, onlyAudits: Object.values(METRICS) });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const shown = new URL(lhr.finalDisplayedUrl).pathname;
    if (shown !== path) throw new Error(`${path} led to ${shown}`);
    return lhr.audits;
  } finally {
    browser.kill();
  }
}
