import type { RemoteManifest } from "@haul/platform";

/** What the shell knows of this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "safety",
  contract: 1,
  title: "Safety",
  nav: [
    { label: "Drivers", icon: "drivers", path: "/apps/safety/drivers", section: "safety", group: "Safety" },
    { label: "Trucks", icon: "trucks", path: "/apps/safety/trucks", section: "safety", group: "Safety" },
  ],
  paths: [
    { pattern: "/apps/safety/drivers/*", frame: "frame", section: "safety" },
    { pattern: "/apps/safety/trucks/*", frame: "frame", section: "safety" },
  ],
};
