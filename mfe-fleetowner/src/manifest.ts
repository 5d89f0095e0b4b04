import type { RemoteManifest } from "@haul/platform";

/** What the shell knows about this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "fleetowner",
  contract: 1,
  title: "Owner portal",
  nav: [],
  paths: [{ pattern: "/fleetowner/*", frame: "portal" }],
};
