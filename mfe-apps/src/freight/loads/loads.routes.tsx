import { lazyPage, type RouteObject } from "@haul/platform";

export const loadsRoutes: RouteObject[] = [
  { path: "/apps/loads", element: lazyPage(() => import("./list/load-list.page")) },
  { path: "/apps/loads/new", element: lazyPage(() => import("./form/load-create.page")) },
  { path: "/apps/loads/:load_id", element: lazyPage(() => import("./page/load.page")) },
  { path: "/apps/loads/:load_id/edit", element: lazyPage(() => import("./form/load-edit.page")) },
];
