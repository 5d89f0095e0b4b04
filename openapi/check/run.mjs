#!/usr/bin/env node
/**
 * Lets strangers' programs read the document: the linters, openapi-generator's validator, and every generator of
 * clients that we know to be used. What they write is compiled where its language is here.
 *
 *   node openapi/check/run.mjs             `make api-check`, about ten minutes
 *   node openapi/check/run.mjs --only go   one of them
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { needJava, nodePrograms, pythonPrograms } from "./installed.mjs";
import { tellStories } from "./stories.mjs";

const HERE = import.meta.dirname;
const DOCUMENT = join(HERE, "../openapi.json");
const { values: options } = parseArgs({ options: { only: { type: "string" } } });

/** What a generator says of every document like ours: its dialect, the names of media types, the field `type` of a problem. */
const ALLOWED =
  /OpenAPI 3\.1 support is still in beta|AbstractRustCodegen - ((Application|Image|Text)[A-Z]\w*(\+[Jj]son)?|type) cannot/;
const WARNING = /\b(warn|warning|error)\b/i;

needJava();
const node = nodePrograms();
const python = pythonPrograms();
const folder = mkdtempSync(join(tmpdir(), "haul-clients-"));
const output = (name) => join(folder, name);
const generator = (name, ...more) => [
  join(python, "openapi-generator-cli"),
  ...["generate", "-g", name, "-i", DOCUMENT, "-o", output(name), ...more],
];

/** By name: the commands, each with its arguments. */
const CHECKS = {
  linters: [["node", join(HERE, "lint.mjs")]],
  validator: [[join(python, "openapi-generator-cli"), "validate", "-i", DOCUMENT, "--recommend"]],
  python: [
    [join(python, "openapi-python-client"), "generate", "--path", DOCUMENT, "--output-path", output("python")],
    [join(python, "python"), "-m", "compileall", "-q", output("python")],
  ],
  "typescript-codegen": [
    ["node", join(node, "openapi-typescript-codegen/bin/index.js"), "--input", DOCUMENT, "--output", output("codegen")],
    [join(node, ".bin/tsc"), ...typeCheck(output("codegen/index.ts"))],
  ],
  "hey-api": [
    [join(node, ".bin/openapi-ts"), "-i", DOCUMENT, "-o", output("hey-api")],
    [join(node, ".bin/tsc"), ...typeCheck(output("hey-api/index.ts"))],
  ],
  go: [generator("go")],
  java: [generator("java")],
  rust: [generator("rust"), ["cargo", "check", "--quiet", "--manifest-path", join(output("rust"), "Cargo.toml")]],
};

try {
  for (const [name, commands] of Object.entries(CHECKS)) {
    if (!isWanted(name)) continue;
    report(name, commands.flatMap(findingsOf));
  }
  if (isWanted("stories")) report("stories", await tellStories(folder, { python, node }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The stories need the clients that they are told with. */
function isWanted(name) {
  const { only } = options;
  return !only || only === name || (only === "stories" && ["python", "hey-api"].includes(name));
}

function report(name, findings) {
  console.log(`${name}: ${findings.length === 0 ? "no finding" : `${findings.length} findings`}`);
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}

/** The lines of what a command printed that say something is wrong. */
function findingsOf([command, ...args]) {
  const env = { ...process.env, PATH: `${python}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...{ cwd: folder, encoding: "utf8", env, maxBuffer: 2 ** 28 },
  });
  const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => WARNING.test(line) && !ALLOWED.test(line));
  return status === 0 || lines.length > 0 ? lines : [`${command} ended with ${status}`];
}

function typeCheck(file) {
  return ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext"].concat([
    ...["--moduleResolution", "bundler", "--lib", "es2022,dom,dom.iterable"],
    file,
  ]);
}
