#!/usr/bin/env node
/**
 * What `make run` starts: the identity emulator, and the server with the demo data, all behind the server's one address.
 *
 *   node run.mjs --haul target/debug/haul --component haul_component.wasm --data data --listen 127.0.0.1:8080
 *
 * When the component's file is missing, the server runs the same product natively, and says so. When none is named, as
 * in `npm run product`, native is what was asked for: front-ends that run alone need neither component nor builds.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startIdentityEmulator } from "./identity-emulator.mjs";
import { builtHost } from "./stack.mjs";

const { values: options } = parseArgs({
  options: {
    haul: { type: "string", default: builtHost() },
    component: { type: "string", default: "" },
    data: { type: "string", default: "data" },
    listen: { type: "string", default: "127.0.0.1:8080" },
  },
});

const emulator = await startIdentityEmulator({ accounts: join(options.data, "identity", "accounts.json") });
const isHosted = existsSync(options.component);
const environment = {
  // A line per request would push the address and the sign-ins off the screen.
  HAUL_LOG_LEVEL: "warn",
  ...process.env,
  HAUL_DATA_FOLDER: options.data,
  HAUL_SERVER_LISTEN: options.listen,
  HAUL_SERVER_PUBLIC_URL: `http://${options.listen}`,
  HAUL_IDENTITY_EMULATOR_HOST: new URL(emulator.origin).host,
  HAUL_ENGINE_KIND: isHosted ? "component" : "native",
  ...(isHosted ? { HAUL_ENGINE_COMPONENT: options.component } : {}),
};
if (options.component && !isHosted)
  console.log("The WebAssembly component could not be built here, so the product runs natively.");

const server = spawn(options.haul, ["serve", "--demo"], { stdio: "inherit", env: environment });
const ended = new Promise((resolve) => server.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0))));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill("SIGTERM"));
const code = await ended;
await emulator.stop();
process.exit(code);
