import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";

export const companyRoutes: readonly ShellRoute[] = [
  {
    path: "/CompanyInfo",
    frame: "frame",
    rule: { section: "company" },
    element: lazyPage(() => import("./company.page")),
  },
];
