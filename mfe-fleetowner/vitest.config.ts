import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "fleetowner",
    environment: "jsdom",
    // Typing and pressing in a form is many renders; a busy machine needs more than the usual five seconds.
    testTimeout: 30_000,
    setupFiles: ["@haul/testing/setup"],
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
