#!/usr/bin/env node
/**
 * Lets spectral (oas) and redocly (recommended) read the document; any finding is a failure. Part of `make check`.
 *
 *   node openapi/check/lint.mjs
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { nodePrograms } from "./installed.mjs";

const HERE = import.meta.dirname;
const DOCUMENT = join(HERE, "../openapi.json");
const programs = join(nodePrograms(), ".bin");

run("spectral", "lint", "--ruleset", "spectral.yaml", "--fail-severity", "hint", DOCUMENT);
run("redocly", "lint", "--config", "redocly.yaml", "--max-problems", "1000", "--format", "stylish", DOCUMENT);

function run(program, ...args) {
  const { status, stdout, stderr } = spawnSync(join(programs, program), args, { cwd: HERE, encoding: "utf8" });
  const isClean = status === 0 && !/\bwarning\b/.test(stdout + stderr);
  if (!isClean) {
    console.error(`${program} has findings:\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
}
