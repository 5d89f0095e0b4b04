import { defineApp } from "@haul/platform";
import { loadsRoutes } from "./loads/loads.routes";
import { manifest } from "./manifest";
import { quotesRoutes } from "./quotes/quotes.routes";

export default defineApp({ ...manifest, routes: [...loadsRoutes, ...quotesRoutes] });
