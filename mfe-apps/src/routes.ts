import type { RouteObject } from "@haul/platform";
import { boardRoutes } from "./freight/board/board.routes";
import { customersRoutes } from "./partners/customers/customers.routes";
import { detentionRoutes } from "./freight/detention/detention.routes";
import { homeRoutes } from "./freight/home/home.routes";
import { importsRoutes } from "./office/imports/imports.routes";
import { facilitiesRoutes } from "./partners/facilities/facilities.routes";
import { loadsRoutes } from "./freight/loads/loads.routes";
import { quotesRoutes } from "./freight/quotes/quotes.routes";
import { trackingRoutes } from "./freight/tracking/tracking.routes";

/** Every page of this front-end. */
export const routes: RouteObject[] = [
  ...boardRoutes,
  ...homeRoutes,
  ...customersRoutes,
  ...importsRoutes,
  ...facilitiesRoutes,
  ...loadsRoutes,
  ...detentionRoutes,
  ...quotesRoutes,
  ...trackingRoutes,
];
