#!/usr/bin/env node
/**
 * What `make run` starts: the identity emulator, the demo data, and the server, all behind the server's one address.
 *
 *   node run.mjs --haul target/debug/haul --component haul_component.wasm --data data --listen 127.0.0.1:8080
 *
 * Without the component's file the server runs the same product natively, and says so.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startIdentityEmulator } from "./identity-emulator.mjs";

const { values: options } = parseArgs({
  options: {
    haul: { type: "string" },
    component: { type: "string", default: "" },
    data: { type: "string", default: "data" },
    listen: { type: "string", default: "127.0.0.1:8080" },
  },
});

const emulator = await startIdentityEmulator({ accounts: join(options.data, "identity", "accounts.json") });
const isHosted = existsSync(options.component);
const environment = {
  ...process.env,
  HAUL_DATA_FOLDER: options.data,
  HAUL_SERVER_LISTEN: options.listen,
  HAUL_SERVER_PUBLIC_URL: `http://${options.listen}`,
  HAUL_IDENTITY_EMULATOR_HOST: new URL(emulator.origin).host,
  HAUL_ENGINE_KIND: isHosted ? "component" : "native",
  ...(isHosted ? { HAUL_ENGINE_COMPONENT: options.component } : {}),
};
if (!isHosted) console.log("The WebAssembly component could not be built here, so the product runs natively.");

/** Runs one command of the server and waits for its end. */
function haul(command) {
  const child = spawn(options.haul, [command], { stdio: "inherit", env: environment });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0))));
  return { child, ended };
}

const demo = await haul("demo").ended;
if (demo !== 0) {
  await emulator.stop();
  process.exit(demo);
}
const server = haul("serve");
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.child.kill("SIGTERM"));
const code = await server.ended;
await emulator.stop();
process.exit(code);
