import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

export const errorRoutes: readonly ShellRoute[] = [
  { path: "/access-denied", frame: "bare", element: lazyPage(() => import("./access-denied.page")) },
  { path: "/error-404", frame: "bare", element: lazyPage(() => import("./error-404.page")) },
  { path: "/error-404-alt", frame: "frame", rule: {}, element: lazyPage(() => import("./error-404-alt.page")) },
  { path: "/error-500", frame: "bare", element: lazyPage(() => import("./error-500.page")) },
  { path: "/pages/maintenance", frame: "bare", element: lazyPage(() => import("./site-maintenance.page")) },
];
