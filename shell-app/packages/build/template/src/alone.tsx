import { runAlone } from "@haul/testing/alone";
import { signInAsAdmin } from "@haul/testing/demo-sign-in";
import app from "./app";
import { manifest } from "./manifest";

void runAlone({ app, manifest, enter: signInAsAdmin });
