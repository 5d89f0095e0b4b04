import { lazyPage, type RouteObject } from "@haul/platform";

export const readyToBillRoutes: RouteObject[] = [
  { path: "/apps/financial/ready-to-bill", element: lazyPage(() => import("./ready-to-bill-list.page")) },
];
