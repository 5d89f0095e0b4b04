import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

export const legalRoutes: readonly ShellRoute[] = [
  { path: "/terms-of-service", frame: "bare", element: lazyPage(() => import("./terms.page")) },
  { path: "/privacy-policy", frame: "bare", element: lazyPage(() => import("./privacy.page")) },
  { path: "/end-user-license-agreement", frame: "bare", element: lazyPage(() => import("./license-agreement.page")) },
  { path: "/thank-you", frame: "bare", element: lazyPage(() => import("./thank-you.page")) },
];
