import { defineApp } from "@haul/platform";
import { loadsRoutes } from "./loads/loads.routes";
import { manifest } from "./manifest";

export default defineApp({ ...manifest, routes: loadsRoutes });
