import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

/** What the mail that invites somebody links to besides the registration; open to everybody. */
export const invitationRoutes: readonly ShellRoute[] = [
  { path: "/invitation/refuse", frame: "bare", element: lazyPage(() => import("./refuse-invitation.page")) },
];
