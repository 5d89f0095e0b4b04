import { lazyPage, type RouteObject } from "@haul/platform";

export const vendorsRoutes: RouteObject[] = [
  { path: "/apps/financial/vendors", element: lazyPage(() => import("./vendor-list.page")) },
];
