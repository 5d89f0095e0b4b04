import { runAlone } from "@haul/testing/alone";
import app from "../app";
import { manifest } from "../manifest";
import { handlers } from "./handlers";

void runAlone({ app, manifest, handlers });
