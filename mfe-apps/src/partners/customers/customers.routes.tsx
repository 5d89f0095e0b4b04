import { lazyPage, type RouteObject } from "@haul/platform";

export const customersRoutes: RouteObject[] = [
  { path: "/apps/customers", element: lazyPage(() => import("./customer-list.page")) },
  { path: "/apps/customers/duplicates", element: lazyPage(() => import("./duplicates.page")) },
];
