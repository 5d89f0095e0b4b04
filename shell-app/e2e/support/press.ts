import type { Locator, Page } from "playwright-core";

/** Long enough for a browser that shares its processor with others. */
const CLICK_MS = 5_000;

/**
 * Presses a control, and once more if the browser made no click of it, as a person would: a control that moves from
 * under the pointer gets only half of the click, and a finger that a busy machine lifts late is a long press.
 */
export async function pressed(target: Locator, press: () => Promise<void>, timeout?: number): Promise<void> {
  const watch = await target.evaluateHandle(
    (element) => {
      const watch: { element: Element; isHit?: boolean } = { element };
      const look = (event: Event) => {
        watch.isHit = event.composedPath().includes(element);
      };
      element.ownerDocument.addEventListener("click", look, { once: true, capture: true });
      return watch;
    },
    undefined,
    timeout === undefined ? {} : { timeout },
  );
  // What makes the browser wait before it presses does not count.
  await press();
  const isMissed = watch.evaluate(async (watch, wait) => {
    const end = performance.now() + wait;
    const isOpen = () => watch.isHit === undefined && watch.element.isConnected && performance.now() < end;
    while (isOpen()) await new Promise((again) => setTimeout(again, 20));
    return watch.isHit !== true && watch.element.isConnected;
  }, CLICK_MS);
  // A click that opens another page takes the answer with it.
  if (await isMissed.catch(() => false)) await press();
}

type Click = Locator["click"];
const sure = new WeakSet<object>();

/** From now on every click of a journey is one that the browser has made. */
export function clickSurely(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as { click: Click };
  if (sure.has(locators)) return;
  sure.add(locators);
  const { click } = locators;
  locators.click = function (this: Locator, options) {
    return pressed(this, () => click.call(this, options), options?.timeout);
  };
}
