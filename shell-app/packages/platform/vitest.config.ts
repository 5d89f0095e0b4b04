import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "platform",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
