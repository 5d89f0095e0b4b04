/** Set-up of a front-end's screen tests: matchers, clean-up, and what jsdom lacks. */
import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = () => undefined;
