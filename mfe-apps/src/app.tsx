import { defineApp } from "@haul/platform";
import { manifest } from "./manifest";
import { routes } from "./routes";

export default defineApp({ ...manifest, routes });
