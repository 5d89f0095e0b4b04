import { lazyPage, type RouteObject } from "@haul/platform";

export const invoicesRoutes: RouteObject[] = [
  { path: "/apps/financial/invoices", element: lazyPage(() => import("./invoice-list.page")) },
];
