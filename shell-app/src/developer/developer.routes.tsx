import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

/** Public: who writes a program against the API has perhaps no account yet. */
export const developerRoutes: readonly ShellRoute[] = [
  { path: "/developer", frame: "bare", element: lazyPage(() => import("./pages/start.page")) },
  {
    path: "/developer/reference/:operationId?",
    frame: "bare",
    element: lazyPage(() => import("./reference/reference.page")),
  },
  { path: "/developer/errors", frame: "bare", element: lazyPage(() => import("./pages/errors.page")) },
  { path: "/developer/keys", frame: "bare", element: lazyPage(() => import("./pages/keys.page")) },
  { path: "/developer/front-ends", frame: "bare", element: lazyPage(() => import("./pages/front-ends.page")) },
];
