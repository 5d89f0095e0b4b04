/** The browser of journeys and pictures. */
import { chromium } from "playwright-core";

/** Debian's browser; other systems name theirs. */
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Starts it without a window and without traffic of its own. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
