import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { DEVICES } from "./browser";
import { pressed } from "./press";

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
  await pressed(target, () => target.tap());
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
