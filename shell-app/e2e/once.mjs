#!/usr/bin/env node
/**
 * The journeys of `make test`: each on the database that it names, both databases side by side.
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

const results = await Promise.all(["sqlite", "postgresql"].map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
