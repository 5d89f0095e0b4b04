/**
 * Writes schema.gen.ts from openapi.json (`npm run gen -w @haul/api`).
 * `--check` writes nothing and fails when the file is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { generate } from "./generate.js";

const target = new URL("schema.gen.ts", import.meta.url);
const text = await generate();

if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("openapi/src/schema.gen.ts is stale: run `npm run gen -w @haul/api` and commit the result.");
  process.exitCode = 1;
}
