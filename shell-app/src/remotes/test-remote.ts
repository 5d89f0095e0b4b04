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
