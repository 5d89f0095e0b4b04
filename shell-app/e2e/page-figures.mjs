#!/usr/bin/env node
/**
 * What each page costs a browser, usually one that has nothing of it yet, as a Markdown table:
 *
 *   npm run page-figures                                      of what `make build` has left
 *   npm run page-figures -- --address http://127.0.0.1:8080   of a product that `make run` has started
 *   npm run page-figures -- --only loads --runs 5             of the pages of these names alone, the median of five
 *   npm run page-figures -- --warm                            with what the browser has kept of an earlier visit
 *   npm run page-figures -- --to <file>                       into a file too
 *
 * First and largest paint count from the start of the navigation; a quiet machine gives figures that can be compared.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { settled, tour } from "./screenshots/tour.mjs";

/** Time for what moves after the page has everything. */
const AFTER_MS = 500;
/** Above this a page is said to jump; web.dev's limit of a good page is twice as much. */
const JUMPS_ABOVE = 0.05;
const SLOWEST = 5;

const { values: options } = parseArgs({
  options: {
    address: { type: "string" },
    only: { type: "string", multiple: true },
    runs: { type: "string", default: "3" },
    to: { type: "string" },
    warm: { type: "boolean", default: false },
  },
});

const rows = [];
await tour(options, async ({ page, name, address, open }) => {
  // With something opened it is the same page once more.
  if (open) return;
  const runs = [];
  for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measure(page.context(), address));
  const middle = (figure) => runs.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
  const worst = runs.toSorted((a, b) => b.cls - a.cls)[0];
  const figures = Object.fromEntries(
    ["fcp", "lcp", "cls", "requests", "bytes"].map((figure) => [figure, middle(figure)]),
  );
  rows.push({ name, address, ...figures, lcpOf: runs[0].lcpOf, shifted: worst.shifted });
});

const report = reportOf(rows);
console.log(report);
if (options.to) await writeFile(options.to, report);

/** Opens the page; without `--warm` as a browser that has never seen it, though the person is signed in. */
async function measure(context, address) {
  const page = await context.newPage();
  try {
    if (options.warm) {
      await page.goto(address);
      await settled(page);
    } else {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.clearBrowserCache");
    }
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await settled(page);
    await page.waitForTimeout(AFTER_MS);
    return await page.evaluate(readFigures);
  } finally {
    await page.close();
  }
}

/** In the page: what the browser has noted since the navigation. */
async function readFigures() {
  const { document, performance, PerformanceObserver } = globalThis;
  const entriesOf = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        resolve(list.getEntries());
      }).observe({ type, buffered: true });
      // An observer without entries is never called.
      setTimeout(() => resolve([]), 200);
    });
  const paints = await entriesOf("paint");
  const largest = (await entriesOf("largest-contentful-paint")).at(-1);
  const shifts = (await entriesOf("layout-shift")).filter(({ hadRecentInput }) => !hadRecentInput);
  const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return {
    fcp: paints.find((entry) => entry.name === "first-contentful-paint")?.startTime ?? Number.NaN,
    lcp: largest?.startTime ?? Number.NaN,
    lcpOf: largest ? nameOf(largest.element) : "",
    cls: worstWindow(shifts),
    shifted: shifts
      .filter(({ value }) => value >= 0.005)
      .map(({ value, startTime, sources }) => {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const by = (rect) => `${rect.x},${rect.y} ${rect.width}×${rect.height}`;
          return `${nameOf(node)} (${by(previousRect)} → ${by(currentRect)})`;
        });
        return `${value.toFixed(3)} at ${Math.round(startTime)} ms: ${moved.join("; ")}`;
      }),
    requests: loaded.length,
    bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };

  /** Shifts that follow one another within a second, for five seconds at most, count together; the worst such window. */
  function worstWindow(entries) {
    let [worst, sum, first, last] = [0, 0, 0, 0];
    for (const { value, startTime } of entries) {
      if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      worst = Math.max(worst, sum);
    }
    return worst;
  }

  /** Class names are hashed, so an element is named by its words and by the part of the page around it. */
  function nameOf(node) {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    if (!element) return "an element that is gone";
    const part = element.closest("[aria-label], [aria-labelledby], main, header, footer, nav, aside");
    const words = element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40);
    const label =
      part &&
      (part.getAttribute("aria-label") ?? document.getElementById(part.getAttribute("aria-labelledby"))?.textContent);
    const around = part && part !== element ? ` in <${part.localName}${label ? ` “${label}”` : ""}>` : "";
    return `<${element.localName}> “${words}”${around}`;
  }
}

function reportOf(pages) {
  const ms = (value) => (Number.isNaN(value) ? "–" : Math.round(value));
  const line = ({ name, address, fcp, lcp, cls, requests, bytes, lcpOf }) =>
    `| ${[name, `\`${address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…").replaceAll("|", "\\|")}\``, ms(fcp), ms(lcp), cls.toFixed(3), requests, Math.round(bytes / 1000), lcpOf.replaceAll("|", "\\|")].join(" | ")} |`;
  const slowest = pages.toSorted((one, other) => other.lcp - one.lcp).slice(0, SLOWEST);
  const jumping = pages.filter(({ cls }) => cls > JUMPS_ABOVE);
  return [
    "| Page | Address | FCP (ms) | LCP (ms) | CLS | Requests | Transferred (kB) | Largest element |",
    "|---|---|--:|--:|--:|--:|--:|---|",
    ...pages.map(line),
    "",
    `Slowest by LCP: ${slowest.map(({ name, lcp }) => `${name} (${ms(lcp)} ms)`).join(", ")}.`,
    "",
    jumping.length === 0 ? `No page has a CLS above ${JUMPS_ABOVE}.` : `CLS above ${JUMPS_ABOVE}:`,
    "",
    ...jumping.flatMap(({ name, cls, shifted }) => [
      `- ${name}: ${cls.toFixed(3)}`,
      ...shifted.map((shift) => `  - ${shift}`),
    ]),
    "",
  ].join("\n");
}
