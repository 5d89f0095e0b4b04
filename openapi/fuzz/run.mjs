#!/usr/bin/env node
/**
 * Sends generated requests to every operation of the API document, as every kind of caller, to a server of its own.
 *
 *   node openapi/fuzz/run.mjs --short     under two minutes, the same requests each time; part of `make test`
 *   node openapi/fuzz/run.mjs             about fifteen minutes, on the demo data too, other requests each time
 *
 * What is sent and what counts as a failure is in walk.py. This program prepares it: Python's packages, the server, the
 * identity emulator.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { builtProduct, startStack } from "../../shell-app/packages/testing/stack.mjs";

const HERE = import.meta.dirname;
const CACHE = process.env.HAUL_CACHE ?? join(homedir(), ".cache/haul");
/** What the server logged about its own failures is repeated up to here; the rest is in the report by request id. */
const MOST_LOG_LINES = 40;
const LOG_LINE_LENGTH = 400;

const { values: options } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    /** Only the requests of scenes.py. */
    scenes: { type: "boolean", default: false },
    /** Long form: repeats a run. */
    seed: { type: "string" },
    /** Only operations whose id this pattern finds; then nothing is said about the rest of the document. */
    only: { type: "string" },
    /** A JSON file for the whole list of failures. */
    report: { type: "string" },
    haul: { type: "string" },
    component: { type: "string" },
    document: { type: "string", default: join(HERE, "../openapi.json") },
  },
});

const python = installed();
// Limits per address would end the walk: all callers share one, and Nobody's tokens are refused on purpose.
const noLimits = ["QUOTE_LINKS", "TRACKING_LINKS", "REFUSED_TOKENS"].map((rate) => [
  `HAUL_RATES_${rate}_PER_MINUTE`,
  "0",
]);
const noFrontEnds = await mkdtemp(join(tmpdir(), "haul-fuzz-"));
const product = {
  haul: options.haul ?? builtProduct().haul,
  component: options.component ?? builtProduct().component,
  webRoot: noFrontEnds,
};
const startedAt = Date.now();
const stack = await startStack({
  ...product,
  database: "sqlite",
  hasDemoData: !options.short,
  // Webhooks go to the receiver of stage.py, on this machine.
  hostSettings: { ...Object.fromEntries(noLimits), HAUL_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: "true" },
});
try {
  process.exitCode = await walk();
  const errors = stack.logs
    .join("")
    .split("\n")
    .filter((line) => line.includes("ERROR"));
  const shown = errors.slice(0, MOST_LOG_LINES).map((line) => line.slice(0, LOG_LINE_LENGTH));
  if (errors.length > 0) console.log(`\nThe server's errors (${errors.length}):\n${shown.join("\n")}`);
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s in all`);
} finally {
  await stack.stop();
  await rm(noFrontEnds, { recursive: true });
}

/** The interpreter that has the packages of requirements.txt. */
function installed() {
  const requirements = join(HERE, "requirements.txt");
  const version = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 12);
  const folder = join(CACHE, `schemathesis-${version}`);
  const program = join(folder, "bin/python");
  const isComplete = join(folder, "complete");
  if (existsSync(isComplete)) return program;
  console.log(`fuzz: installing schemathesis into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  run("python3", "-c", "import sys; sys.version_info >= (3, 11) or sys.exit('fuzz: Python 3.11 or newer is needed')");
  run("python3", "-m", "venv", folder);
  run(program, "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:", "-r", requirements);
  writeFileSync(isComplete, "");
  return program;
}

function walk() {
  const args = [
    join(HERE, "walk.py"),
    ...["--origin", stack.origin, "--emulator", stack.emulatorOrigin, "--project", stack.project],
    ...["--document", options.document, "--haul", product.haul, "--data", dirname(stack.webRoot)],
    ...(options.short ? ["--short"] : []),
    ...(options.scenes ? ["--scenes"] : []),
    ...["seed", "only", "report"].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : [])),
  ];
  // Sets of text are in the same order each time.
  const env = { ...process.env, PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" };
  const child = spawn(python, args, { stdio: "inherit", env });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
