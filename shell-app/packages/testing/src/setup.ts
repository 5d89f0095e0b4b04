/** Set-up of a front-end's screen tests: matchers, clean-up, and what jsdom lacks. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// A lazily loaded page takes its time on a busy machine; what is there sooner is not waited for.
configure({ asyncUtilTimeout: 8000 });

Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
// A text area that grows measures itself anew when a font arrives.
Object.assign(document, { fonts: new EventTarget() });
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
