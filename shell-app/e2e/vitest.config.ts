import { configDefaults, defineConfig } from "vitest/config";

/** What hardly depends on what is stored is the same on both. */
const ON_ONE_DATABASE = ["deploy.e2e.ts", "federation.e2e.ts", "guarded-pages.e2e.ts", "public-pages.e2e.ts"];

const DATABASES = [
  { name: "sqlite", exclude: [] },
  { name: "postgresql", exclude: ON_ONE_DATABASE },
];

/** The journeys run on both databases; `npm run e2e -- --project sqlite` runs one. */
export default defineConfig({
  test: {
    projects: DATABASES.map(({ name, exclude }) => ({
      test: {
        name,
        environment: "node",
        root: import.meta.dirname,
        include: ["**/*.e2e.ts"],
        exclude: [...configDefaults.exclude, ...exclude],
        globalSetup: [`./support/${name}.ts`],
        // One server, one set of accounts: journeys run one after another.
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
