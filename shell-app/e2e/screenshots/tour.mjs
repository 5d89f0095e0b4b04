/** A walk through the pages of the visitors, in a browser, with the product and its demo data. */
import { launchBrowser } from "@haul/testing/browser";
import { builtProduct, startStack } from "@haul/testing/stack";
import { VISITORS } from "./visitors.mjs";

/** The pictures of webhooks have an endpoint at the product itself. */
const HOST_SETTINGS = { HAUL_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: "true" };

/**
 * Leads `see` to each wanted page: `{ page, name, address, open, close, corner }`. What fails on one page is told and does not
 * keep from the others; it ends the program with an error.
 *
 * @param {object} options
 * @param {string} [options.address] a product that runs already; without it one is started
 * @param {string[]} [options.only] names of the pages that are wanted
 * @param {(visit: object) => Promise<void>} see
 */
export async function tour({ address, only }, see) {
  const unknown = (only ?? []).filter((name) => !VISITORS.some(({ pages }) => name in pages));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(", ")} in screenshots/visitors.mjs.`);
  const stack = address
    ? { origin: address.replace(/\/$/, ""), stop: () => Promise.resolve() }
    : await startStack({ ...builtProduct(), database: "sqlite", hasDemoData: true, hostSettings: HOST_SETTINGS });
  const browser = await launchBrowser({ drawsMaps: true });
  try {
    for (const { enter, pages } of VISITORS) {
      const wanted = Object.entries(pages).filter(([name]) => only?.includes(name) ?? true);
      if (wanted.length === 0) continue;
      const context = await browser.newContext({
        baseURL: stack.origin,
        viewport: { width: 1440, height: 900 },
        locale: "en-US",
        timezoneId: "America/Chicago",
        reducedMotion: "reduce",
      });
      // Long enough for slow answers; a control that has not appeared by then is missing.
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await enter(page);
      for (const [name, where] of wanted) await visit(page, name, where, see);
      await context.close();
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function visit(page, name, where, see) {
  const { at, ...rest } = typeof where === "object" ? where : { at: where };
  try {
    const address = typeof at === "function" ? await at(page) : at;
    await see({ page, name, address, ...rest });
  } catch (error) {
    problem(name, error.message.split("\n")[0]);
  }
}

/** Tells what is wrong with a page; the program then ends with an error. */
export function problem(name, what) {
  console.error(`${name}: ${what}`);
  process.exitCode = 1;
}

/** Opens a page anew; the same page at another part of its address would not be loaded again. */
export async function openAnew(page, address) {
  await page.goto("about:blank");
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await settled(page);
}

/** Everything that the page asked for is there, and has its final colors. */
export async function settled(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const { document, CSSTransition, requestAnimationFrame } = globalThis;
    await document.fonts.ready;
    const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (isChanging());
  });
}
