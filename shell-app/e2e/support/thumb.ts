import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { DEVICES } from "./browser";

/** What a thumb hits without looking (WCAG 2.5.5). */
const FINGER_PX = 44;
/** Where a thumb reaches while its hand holds the phone: below the upper third. */
const REACH_PX = DEVICES.phone.viewport.height / 3;

/** Taps what is large enough. */
export async function finger(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const name = (await target.textContent()) || (await target.getAttribute("aria-label"));
  expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(FINGER_PX);
  expect(box?.width, `width of ${name}`).toBeGreaterThanOrEqual(FINGER_PX);
  const isClicked = clickOf(target);
  await target.tap();
  // A busy machine lifts the finger so late that the browser takes it for a long press.
  if (!(await isClicked)) await target.tap();
}

/** Long enough for a browser that shares its processor with others. */
const CLICK_MS = 5_000;

/** Whether a tap becomes a click. */
async function clickOf(target: Locator): Promise<boolean> {
  const clicked = target.evaluate(
    (element, wait) =>
      new Promise<boolean>((resolve) => {
        element.addEventListener("click", () => resolve(true), { once: true, capture: true });
        setTimeout(() => resolve(false), wait);
      }),
    CLICK_MS,
  );
  // A click that opens another page takes the answer with it.
  return clicked.catch(() => true);
}

/** Taps what a thumb reaches: large enough, and not at the top of the screen of a page that was just opened. */
export async function thumb(target: Locator): Promise<void> {
  // Where an earlier tap left the page says nothing about where the button stands.
  await target.page().evaluate(() => scrollTo(0, 0));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect(box && box.y + box.height / 2, `place of ${await target.textContent()}`).toBeGreaterThan(REACH_PX);
  await finger(target);
}
