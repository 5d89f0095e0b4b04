import { lazyPage, type RouteObject } from "@haul/platform";

export const homeRoutes: RouteObject[] = [
  { path: "/apps/loads/today", element: lazyPage(() => import("./home.page")) },
  { path: "/apps/loads/available", element: lazyPage(() => import("./available.page")) },
];
