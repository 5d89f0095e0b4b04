import { http, HttpResponse, type RequestHandler } from "msw";
import type { BuiltManifest } from "./manifest";
import type { KnownRemote } from "./registry";

/** A remote with good defaults for tests. */
export function testRemote(change: Partial<BuiltManifest> = {}): KnownRemote {
  const manifest: BuiltManifest = {
    id: "safety",
    title: "Safety",
    version: "0.1.0",
    contract: 1,
    scope: "haul_safety",
    entry: "entry.1.js",
    files: { "entry.1.js": "sha384-good" },
    nav: [{ label: "Drivers", icon: "drivers", path: "/apps/safety/drivers", section: "safety", group: "Safety" }],
    paths: [{ pattern: "/apps/safety/*", frame: "frame", section: "safety" }],
    ...change,
  };
  return {
    id: manifest.id,
    isKnown: true,
    manifest,
    base: "https://haul.example/mfe/safety/0.1.0+1/",
    isOverride: false,
  };
}

/** A server that serves these remotes: the list of them and each manifest. */
export function remoteHandlers(...remotes: readonly KnownRemote[]): RequestHandler[] {
  const lines = remotes.map(({ id }) => ({ id, manifest: `/mfe/${id}/manifest.json`, integrity: "" }));
  return [
    http.get("*/remotes.json", () => HttpResponse.json({ remotes: lines })),
    ...remotes.map(({ id, manifest }) => http.get(`*/mfe/${id}/manifest.json`, () => HttpResponse.json(manifest))),
  ];
}
