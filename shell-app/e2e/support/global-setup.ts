import type { TestProject } from "vitest/node";
import { builtProduct, startStack } from "@haul/testing/stack";
import type { Database } from "./databases";

/** Where the running product is, for every test. */
export interface Place {
  readonly origin: string;
  readonly emulatorOrigin: string;
  readonly project: string;
  readonly database: Database;
  /** Where front-ends are deployed to. */
  readonly webRoot: string;
  /** What the server writes. */
  readonly dataFolder: string;
  /** The server's program and its settings, for what an operator does on the command line. */
  readonly program: string;
  readonly settings: Readonly<Record<string, string>>;
}

declare module "vitest" {
  interface ProvidedContext {
    place: Place;
  }
}

/** Starts the product once for all journeys on one database, as `make build` has left it. */
export async function setUpStack(project: TestProject, database: Database): Promise<() => Promise<void>> {
  const stack = await startStack({ ...builtProduct(), database });
  const { origin, emulatorOrigin, project: identityProject, webRoot, dataFolder, program, settings } = stack;
  const place = { origin, emulatorOrigin, project: identityProject, webRoot, dataFolder, program, settings };
  project.provide("place", { ...place, database });
  return async () => {
    await stack.stop();
    // Internal errors are only in the server's log; the request id is in the page's error.
    const errors = stack.logs
      .join("")
      .split("\n")
      .filter((line) => line.includes("ERROR"));
    if (errors.length > 0) console.error(`The server's errors on ${database}:\n${errors.join("\n")}`);
  };
}
