import { defineApp } from "@haul/platform";
import { manifest } from "./manifest";

export default defineApp({ ...manifest, routes: [] });
