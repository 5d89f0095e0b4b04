import { lazyPage, type RouteObject } from "@haul/platform";

export const facilitiesRoutes: RouteObject[] = [
  { path: "/apps/facilities", element: lazyPage(() => import("./facility-list.page")) },
  { path: "/apps/facilities/duplicates", element: lazyPage(() => import("./facility-duplicates.page")) },
];
