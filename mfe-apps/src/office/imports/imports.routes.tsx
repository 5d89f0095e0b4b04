import { Navigate, lazyPage, useLocation, type RouteObject } from "@haul/platform";

export const importsRoutes: RouteObject[] = [
  { path: "/apps/imports", element: lazyPage(() => import("./import.page")) },
  // Notices of earlier imports lead here.
  { path: "/apps/loads/import", element: <Moved /> },
];

function Moved() {
  const { search } = useLocation();
  return <Navigate to={`/apps/imports${search || "?kind=loads"}`} replace />;
}
