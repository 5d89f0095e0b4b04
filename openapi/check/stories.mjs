/** The same story through generated clients that nobody has touched, against a product with demo data. */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
import { ADMIN, PASSWORD } from "../../shell-app/packages/testing/demo-people.mjs";
import { builtProduct, startStack } from "../../shell-app/packages/testing/stack.mjs";

const run = promisify(execFile);
const STORIES = join(import.meta.dirname, "stories");

/**
 * @param clients the folder with the generated clients, `python` and `hey-api`
 * @param programs where Python's and npm's programs are
 * @returns one line for each story that failed
 */
export async function tellStories(clients, { python, node }) {
  const webRoot = await mkdtemp(join(tmpdir(), "haul-stories-"));
  const { haul, component } = builtProduct();
  const hostSettings = { HAUL_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: "true" };
  const stack = await startStack({ haul, component, webRoot, database: "sqlite", hasDemoData: true, hostSettings });
  try {
    const env = { ...process.env, HAUL_ORIGIN: stack.origin, HAUL_KEY: await createKey(stack) };
    const tellers = {
      python: () => tellPython(clients, python, env),
      typescript: () => tellTypeScript(clients, node, env),
    };
    const failures = [];
    for (const [name, tell] of Object.entries(tellers)) {
      try {
        const { stdout } = await tell();
        console.log(`story in ${name}: ${stdout.trim()}`);
      } catch (error) {
        failures.push(`story in ${name}: ${error.stdout ?? ""}${error.stderr ?? error}`);
      }
    }
    return failures;
  } finally {
    await stack.stop();
    await rm(webRoot, { recursive: true });
  }
}

function tellPython(clients, python, env) {
  const path = { PYTHONPATH: join(clients, "python"), PYTHONDONTWRITEBYTECODE: "1" };
  return run(join(python, "python"), [join(STORIES, "story.py")], { env: { ...env, ...path } });
}

async function tellTypeScript(clients, node, env) {
  const folder = join(clients, "story");
  mkdirSync(folder, { recursive: true });
  cpSync(join(clients, "hey-api"), join(folder, "hey-api"), { recursive: true });
  cpSync(join(STORIES, "story.ts"), join(folder, "story.ts"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "commonjs" }));
  const language = ["--strict", "--skipLibCheck", "--target", "es2022", "--module", "commonjs"];
  const types = ["--typeRoots", join(import.meta.dirname, "../../node_modules/@types"), "--types", "node"];
  await run(join(node, ".bin/tsc"), [...language, ...types, "--outDir", "built", "story.ts"], { cwd: folder });
  return run("node", ["built/story.js"], { cwd: folder, env });
}

/** A key with every permission, which an administrator of the demo carrier creates. */
async function createKey(stack) {
  const signIn = `${stack.emulatorOrigin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=stories`;
  const { idToken } = await call("POST", signIn, { email: ADMIN, password: PASSWORD, returnSecureToken: true });
  const permissions = await call("GET", `${stack.origin}/api/permissions`, undefined, idToken);
  const body = { name: "Stories", permissions: permissions.items.map((item) => item.permission) };
  return (await call("POST", `${stack.origin}/api/api_keys`, body, idToken)).secret;
}

async function call(method, url, body, token) {
  const headers = {
    ...(body && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
