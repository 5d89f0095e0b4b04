import { defineApp, lazyPage } from "@haul/platform";
import { manifest } from "./manifest";

/** The only module that the shell loads; a page's code comes with the first visit. */
export default defineApp({
  ...manifest,
  routes: [{ path: "/apps/newremote", element: lazyPage(() => import("./loads/latest-loads.page")) }],
});
