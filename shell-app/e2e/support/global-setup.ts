import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startStack, type StackOptions } from "@haul/testing/stack";

const REPOSITORY = path.resolve(import.meta.dirname, "../../..");
const TARGET = process.env.CARGO_TARGET_DIR ?? path.join(homedir(), ".cache/haul/target");

/** Where the running product is, for every test. */
export interface Place {
  readonly origin: string;
  readonly emulatorOrigin: string;
  readonly project: string;
  readonly database: StackOptions["database"];
}

declare module "vitest" {
  interface ProvidedContext {
    place: Place;
  }
}

/** Starts the product once for all journeys on one database, as `make build` has left it. */
export async function setUpStack(
  project: TestProject,
  database: StackOptions["database"],
): Promise<() => Promise<void>> {
  const haul = built("HAUL_E2E_PROGRAM", path.join(TARGET, "debug/haul"));
  const component = process.env.HAUL_E2E_ENGINE === "native" ? undefined : built("HAUL_E2E_COMPONENT", COMPONENT);
  const webRoot = built("HAUL_E2E_WEB", path.join(REPOSITORY, "data/web"));
  const stack = await startStack({ haul, webRoot, database, ...(component && { component }) });
  const { origin, emulatorOrigin, project: identityProject } = stack;
  project.provide("place", { origin, emulatorOrigin, project: identityProject, database });
  return async () => {
    await stack.stop();
    // What went wrong inside stands only in the server's log; the request id is in the page's error.
    const errors = stack.logs
      .join("")
      .split("\n")
      .filter((line) => line.includes("ERROR"));
    if (errors.length > 0) console.error(`The server's errors on ${database}:\n${errors.join("\n")}`);
  };
}

const COMPONENT = path.join(TARGET, "wasm32-wasip2/release/haul_component.wasm");

function built(variable: string, usual: string): string {
  const file = process.env[variable] ?? usual;
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`make build\` first, or name it in ${variable}.`);
  return file;
}
