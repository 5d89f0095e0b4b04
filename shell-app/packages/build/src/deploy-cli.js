#!/usr/bin/env node
/**
 * Publishes a build:
 *   npm run deploy -w mfe-safety -- --to <web root>                       switch to the build in dist/
 *   npm run deploy -w mfe-safety -- --to <web root> --rollback [build]    switch back
 *   npm run publish-shell -w shell-app -- --to <web root>                 publish the shell
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { deployRemote, publishShell, rollbackRemote } from "./deploy.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string" },
    rollback: { type: "boolean", default: false },
    shell: { type: "boolean", default: false },
  },
});

try {
  if (!values.to) throw new Error("Say where: --to <web root>, the folder that the server has as server.web_root.");
  // npm runs scripts in the workspace's folder; the path was written where npm was called.
  const webRoot = path.resolve(process.env.INIT_CWD ?? ".", values.to);
  const dist = path.resolve("dist");
  if (values.shell) {
    const { files } = await publishShell({ dist, webRoot });
    console.log(`shell: ${files} files published`);
  } else if (values.rollback) {
    const id = JSON.parse(await readFile(path.join(dist, "manifest.json"), "utf8")).id;
    const result = await rollbackRemote({ id, webRoot, ...(positionals[0] ? { build: positionals[0] } : {}) });
    console.log(`${result.id}: back to ${result.build}`);
  } else {
    const result = await deployRemote({ dist, webRoot });
    console.log(`${result.id}: ${result.build} is current`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
