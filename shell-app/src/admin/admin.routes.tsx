import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

export const adminRoutes: readonly ShellRoute[] = [
  {
    path: "/admin",
    frame: "frame",
    rule: { section: "admin" },
    element: lazyPage(() => import("./admin.page")),
  },
];
