#!/usr/bin/env node
/**
 * Publishes the shell and every front-end as built: `npm run publish -- --to <web root>`.
 * The front-ends go first, so that a shell never names what is not there yet.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { deployRemote, publishShell } from "./deploy.js";

const REPOSITORY = path.resolve(import.meta.dirname, "../../../..");
const REMOTES = ["mfe-apps", "mfe-financial", "mfe-fleetowner", "mfe-safety"];

const { values } = parseArgs({ options: { to: { type: "string" } } });

try {
  if (!values.to) throw new Error("Say where: --to <web root>, the folder that the server has as server.web_root.");
  const webRoot = path.resolve(process.env.INIT_CWD ?? ".", values.to);
  for (const folder of REMOTES) {
    const { id, build } = await deployRemote({ dist: path.join(REPOSITORY, folder, "dist"), webRoot });
    console.log(`${id}: ${build} is current`);
  }
  const { files } = await publishShell({ dist: path.join(REPOSITORY, "shell-app/dist"), webRoot });
  console.log(`shell: ${files} files published`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
