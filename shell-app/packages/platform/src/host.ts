/** The part of react-router that only the owner of the router needs: the shell, and a remote that runs alone. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterProvider,
  useNavigation,
  useRouteError,
  useMatches,
  useRoutes,
} from "react-router";
