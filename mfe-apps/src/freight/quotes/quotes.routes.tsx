import { lazyPage, type RouteObject } from "@haul/platform";

export const quotesRoutes: RouteObject[] = [
  { path: "/apps/quotation", element: lazyPage(() => import("./quote-list.page")) },
  { path: "/apps/quotation/new", element: lazyPage(() => import("./quote-create.page")) },
  { path: "/apps/quotation/report", element: lazyPage(() => import("./quote-report.page")) },
  { path: "/apps/quotation/offer", element: lazyPage(() => import("./offer.page")) },
  { path: "/apps/quotation/:quote_id", element: lazyPage(() => import("./quote.page")) },
  { path: "/apps/quotation/:quote_id/edit", element: lazyPage(() => import("./quote-edit.page")) },
];
