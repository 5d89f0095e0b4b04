import { defineConfig } from "vitest/config";
import { DATABASES, journeysOn } from "./support/databases";

/**
 * All journeys on both databases. With `--mode once`, as in `make test`, each journey on the one that it names;
 * `npm run e2e -- --project sqlite` runs one database.
 */
export default defineConfig(({ mode }) => ({
  test: {
    projects: DATABASES.map((name) => ({
      test: {
        name,
        environment: "node",
        root: import.meta.dirname,
        include: mode === "once" ? journeysOn(name) : DATABASES.flatMap(journeysOn),
        globalSetup: [`./support/${name}.ts`],
        // One server, one set of accounts: journeys run one after another, in one worker.
        fileParallelism: false,
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // As long as the browser waits for what it is asked to find.
        expect: { poll: { timeout: 30_000, interval: 100 } },
      },
    })),
  },
}));
