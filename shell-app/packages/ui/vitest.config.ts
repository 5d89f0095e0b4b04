import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "ui",
    environment: "jsdom",
    // Typing and pressing in a form is many renders; a busy machine needs more than the usual five seconds.
    testTimeout: 30_000,
    setupFiles: ["./src/test-setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
