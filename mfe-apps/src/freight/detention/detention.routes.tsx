import { lazyPage, type RouteObject } from "@haul/platform";

export const detentionRoutes: RouteObject[] = [
  { path: "/apps/loads/detention", element: lazyPage(() => import("./detention-list.page")) },
  { path: "/apps/loads/detention/payers", element: lazyPage(() => import("./detention-payers.page")) },
];
