import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves a core to others, of two as well as of sixteen.
    maxWorkers: "100%",
    projects: ["openapi", "shell-app", "shell-app/packages/*", "mfe-*"],
  },
});
