import type { RemoteManifest } from "@haul/platform";

/** What the shell knows about this front-end before it loads any of its code. Data only: the build writes it as JSON. */
export const manifest: RemoteManifest = {
  id: "newremote",
  contract: 1,
  title: "New remote",
  nav: [{ label: "New remote", icon: "tasks", path: "/apps/newremote", section: "loads", group: "Operations" }],
  paths: [{ pattern: "/apps/newremote/*", frame: "frame", section: "loads" }],
};
