import { readdirSync } from "node:fs";
import path from "node:path";
import { readManifest } from "@haul/build/read-manifest";
import type { RemoteManifest } from "@haul/platform";

const REPOSITORY = path.resolve(import.meta.dirname, "../../..");

/** The manifests of all front-ends of the repository, as their builds publish them. For tests. */
export function readManifests(): Promise<readonly Partial<RemoteManifest>[]> {
  const frontEnds = readdirSync(REPOSITORY).filter((name) => name.startsWith("mfe-"));
  return Promise.all(frontEnds.map((name) => readManifest(path.join(REPOSITORY, name, "src/manifest.ts"))));
}
