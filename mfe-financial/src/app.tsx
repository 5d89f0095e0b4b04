import { defineApp } from "@haul/platform";
import { manifest } from "./manifest";
import { readyToBillRoutes } from "./ready-to-bill/ready-to-bill.routes";
import { vendorsRoutes } from "./vendors/vendors.routes";

export default defineApp({ ...manifest, routes: [...readyToBillRoutes, ...vendorsRoutes] });
