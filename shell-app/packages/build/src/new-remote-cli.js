#!/usr/bin/env node
/**
 * Starts a new front-end:
 *   npm run new-remote -w shell-app -- <folder> [--id dock] [--title "Dock doors"] [--section loads] [--port 4110]
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { newRemote } from "./new-remote.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: "string" },
    title: { type: "string" },
    section: { type: "string" },
    port: { type: "string" },
  },
});

try {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new Error("Say where: npm run new-remote -w shell-app -- <folder>, a folder that is not there yet.");
  const { port, ...words } = values;
  // npm runs scripts in the workspace's folder; the path was written where npm was called.
  const folder = path.resolve(process.env.INIT_CWD ?? ".", name);
  const made = await newRemote({ folder, ...words, ...(port === undefined ? {} : { port: Number(port) }) });
  console.log(`${made.id}: ${made.folder} has a front-end with one page, ${made.path}, and one test.

  cd ${made.folder}
  npm test
  npm run build
  npm run deploy -- --to <web root>

Its README.md has the other commands.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
