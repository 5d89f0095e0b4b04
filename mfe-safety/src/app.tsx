import { defineApp, lazyPage } from "@haul/platform";
import { manifest } from "./manifest";

export default defineApp({
  ...manifest,
  routes: [
    { path: "/apps/safety/drivers", element: lazyPage(() => import("./drivers/drivers.page")) },
    { path: "/apps/safety/papers", element: lazyPage(() => import("./requests/public/papers.page")) },
    { path: "/apps/safety/trucks", element: lazyPage(() => import("./trucks/fleet.page")) },
    { path: "/apps/safety/carriers", element: lazyPage(() => import("./carriers/carriers.page")) },
  ],
});
