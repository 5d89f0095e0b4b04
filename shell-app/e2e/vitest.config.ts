import { defineConfig } from "vitest/config";

const DATABASES = ["sqlite", "postgresql"] as const;

/** The journeys run on both databases; `npx vitest run --config shell-app/e2e/vitest.config.ts --project sqlite` runs one. */
export default defineConfig({
  test: {
    projects: DATABASES.map((database) => ({
      test: {
        name: database,
        environment: "node",
        root: import.meta.dirname,
        include: ["**/*.e2e.ts"],
        globalSetup: [`./support/${database}.ts`],
        // One server, one set of accounts: journeys run one after another.
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
