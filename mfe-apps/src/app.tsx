import { defineApp } from "@haul/platform";
import { boardRoutes } from "./board/board.routes";
import { loadsRoutes } from "./loads/loads.routes";
import { manifest } from "./manifest";

export default defineApp({ ...manifest, routes: [...boardRoutes, ...loadsRoutes] });
