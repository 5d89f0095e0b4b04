import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "build",
    include: ["src/**/*.test.js"],
    // Each test runs webpack, which takes several seconds beside the other suites on two cores.
    testTimeout: 60_000,
  },
});
