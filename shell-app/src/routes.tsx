import { createBrowserRouter } from "@haul/platform/host";
import { adminRoutes } from "./admin/admin.routes";
import { authRoutes } from "./auth/auth.routes";
import { companyRoutes } from "./company/company.routes";
import { developerRoutes } from "./developer/developer.routes";
import { dashboardRoutes } from "./dashboard/dashboard.routes";
import { Elsewhere } from "./elsewhere";
import { ErrorScreen } from "./error-screen";
import { errorRoutes } from "./errors/errors.routes";
import { invitationRoutes } from "./invitation/invitation.routes";
import { legalRoutes } from "./legal/legal.routes";
import { pagesRoutes } from "./pages/pages.routes";
import { Root } from "./root";
import type { ShellRoute } from "./shell-route";
import { startRoutes } from "./start-page/start.routes";

/** Every page of the shell, by the area that owns it. */
export const SHELL_ROUTES: readonly ShellRoute[] = [
  ...startRoutes,
  ...authRoutes,
  ...invitationRoutes,
  ...legalRoutes,
  ...errorRoutes,
  ...dashboardRoutes,
  ...pagesRoutes,
  ...companyRoutes,
  ...adminRoutes,
  ...developerRoutes,
];

/**
 * The shell's own paths are static, so they win over every pattern of a remote;
 * all other paths belong to a remote or are unknown.
 */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      ...SHELL_ROUTES.map(({ path, element, frame, rule }) => ({ path, element, handle: { frame, rule } })),
      { path: "*", element: <Elsewhere /> },
    ],
  },
]);
