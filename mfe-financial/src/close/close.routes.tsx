import { lazyPage, type RouteObject } from "@haul/platform";

export const closeRoutes: RouteObject[] = [
  { path: "/apps/financial/close", element: lazyPage(() => import("./close.page")) },
];
