import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

export const developerRoutes: readonly ShellRoute[] = [
  { path: "/developer", frame: "bare", element: lazyPage(() => import("./developer.page")) },
];
