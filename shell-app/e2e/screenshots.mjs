#!/usr/bin/env node
/**
 * Pictures of the product with its demo data, to look at:
 *
 *   npm run screenshots                                       of what `make build` has left
 *   npm run screenshots -- --address http://127.0.0.1:8080    of a product that `make run` has started
 *   npm run screenshots -- --readme <file>                    and the one for a README
 *   npm run screenshots -- --only quotes --only detention     of the pages of these names alone
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "@haul/testing/browser";
import { builtProduct, startStack } from "@haul/testing/stack";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
/** How far down a picture goes, in heights of its window: a long list is more of the same. */
const WINDOWS = 3;
const THEMES = ["light", "dark"];

/** The demo's people, as `haul demo` prints them. */
const ADMIN = "marcus.bell@prairiecrest.example";
const PASSWORD = "demo-haul-2026";
const OWNER = "harlan.voss@vosstrucking.example";

const { values: options } = parseArgs({
  options: {
    address: { type: "string" },
    to: { type: "string", default: path.join(import.meta.dirname, ".artifacts/screenshots") },
    readme: { type: "string" },
    only: { type: "string", multiple: true },
  },
});

/** Who looks, and at which pages: their name and where they are. */
const VISITORS = [
  {
    enter: () => Promise.resolve(),
    pages: () => ({
      "sign-in": "/auth/login",
      "sign-in-split": "/auth/login2",
      register: "/auth/register",
      "register-split": "/auth/register2",
      "owner-sign-in": "/fleetowner/login",
      developer: "/developer",
      "not-found": "/no/such/page",
    }),
  },
  {
    enter: signInAsAdmin,
    pages: async (page) => {
      const load = await firstOf(page, "/apps/loads?status=in_transit", /\/api\/loads\?.*in_transit/);
      const done = await firstOf(page, "/apps/loads?status=delivered", /\/api\/loads\?.*delivered/);
      const wait = await firstOf(page, "/apps/loads/detention?status=pending", /\/api\/detention\?.*pending/);
      const quote = await firstOf(page, "/apps/quotation?status=sent", /\/api\/quotes\?.*sent/);
      return {
        dashboard: "/dashboard/ecommerce",
        analytics: "/dashboard/analytics",
        loads: "/apps/loads",
        "loads-drawer": `/apps/loads?load=${load}`,
        board: "/apps/loads/board",
        tracking: "/apps/track&trace",
        load: `/apps/loads/${load}`,
        "load-delivered": `/apps/loads/${done}`,
        "load-new": "/apps/loads/new",
        detention: "/apps/loads/detention",
        "detention-drawer": `/apps/loads/detention?detention=${wait}`,
        "detention-payers": "/apps/loads/detention/payers",
        quotes: "/apps/quotation",
        "quotes-drawer": `/apps/quotation?quote=${quote}`,
        "quotes-costs": "/apps/quotation?settings=costs",
        "quotes-fuel": "/apps/quotation?settings=fuel",
        "quotes-diesel": "/apps/quotation?settings=diesel",
        quote: `/apps/quotation/${quote}`,
        "quote-new": "/apps/quotation/new",
        "quote-report": "/apps/quotation/report",
        customers: "/apps/customers",
        facilities: "/apps/facilities",
        drivers: "/apps/safety/drivers",
        trucks: "/apps/safety/trucks",
        "ready-to-bill": "/apps/financial/ready-to-bill",
        company: "/CompanyInfo",
        admin: "/admin",
        profile: "/pages/profile",
      };
    },
  },
  { enter: signInAsOwner, pages: () => ({ owner: "/fleetowner", "owner-profile": "/fleetowner/profile" }) },
];

const stack = options.address
  ? { origin: options.address.replace(/\/$/, ""), stop: () => Promise.resolve() }
  : await startStack({ ...builtProduct(), database: "sqlite", hasDemoData: true });
const browser = await launchBrowser();
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
  for (const [name, address] of Object.entries(await pages(page)).filter(isWanted)) {
    for (const theme of THEMES) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await show(page, address, theme);
        const file = path.join(options.to, `${name}-${size.width}-${theme}.png`);
        const whole = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = globalThis.document.documentElement;
          return { width: scrollWidth, height: scrollHeight };
        });
        if (whole.width > size.width) console.log(`${address} scrolls sideways at ${size.width} px`);
        const clip = { x: 0, y: 0, width: size.width, height: Math.min(whole.height, WINDOWS * size.height) };
        await page.screenshot({ path: file, fullPage: true, clip });
        const isForReadme = name === "load" && size === SIZES[0] && theme === "light";
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
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await globalThis.document.fonts.ready;
  });
}

async function signInAsAdmin(page) {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(ADMIN);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Follows the link that is mailed, which comes some time after it was asked for. */
async function signInAsOwner(page) {
  const since = new Date().toISOString();
  await page.goto("/fleetowner/login");
  await page.getByLabel(/^Email/).fill(OWNER);
  await page.getByRole("button", { name: "Send the link" }).click();
  const link = await page.waitForFunction(
    async ([email, after]) => {
      const { mails } = await (await fetch("/mailbox.json")).json();
      const mail = mails.find(({ to, sent_at }) => to === email && sent_at > after);
      return /\/fleetowner\/verify-token\/\S+/.exec(mail?.text ?? "")?.[0];
    },
    [OWNER, since],
    { polling: 200 },
  );
  await page.goto(await link.jsonValue());
  await page.getByRole("button", { name: "Open my portal" }).click();
  await page.waitForURL((url) => url.pathname === "/fleetowner");
}

/** The id of the first row of a list, as the API answers it. */
async function firstOf(page, address, request) {
  const answered = page.waitForResponse((response) => request.test(response.url()));
  await page.goto(address);
  const { items } = await (await answered).json();
  return items[0].id;
}
