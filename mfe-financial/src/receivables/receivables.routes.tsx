import { lazyPage, type RouteObject } from "@haul/platform";

export const receivablesRoutes: RouteObject[] = [
  { path: "/apps/financial/receivables", element: lazyPage(() => import("./receivable-list.page")) },
];
