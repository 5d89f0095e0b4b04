import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

export const startRoutes: readonly ShellRoute[] = [
  { path: "/", frame: "bare", element: lazyPage(() => import("./start.page")) },
];
