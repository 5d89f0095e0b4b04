import { lazyPage, type RouteObject } from "@haul/platform";

export const quotesRoutes: RouteObject[] = [
  { path: "/apps/quotation", element: lazyPage(() => import("./list/quote-list.page")) },
  { path: "/apps/quotation/new", element: lazyPage(() => import("./form/quote-create.page")) },
  { path: "/apps/quotation/report", element: lazyPage(() => import("./quote-report.page")) },
  { path: "/apps/quotation/contracts", element: lazyPage(() => import("./contracts/contract-lane-list.page")) },
  { path: "/apps/quotation/offer", element: lazyPage(() => import("./offer/offer.page")) },
  { path: "/apps/quotation/:quote_id", element: lazyPage(() => import("./page/quote.page")) },
  { path: "/apps/quotation/:quote_id/edit", element: lazyPage(() => import("./form/quote-edit.page")) },
];
