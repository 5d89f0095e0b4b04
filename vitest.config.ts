import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["openapi", "shell-app", "shell-app/packages/*", "mfe-*"],
  },
});
