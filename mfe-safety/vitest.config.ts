import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "safety",
    environment: "jsdom",
    // The first test of a page also compiles what the page imports.
    testTimeout: 30_000,
    setupFiles: ["@haul/testing/setup"],
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
