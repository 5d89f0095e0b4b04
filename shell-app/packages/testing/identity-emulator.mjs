#!/usr/bin/env node
/**
 * The official Firebase Auth emulator in one process, without Java, network or the emulator hub.
 *
 *   node identity-emulator.mjs --port 9099 --accounts data/identity/accounts.json
 *
 * The emulator forgets its accounts when it stops. They are therefore read back through its own
 * `batchGet` every few seconds and at the end, and written back through `batchCreate` at the start.
 * Refresh tokens of the emulator carry their own content, so people stay signed in across a restart.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

export const DEMO_PROJECT = "demo-haul";

/** Accounts are saved this often while they change; a crash loses at most this much. */
const SAVE_INTERVAL_MS = 3_000;
/** The largest page that the emulator's `batchGet` gives. */
const PAGE_SIZE = 1_000;

const require = createRequire(import.meta.url);

/**
 * Starts the emulator and restores the saved accounts.
 *
 * @param {object} options
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.host]
 * @param {string} [options.project]
 * @param {string} [options.accounts] file that keeps the accounts between runs; without it nothing is kept
 * @param {boolean} [options.enumerationProtection] as new Firebase projects have it: an unknown address
 *   and a wrong password give the same answer
 */
export async function startIdentityEmulator({
  port = 0,
  host = "127.0.0.1",
  project = DEMO_PROJECT,
  accounts,
  enumerationProtection = true,
} = {}) {
  const { createApp } = require("firebase-tools/lib/emulator/auth/server");
  const app = await createApp(project);
  const server = await listen(app, port, host);
  const origin = `http://${host}:${server.address().port}`;
  const admin = new EmulatorAdmin(origin, project);

  await admin.setEnumerationProtection(enumerationProtection);
  let saved = accounts ? await restore(admin, accounts) : "";
  let saving = Promise.resolve();

  /** Writes the accounts when they have changed since the last time. Calls never overlap. */
  const save = () => {
    saving = saving.then(async () => {
      if (!accounts) return;
      const text = JSON.stringify({ users: await admin.listAccounts() }, null, 1);
      if (text === saved) return;
      await writeWhole(accounts, text);
      saved = text;
    });
    return saving;
  };
  const timer = setInterval(() => {
    save().catch((error) => console.error(`identity emulator: accounts not saved: ${error.message}`));
  }, SAVE_INTERVAL_MS);
  timer.unref();

  return {
    origin,
    project,
    admin,
    save,
    async stop() {
      clearInterval(timer);
      await save();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

/** The emulator's administrative calls that tests and this program need. */
export class EmulatorAdmin {
  #origin;
  #project;

  constructor(origin, project = DEMO_PROJECT) {
    this.#origin = origin;
    this.#project = project;
  }

  /** Every account, ordered by uid. */
  async listAccounts() {
    const accounts = [];
    let pageToken = "";
    do {
      const query = `maxResults=${PAGE_SIZE}&nextPageToken=${encodeURIComponent(pageToken)}`;
      const page = await this.#call("GET", `${this.#accountsPath()}:batchGet?${query}`);
      accounts.push(...(page.users ?? []));
      pageToken = page.nextPageToken ?? "";
    } while (pageToken);
    return accounts;
  }

  /** Creates or replaces accounts as `listAccounts` gave them. */
  async putAccounts(users) {
    if (users.length === 0) return;
    const answer = await this.#call("POST", `${this.#accountsPath()}:batchCreate`, { users, allowOverwrite: true });
    if (answer.error?.length) throw new Error(`accounts refused: ${JSON.stringify(answer.error)}`);
    // batchCreate moves `validSince` to now, which would end every session that was open before.
    for (const { localId, validSince } of users) {
      if (validSince) await this.updateAccount(localId, { validSince });
    }
  }

  /** Changes one account: `{ emailVerified: true }`, `{ disableUser: true }`, … */
  async updateAccount(localId, changes) {
    return this.#call("POST", `${this.#accountsPath()}:update`, { localId, ...changes });
  }

  async deleteAccount(localId) {
    return this.#call("POST", `${this.#accountsPath()}:delete`, { localId });
  }

  async clearAccounts() {
    return this.#call("DELETE", `/emulator/v1/projects/${this.#project}/accounts`);
  }

  /** The mails that a real provider would have sent: `{ email, requestType, oobCode, oobLink }`. */
  async listActionCodes() {
    return (await this.#call("GET", `/emulator/v1/projects/${this.#project}/oobCodes`)).oobCodes ?? [];
  }

  /** The newest action code for an address. */
  async actionCode(email, requestType) {
    const codes = await this.listActionCodes();
    return codes.findLast((code) => code.email === email.toLowerCase() && code.requestType === requestType);
  }

  async setEnumerationProtection(isOn) {
    await this.#call("PATCH", `/emulator/v1/projects/${this.#project}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn },
    });
  }

  #accountsPath() {
    return `/identitytoolkit.googleapis.com/v1/projects/${this.#project}/accounts`;
  }

  async #call(method, path, body) {
    const answer = await fetch(this.#origin + path, {
      method,
      headers: { authorization: "Bearer owner", ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : {};
  }
}

function listen(app, port, host) {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, () => resolve(server));
    server.on("error", reject);
  });
}

/** Puts the saved accounts back and returns the text that was read. */
async function restore(admin, file) {
  let text;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
  await admin.putAccounts(JSON.parse(text).users);
  return text;
}

/** Replaces the file in one step, so that a crash leaves the old or the new one. */
async function writeWhole(file, text) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "9099" },
      host: { type: "string", default: "127.0.0.1" },
      project: { type: "string", default: DEMO_PROJECT },
      accounts: { type: "string" },
      "enumeration-protection": { type: "string", default: "on" },
    },
  });
  if (!["on", "off"].includes(values["enumeration-protection"])) {
    throw new Error("--enumeration-protection takes on or off");
  }
  const emulator = await startIdentityEmulator({
    port: Number(values.port),
    host: values.host,
    project: values.project,
    accounts: values.accounts,
    enumerationProtection: values["enumeration-protection"] === "on",
  });
  console.log(`identity emulator ready on ${emulator.origin}`);

  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      emulator.stop().then(
        () => process.exit(0),
        (error) => {
          console.error(`identity emulator: ${error.message}`);
          process.exit(1);
        },
      );
    });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(`identity emulator: ${error.message}`);
    process.exit(1);
  });
}
