import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

/** What an invitation mail links to besides the registration; open to everyone. */
export const invitationRoutes: readonly ShellRoute[] = [
  { path: "/invitation/refuse", frame: "bare", element: lazyPage(() => import("./refuse-invitation.page")) },
];
