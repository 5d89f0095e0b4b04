import { lazyPage, type RouteObject } from "@haul/platform";

export const trackingRoutes: RouteObject[] = [
  { path: "/apps/track&trace", element: lazyPage(() => import("./list/tracking.page")) },
  { path: "/apps/track&trace/exceptions", element: lazyPage(() => import("./exceptions/exception-list.page")) },
  { path: "/apps/track&trace/on-time", element: lazyPage(() => import("./on-time.page")) },
  { path: "/apps/tracking/shared", element: lazyPage(() => import("./public/shared.page")) },
  { path: "/apps/tracking/drive", element: lazyPage(() => import("./public/drive.page")) },
];
