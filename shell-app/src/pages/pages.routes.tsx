import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

/** Open to every active member; `/pages/maintenance` is public and stands with the error pages. */
export const pagesRoutes: readonly ShellRoute[] = [
  { path: "/pages/starter", frame: "frame", rule: {}, element: lazyPage(() => import("../first-steps/starter.page")) },
  { path: "/pages/profile", frame: "frame", rule: {}, element: lazyPage(() => import("./profile.page")) },
  {
    path: "/pages/notices",
    frame: "frame",
    rule: {},
    element: lazyPage(() => import("../notices/notice-settings.page")),
  },
  { path: "/pages/timeline", frame: "frame", rule: {}, element: lazyPage(() => import("./timeline.page")) },
  { path: "/pages/invoice", frame: "frame", rule: {}, element: lazyPage(() => import("./invoice.page")) },
  { path: "/pages/faq", frame: "frame", rule: {}, element: lazyPage(() => import("./faq.page")) },
  { path: "/pages/pricing", frame: "frame", rule: {}, element: lazyPage(() => import("./pricing.page")) },
];
