#!/usr/bin/env node
/**
 * Pictures of the product with its demo data, to look at:
 *
 *   npm run screenshots                                       of what `make build` has left
 *   npm run screenshots -- --address http://127.0.0.1:8080    of a product that `make run` has started
 *   npm run screenshots -- --readme <file>                    and the one for a README
 *   npm run screenshots -- --only quotes --only detention     of the pages of these names alone
 *   npm run screenshots -- --width 820 --look dark            at this width and with this look alone
 *
 * A picture with another theme or direction than it was taken for, or of a page that scrolls sideways, is an error.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { openAnew, problem, settled, tour } from "./screenshots/tour.mjs";

/** Windows of a desk, a small laptop, a tablet held upright, and a phone, by their width. */
const HEIGHTS = { 1440: 900, 1024: 768, 820: 1180, 390: 844 };
/** How far down a picture goes, in heights of its window: a long list is more of the same. */
const WINDOWS = 3;
/** Looks of one direction are taken of one page: it follows the system's theme. */
const LOOKS = {
  light: { theme: "light", direction: "ltr" },
  dark: { theme: "dark", direction: "ltr" },
  rtl: { theme: "light", direction: "rtl" },
};
/** A light page is brighter than this even under the shade of a dialog, and a dark one is never. */
const LIGHT_ABOVE = 70;
/** Beside rounded corners and borders. */
const FROM_CORNER = 6;

const { values: options } = parseArgs({
  options: {
    address: { type: "string" },
    to: { type: "string", default: path.join(import.meta.dirname, ".artifacts/screenshots") },
    readme: { type: "string" },
    only: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: ["1440", "1024", "390"] },
    look: { type: "string", multiple: true, default: ["light", "dark", "rtl"] },
  },
});

const unknown = [
  ...options.width.filter((width) => !(width in HEIGHTS)),
  ...options.look.filter((look) => !(look in LOOKS)),
];
if (unknown.length > 0)
  throw new Error(
    `Unknown: ${unknown.join(", ")}. There are ${Object.keys(HEIGHTS).join(", ")} px and ${Object.keys(LOOKS).join(", ")}.`,
  );

await mkdir(options.to, { recursive: true });
let taken = 0;
await tour(options, async (visit) => {
  for (const direction of ["ltr", "rtl"]) {
    const looks = options.look.filter((look) => LOOKS[look].direction === direction);
    for (const width of looks.length > 0 ? options.width : []) await takeAt(visit, direction, Number(width), looks);
  }
});
console.log(`${taken} pictures are in ${path.relative(process.cwd(), options.to)}.`);

/** Pictures of a page at one width and in one direction. */
async function takeAt(visit, direction, width, looks) {
  const { page, name, address, open, close } = visit;
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await page.emulateMedia({ colorScheme: LOOKS[looks[0]].theme, reducedMotion: "reduce" });
  await layOut(page, direction);
  await openAnew(page, address);
  try {
    await open?.(page);
    await settled(page);
    await growWindow(page, width);
    for (const look of looks) await take(visit, width, look);
    await close?.(page);
  } catch (error) {
    problem(`${name}-${width}-${direction}`, error.message);
  }
}

async function take({ page, name, corner = "end" }, width, look) {
  const { theme, direction } = LOOKS[look];
  const title = `${name}-${width}-${look}`;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await settled(page);
  const { scrollWidth, dir } = await page.evaluate(() => {
    const { scrollWidth, dir } = globalThis.document.documentElement;
    return { scrollWidth, dir };
  });
  if (scrollWidth > width) problem(title, `the page scrolls sideways, to ${scrollWidth} px`);
  if (dir !== direction) problem(title, `the direction is ${dir}`);
  const png = await page.screenshot({ path: path.join(options.to, `${title}.png`) });
  const isAtRight = (direction === "ltr") === (corner === "end");
  const light = await brightness(page, png, isAtRight);
  if (light > LIGHT_ABOVE !== (theme === "light"))
    problem(title, `the theme did not switch to ${theme}: the brightness of its corner is ${light} of 255`);
  if (name === "load" && width === 1440 && look === "light" && options.readme) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await page.screenshot({ path: options.readme });
  }
  taken += 1;
}

/**
 * Makes the window as high as the page. A picture beyond the window would do the same and lay the page out as a
 * phone's for a moment, which closes what is open. What lies over the page covers one window of it and needs no more.
 */
async function growWindow(page, width) {
  const height = await page.evaluate(() => {
    const { document } = globalThis;
    return document.querySelector("[role=dialog], [role=menu]") ? 0 : document.documentElement.scrollHeight;
  });
  if (height <= HEIGHTS[width]) return;
  await page.setViewportSize({ width, height: Math.min(height, WINDOWS * HEIGHTS[width]) });
  await settled(page);
}

/** How bright a lower corner of a picture is, from 0 to 255; the browser decodes it, in a page without the product's rules. */
async function brightness(page, png, isAtRight) {
  const lab = await page.context().newPage();
  try {
    return await lab.evaluate(
      async ([data, atRight, fromCorner]) => {
        const image = await globalThis.createImageBitmap(await (await fetch(data)).blob());
        const left = atRight ? image.width - fromCorner : fromCorner;
        const pixel = new globalThis.OffscreenCanvas(1, 1).getContext("2d");
        pixel.drawImage(image, -left, fromCorner - image.height);
        return Math.max(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3));
      },
      [`data:image/png;base64,${png.toString("base64")}`, isAtRight, FROM_CORNER],
    );
  } finally {
    await lab.close();
  }
}

/** Everything that a person may set, as the first picture of a page needs it. */
async function layOut(page, direction) {
  if (page.url() === "about:blank") await page.goto("/developer");
  await page.evaluate(
    (stored) => {
      globalThis.localStorage.setItem("haul.layout", stored);
    },
    JSON.stringify({ theme: "system", direction }),
  );
}
