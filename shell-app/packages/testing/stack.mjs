/** The whole product on free ports with a data folder of its own: emulator, Google stand-in, database, server. */
import { execFile, spawn } from "node:child_process";
import { createWriteStream, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startGoogleStandIn } from "./google-stand-in.mjs";
import { startIdentityEmulator } from "./identity-emulator.mjs";
import { startPostgres } from "./postgres.mjs";

/** The first start compiles the component, which takes the host of `make build` about two minutes on a quiet machine. */
const START_MS = 300_000;
const POLL_MS = 100;

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const TARGET = process.env.CARGO_TARGET_DIR ?? join(homedir(), ".cache/haul/target");
/** Compiled once for every stack of this machine; the host names the file by the component and by itself. */
const COMPILED = join(TARGET, "compiled");

/** What the server writes, in its data folder. */
const LOG = "server.log";

/** Where the server's program is after `make host`. */
export const builtHost = () => join(TARGET, "debug/haul");

/** What `make build` has left, unless the environment names something else. */
export function builtProduct() {
  const component = join(TARGET, "wasm32-wasip2/debug/haul_component.wasm");
  return {
    haul: built("HAUL_E2E_PROGRAM", builtHost()),
    ...(process.env.HAUL_E2E_ENGINE !== "native" && { component: built("HAUL_E2E_COMPONENT", component) }),
    webRoot: built("HAUL_E2E_WEB", join(REPOSITORY, "data/web")),
  };
}

function built(variable, usual) {
  const file = process.env[variable] ?? usual;
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`make build\` first, or name it in ${variable}.`);
  return file;
}

/**
 * Starts everything.
 *
 * @param {object} options
 * @param {string} options.haul the server's program
 * @param {string} [options.component] the component's file; without it the product runs natively
 * @param {string} options.webRoot the deployed front-ends; copied, so that a test may deploy
 * @param {"sqlite" | "postgresql"} options.database
 * @param {string} [options.dataFolder] a data folder to begin with; copied
 * @param {boolean} [options.hasDemoData] the carrier that `make run` shows
 * @param {number} [options.demoDays] of its history; as in `make run` if omitted
 * @param {Record<string, string>} [options.hostSettings] settings of the host beside the usual ones
 */
export async function startStack({
  haul,
  component,
  webRoot,
  database,
  dataFolder,
  hasDemoData = false,
  demoDays,
  hostSettings = {},
}) {
  const folder = await mkdtemp(join(tmpdir(), "haul-e2e-"));
  const running = [];
  const stop = async () => {
    for (const part of running.reverse()) await part.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (dataFolder) await cp(dataFolder, folder, { recursive: true });
    await mkdir(COMPILED, { recursive: true });
    await rm(join(folder, "compiled"), { recursive: true, force: true });
    await symlink(COMPILED, join(folder, "compiled"));
    const started = async (part) => {
      running.push(await part);
      return running.at(-1);
    };
    const emulator = await started(startIdentityEmulator());
    const google = await started(startGoogleStandIn());
    const postgres = database === "postgresql" ? await started(startPostgres()) : undefined;
    const webFolder = join(folder, "web");
    await cp(webRoot, webFolder, { recursive: true });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      HAUL_DATA_FOLDER: folder,
      HAUL_SERVER_LISTEN: `127.0.0.1:${port}`,
      HAUL_SERVER_PUBLIC_URL: origin,
      HAUL_IDENTITY_EMULATOR_HOST: new URL(emulator.origin).host,
      HAUL_IDENTITY_PROJECT_ID: emulator.project,
      HAUL_GOOGLE_CLIENT_ID: "haul-e2e",
      HAUL_GOOGLE_AUTHORIZATION_ENDPOINT: google.authorizationEndpoint,
      HAUL_ENGINE_KIND: component ? "component" : "native",
      ...(component && { HAUL_ENGINE_COMPONENT: component }),
      ...(postgres && { HAUL_DATABASE_URL: postgres.url }),
      // Every person of the tests comes from one address.
      ...Object.fromEntries(RATES.map((rate) => [`HAUL_RATES_${rate}`, "0"])),
      // As operators have it: a line for each request.
      HAUL_LOG_LEVEL: "info",
      ...hostSettings,
    };
    const environment = { ...process.env, ...settings };
    if (hasDemoData) {
      const days = demoDays ? ["--days", String(demoDays)] : [];
      await promisify(execFile)(haul, ["demo", ...days], { env: environment });
    }
    const server = await started(startServer(haul, origin, environment, join(folder, LOG)));
    return {
      origin,
      emulatorOrigin: emulator.origin,
      project: emulator.project,
      webRoot: webFolder,
      dataFolder: folder,
      logs: server.logs,
      program: haul,
      settings,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const RATES = [
  "REGISTRATIONS_PER_HOUR",
  "CARRIER_LOOKUPS_PER_MINUTE",
  "OWNER_LOGINS_PER_HOUR",
  "TICKETS_PER_MINUTE",
  "SIGN_INS_PER_MINUTE",
  "CALLS_PER_MINUTE",
];

async function startServer(haul, origin, environment, logFile) {
  const logs = [];
  const log = createWriteStream(logFile);
  const child = spawn(haul, ["serve"], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      logs.push(String(chunk));
      log.write(chunk);
    });
  let exitCode;
  const ended = new Promise((resolve) => {
    child.once("error", (error) => {
      logs.push(error.message);
      resolve((exitCode = 1));
    });
    child.once("exit", (code) => resolve((exitCode = code ?? 1)));
  });
  const deadline = Date.now() + START_MS;
  while (!(await isReady(origin))) {
    if (exitCode !== undefined || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server did not become ready.\n${logs.join("")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    logs,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      log.end();
    },
  };
}

async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** A port that nobody listens on at this moment. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
