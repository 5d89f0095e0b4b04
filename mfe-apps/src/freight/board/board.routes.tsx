import { lazyPage, type RouteObject } from "@haul/platform";

export const boardRoutes: RouteObject[] = [
  { path: "/apps/loads/board", element: lazyPage(() => import("./board.page")) },
];
