import { lazyPage, type RouteObject } from "@haul/platform";

export const customersRoutes: RouteObject[] = [
  { path: "/apps/loads/customers/duplicates", element: lazyPage(() => import("./duplicates.page")) },
];
