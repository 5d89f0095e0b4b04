import { lazyPage, type RouteObject } from "@haul/platform";

export const loadsRoutes: RouteObject[] = [
  { path: "/apps/loads", element: lazyPage(() => import("./load-list.page")) },
  { path: "/apps/loads/new", element: lazyPage(() => import("./load-create.page")) },
  { path: "/apps/loads/:load_id", element: lazyPage(() => import("./load.page")) },
  { path: "/apps/loads/:load_id/edit", element: lazyPage(() => import("./load-edit.page")) },
];
