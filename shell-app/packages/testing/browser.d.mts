import type { Browser } from "playwright-core";

/** Starts the system's Chromium without a window and without traffic of its own. */
export declare function launchBrowser(options?: {
  /** Draw maps, with the processor where there is no graphics card. */
  drawsMaps?: boolean;
}): Promise<Browser>;
