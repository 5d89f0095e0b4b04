import type { Locator } from "playwright-core";

/** Long enough for a browser that shares its processor with others. */
const CLICK_MS = 5_000;

/**
 * Presses a control, and once more if the browser made no click of it, as a person would: a control that moves from
 * under the pointer gets only half of the click, and a finger that a busy machine lifts late is a long press.
 */
export async function pressed(target: Locator, press: () => Promise<void>): Promise<void> {
  const watch = await target.evaluateHandle(
    (element, wait) => ({
      isMissed: new Promise<boolean>((resolve) => {
        const { ownerDocument: page } = element;
        const end = (isClicked: boolean) => resolve(!isClicked && element.isConnected);
        page.addEventListener("click", (event) => end(event.composedPath().includes(element)), {
          once: true,
          capture: true,
        });
        setTimeout(() => end(false), wait);
      }),
    }),
    CLICK_MS,
  );
  await press();
  // A click that opens another page takes the answer with it.
  const isMissed = await watch.evaluate(({ isMissed }) => isMissed).catch(() => false);
  if (isMissed) await press();
}
