import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "platform",
    environment: "jsdom",
    setupFiles: ["./src/test-setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
