import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "shell",
    environment: "jsdom",
    // The first test of a page also compiles what the page imports.
    testTimeout: 30_000,
    setupFiles: ["./src/test-setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
