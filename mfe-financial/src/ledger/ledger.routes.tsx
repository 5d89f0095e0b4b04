import { lazyPage, type RouteObject } from "@haul/platform";

export const ledgerRoutes: RouteObject[] = [
  { path: "/apps/financial/ledger", element: lazyPage(() => import("./ledger.page")) },
];
