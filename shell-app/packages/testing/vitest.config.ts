import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "testing",
    environment: "node",
    include: ["*.test.ts"],
    // Loading the emulator takes three seconds on an idle machine.
    testTimeout: 120_000,
  },
});
