/** The part of react-router that only the owner of the router needs: the shell, and a remote that runs alone. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  matchRoutes,
  useNavigation,
  useRouteError,
  useMatches,
  useRoutes,
} from "react-router";
export { RouterProvider } from "react-router/dom";
