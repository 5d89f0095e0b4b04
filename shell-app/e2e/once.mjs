#!/usr/bin/env node
/**
 * The journeys of `make test`: each on the database that it names, both databases side by side, for journeys wait more
 * than they work: one half keeps less than a core busy.
 *
 *   npm run e2e:once
 */
import { spawn } from "node:child_process";
import path from "node:path";

const CONFIG = path.join(import.meta.dirname, "vitest.config.ts");

/** Runs one database's journeys; answers what they printed, and whether all passed. */
function run(database) {
  const args = ["vitest", "run", "--mode", "once", "--config", CONFIG, "--project", database];
  const child = spawn("npx", args, { stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => printed.push(chunk));
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ printed: Buffer.concat(printed), hasPassed: code === 0 })),
  );
}

const halves = await Promise.all(["sqlite", "postgresql"].map(run));
// One after the other, so that who reads the log can tell which is which.
for (const { printed } of halves) process.stdout.write(printed);
process.exitCode = halves.every(({ hasPassed }) => hasPassed) ? 0 : 1;
