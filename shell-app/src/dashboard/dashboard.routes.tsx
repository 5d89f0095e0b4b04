import { lazyPage, Navigate } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

const rule = { section: "dashboard" };

export const dashboardRoutes: readonly ShellRoute[] = [
  { path: "/dashboard", frame: "frame", rule, element: <Navigate to="/dashboard/ecommerce" replace /> },
  { path: "/dashboard/ecommerce", frame: "frame", rule, element: lazyPage(() => import("./operations.page")) },
  { path: "/dashboard/analytics", frame: "frame", rule, element: lazyPage(() => import("./analytics.page")) },
];
