import { lazyPage, type RouteObject } from "@haul/platform";

export const paymentsRoutes: RouteObject[] = [
  { path: "/apps/financial/payments", element: lazyPage(() => import("./payments.page")) },
];
