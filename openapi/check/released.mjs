#!/usr/bin/env node
/**
 * Compares the document with the released one: what breaks programs is refused. Part of `make check`.
 *
 *   node openapi/check/released.mjs             compares
 *   node openapi/check/released.mjs --release   makes the document the released one: `npm run release -w openapi`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { releasesOf } from "../src/changelog.js";
import { nodePrograms } from "./installed.mjs";
import { checkAgainst, refusalsOfRelease } from "./released/judge.mjs";

const API = join(import.meta.dirname, "..");
const RELEASED = join(API, "released/openapi.json");
const { values: options } = parseArgs({ options: { release: { type: "boolean" } } });

nodePrograms();
const text = readFileSync(join(API, "openapi.json"), "utf8");
const current = JSON.parse(text);
const released = existsSync(RELEASED) ? JSON.parse(readFileSync(RELEASED, "utf8")) : undefined;

if (options.release) {
  const refusals = await refusalsOfRelease(
    released,
    current,
    releasesOf(readFileSync(join(API, "CHANGELOG.md"), "utf8")),
  );
  if (refusals.length > 0) fail(refusals.join("\n"));
  else {
    mkdirSync(dirname(RELEASED), { recursive: true });
    writeFileSync(RELEASED, text);
    console.log(`released: ${current.info.version}; commit openapi/released/openapi.json`);
  }
} else {
  const { isRefused, report } = await checkAgainst(released, current);
  if (isRefused) fail(report);
  else console.log(`released: ${report}`);
}

function fail(report) {
  console.error(`released: ${report}`);
  process.exitCode = 1;
}
