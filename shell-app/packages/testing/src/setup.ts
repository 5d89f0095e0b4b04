/** Set-up of the screen tests: matchers, clean-up, and what jsdom lacks or takes long for. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { computedStyle } from "./computed-style";
import { elementError } from "./element-error";
import { forgoOwnerStacks } from "./owner-stacks";

forgoOwnerStacks();

// The worker keeps its document from file to file, so nothing may stay.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// A lazily loaded page takes its time on a busy machine; what is there sooner is not waited for.
configure({ asyncUtilTimeout: 8000, getElementError: elementError });

Object.assign(window, {
  getComputedStyle: computedStyle,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
// A growing text area measures itself again when a font arrives.
Object.assign(document, { fonts: new EventTarget() });
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
