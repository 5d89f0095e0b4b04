/** The only way to react-router for front-ends; what a page needs and no more. */
export {
  createSearchParams,
  generatePath,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  type NavigateFunction,
  Outlet,
  type RouteObject,
  type To,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useSearchParams,
} from "react-router";
export * from "./url-state";
