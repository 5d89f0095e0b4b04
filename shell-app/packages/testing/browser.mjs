/** The browser of journeys and pictures. */
import { chromium } from "playwright-core";

/** Debian's browser; other systems name theirs. */
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/**
 * Maps want WebGL, which the processor draws on a machine without a graphics card. The rest of the page does without a
 * pretended card: that takes a third less time.
 */
const SOFTWARE_WEBGL = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-rasterization",
  "--disable-gpu-compositing",
];

/** Starts it without a window and without traffic of its own; `drawsMaps` costs time and memory. */
export function launchBrowser({ drawsMaps = false } = {}) {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      ...(drawsMaps ? SOFTWARE_WEBGL : ["--disable-gpu"]),
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
