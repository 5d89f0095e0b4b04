#!/usr/bin/env node
/**
 * Pictures of the product with its demo data, to look at:
 *
 *   npm run screenshots                                       of what `make build` has left
 *   npm run screenshots -- --address http://127.0.0.1:8080    of a product that `make run` has started
 *   npm run screenshots -- --readme <file>                    and the one for a README
 *   npm run screenshots -- --only quotes --only detention     of the pages of these names alone
 *   npm run screenshots -- --width 820 --theme dark           at this width and in this theme alone
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "@haul/testing/browser";
import { builtProduct, startStack } from "@haul/testing/stack";
import { VISITORS } from "./screenshots/visitors.mjs";

/** Windows of a desk, a small laptop, a tablet held upright, and a phone, by their width. */
const HEIGHTS = { 1440: 900, 1024: 768, 820: 1180, 390: 844 };
/** How far down a picture goes, in heights of its window: a long list is more of the same. */
const WINDOWS = 3;

const { values: options } = parseArgs({
  options: {
    address: { type: "string" },
    to: { type: "string", default: path.join(import.meta.dirname, ".artifacts/screenshots") },
    readme: { type: "string" },
    only: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: ["1440", "1024", "390"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
  },
});

const SIZES = options.width.map((width) => ({ width: Number(width), height: HEIGHTS[width] }));

const stack = options.address
  ? { origin: options.address.replace(/\/$/, ""), stop: () => Promise.resolve() }
  : await startStack({ ...builtProduct(), database: "sqlite", hasDemoData: true });
const browser = await launchBrowser({ drawsMaps: true });
/** What one visitor makes and another one opens. */
const kept = {};
try {
  await mkdir(options.to, { recursive: true });
  for (const visitor of VISITORS) await picture(visitor);
  console.log(`The pictures are in ${path.relative(process.cwd(), options.to)}.`);
} finally {
  await browser.close();
  await stack.stop();
}

async function picture({ enter, pages }) {
  const context = await browser.newContext({
    baseURL: stack.origin,
    viewport: SIZES[0],
    locale: "en-US",
    timezoneId: "America/Chicago",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await enter(page);
  const isWanted = ([name]) => options.only?.includes(name) ?? true;
  for (const [name, where] of Object.entries(await pages(page, kept)).filter(isWanted)) {
    const { at: address, open } = typeof where === "string" ? { at: where } : where;
    for (const theme of options.theme) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await show(page, address, theme);
        if (open) await settle(page, open);
        const file = path.join(options.to, `${name}-${size.width}-${theme}.png`);
        const whole = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = globalThis.document.documentElement;
          return { width: scrollWidth, height: scrollHeight };
        });
        if (whole.width > size.width) console.log(`${address} scrolls sideways at ${size.width} px`);
        const clip = { x: 0, y: 0, width: size.width, height: Math.min(whole.height, WINDOWS * size.height) };
        await page.screenshot({ path: file, fullPage: true, clip });
        const isForReadme = name === "load" && size.width === 1440 && theme === "light";
        if (isForReadme && options.readme) await page.screenshot({ path: options.readme });
      }
    }
  }
  await context.close();
}

/** Opens a page anew, so that it starts in that theme and at that width, and waits until it has everything. */
async function show(page, address, theme) {
  if (!page.url().startsWith(stack.origin)) await page.goto("/auth/login");
  await page.evaluate((chosen) => {
    globalThis.localStorage.setItem("haul.layout", JSON.stringify({ theme: chosen }));
  }, theme);
  // The same page at another part of its address would not be loaded anew.
  await page.goto("about:blank");
  await page.goto(address);
  await settle(page, () => page.getByRole("heading", { level: 1 }).first().waitFor());
}

/** Does something, and waits until everything that it led to is there. */
async function settle(page, does) {
  try {
    await does(page);
  } catch (error) {
    console.log(`${page.url()}: ${error.message.split("\n")[0]}`);
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await globalThis.document.fonts.ready;
  });
}
