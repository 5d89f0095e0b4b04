import { defineApp, lazyPage } from "@haul/platform";
import { manifest } from "./manifest";

export default defineApp({
  ...manifest,
  routes: [
    { path: "/fleetowner", element: lazyPage(() => import("./trucks/dashboard.page")) },
    { path: "/fleetowner/profile", element: lazyPage(() => import("./profile/profile.page")) },
    { path: "/fleetowner/login", element: lazyPage(() => import("./sign-in/login.page")) },
    { path: "/fleetowner/verify-token/:token", element: lazyPage(() => import("./sign-in/verify-token.page")) },
  ],
});
