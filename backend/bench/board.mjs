/**
 * Times the dispatch board of a large carrier and that of a new one with one driver and one load, in one browser.
 *
 *   node board.mjs <haul> <component> <deployed front-ends> <data folder of the large carrier> <rounds>
 *
 * Writes `{ full: { paint, drag }, bare: { paint, drag } }`, each a list of milliseconds: from the start of the navigation to the frame
 * that shows the first row, and from a move of the pointer onto a row to the frame that marks it as the target.
 */
import { chromium } from "playwright-core";
import { startStack } from "@haul/testing/stack";
import { DEMO_FOUNDER, FOUNDER, logIn, registerCarrier } from "./carrier.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const BOARD = "/apps/loads/board";
const MOVES = 10;
const DAY_MS = 86_400_000;
/** Longer than any part of the page takes to appear once the rows are there. */
const SETTLED_MS = 500;

const [haul, component, webRoot, dataFolder, rounds] = process.argv.slice(2);
const stack = await startStack({ haul, component, webRoot, database: "sqlite", dataFolder, hasDemoData: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
try {
  await bookLoad(await registerCarrier(stack));
  const boards = { full: await open(DEMO_FOUNDER), bare: await open(FOUNDER) };
  const times = { full: { paint: [], drag: [] }, bare: { paint: [], drag: [] } };
  for (let round = 0; round < Number(rounds); round += 1) {
    // Whichever comes second finds the machine as the other left it.
    for (const name of round % 2 ? ["full", "bare"] : ["bare", "full"]) {
      times[name].paint.push(await paint(boards[name]));
      times[name].drag.push(...(await drag(boards[name])));
    }
  }
  process.stdout.write(JSON.stringify(times));
} finally {
  await browser.close();
  await stack.stop();
}

/** A signed-in page that tells when the first row is on the screen. */
async function open(person) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logIn(page, stack.origin, person);
  await page.addInitScript(() => {
    window.painted = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('[aria-label="Board"] li')) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  return page;
}

async function paint(page) {
  await page.goto(stack.origin + BOARD);
  return page.evaluate(() => window.painted);
}

/** Lifts the first card of the lane, and goes to and fro between the lane and the first row. */
async function drag(page) {
  const lane = page.locator('[aria-label="Unassigned"]');
  const card = lane.locator("[data-movable]").first();
  await card.waitFor();
  const [from, row] = [await settled(card), await settled(page.locator('[aria-label="Board"] li').first())];
  await page.evaluate(() => {
    window.marked = [];
    let moved = 0;
    window.addEventListener("pointermove", () => (moved = performance.now()), { capture: true });
    new MutationObserver(() => requestAnimationFrame(() => window.marked.push(performance.now() - moved))).observe(document.body, {
      subtree: true,
      attributeFilter: ["data-over"],
    });
  });
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  for (let move = 0; move < MOVES; move += 1) {
    const known = await page.evaluate(() => window.marked.length);
    const to = move % 2 ? from : row;
    await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 2 });
    await page.waitForFunction((count) => window.marked.length > count, known);
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return page.evaluate(() => window.marked);
}

/** Where it is once the page around it has stopped moving. The live stream stays open, so the network is never idle. */
async function settled(place) {
  for (let before = await place.boundingBox(); ; ) {
    await place.page().waitForTimeout(SETTLED_MS);
    const now = await place.boundingBox();
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** A driver, a truck, and a load that nobody moves yet. */
async function bookLoad(call) {
  const customer = await call("POST", "/api/customers", { name: "Front Range Brokerage", kind: "broker" });
  const address = { line1: "4100 Dock Rd", city: "Amarillo", state: "TX", postal_code: "79101", country: "US" };
  const facility = await call("POST", "/api/facilities", { name: "Panhandle Beef", address, time_zone: "America/Chicago" });
  await call("POST", "/api/drivers", { first_name: "Luis", last_name: "Baker", kind: "company" });
  const stop = (kind, days) => ({
    kind,
    facility_id: facility.id,
    schedule: "appointment",
    earliest_local: `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T08:00`,
  });
  await call("POST", "/api/loads", {
    customer_id: customer.id,
    load_kind: "full_truckload",
    equipment: "dry_van",
    stops: [stop("pickup", 1), stop("delivery", 2)],
  });
}
