import type { RouteObject } from "@haul/platform";
import { detentionRoutes } from "./detention/detention.routes";
import { loadsRoutes } from "./loads/loads.routes";

/** Every page of this front-end. */
export const routes: RouteObject[] = [...loadsRoutes, ...detentionRoutes];
