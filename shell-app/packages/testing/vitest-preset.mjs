/** The Vitest settings that the screen tests of all front-ends and packages share. */
import path from "node:path";
import { defineConfig } from "vitest/config";

const REPOSITORY = path.resolve(import.meta.dirname, "../../..");

/**
 * The settings of one front-end or package; its name is what `npx vitest --project` takes.
 *
 * A worker keeps its document and what it has imported from file to file: starting both anew takes longer than most
 * files' tests. What a test leaves behind is therefore cleared after it, in `src/setup.ts`, and modules are not mocked.
 * Files that render nothing run beside the others, for a second worker would cost more than it saves.
 */
export function screenTests(name) {
  return defineConfig({
    // A front-end may be outside of the repository, whose packages it then could not read.
    server: { fs: { allow: [REPOSITORY, process.cwd()] } },
    test: {
      name,
      environment: "jsdom",
      isolate: false,
      // By default vitest leaves one core idle, which is half of two.
      maxWorkers: "100%",
      // Most objects in a test are short-lived: a larger young generation means fewer collections and saves about 7 % of the time.
      execArgv: ["--max-semi-space-size=64"],
      // Typing and pressing in a form is many renders, and the first test of a page also compiles what it imports.
      testTimeout: 30_000,
      setupFiles: ["@haul/testing/setup"],
      include: ["src/**/*.test.{ts,tsx}"],
    },
  });
}
