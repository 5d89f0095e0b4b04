import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { mediaQuery } from "./testing";

afterEach(cleanup);

// What jsdom lacks and Mantine asks for on mount.
Object.assign(window, {
  matchMedia: (query: string) => mediaQuery(query, false),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = () => undefined;
