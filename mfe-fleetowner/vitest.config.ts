import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "fleetowner",
    environment: "jsdom",
    setupFiles: ["@haul/testing/setup"],
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
