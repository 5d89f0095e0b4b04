#!/usr/bin/env node
/**
 * The journeys of `make test`: each on the database that it names, one database after the other, for a browser, a server
 * and an emulator keep two cores busy.
 *
 *   npm run e2e:once
 */
import { spawn } from "node:child_process";
import path from "node:path";

const CONFIG = path.join(import.meta.dirname, "vitest.config.ts");

/** Everything that one database's journeys print, and whether all passed. */
function run(database) {
  const args = ["vitest", "run", "--mode", "once", "--config", CONFIG, "--project", database];
  const child = spawn("npx", args, { stdio: "inherit" });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

const results = [await run("sqlite"), await run("postgresql")];
process.exitCode = results.every(Boolean) ? 0 : 1;
