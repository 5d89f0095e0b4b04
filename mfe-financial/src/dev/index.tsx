import { runAlone } from "@haul/testing/alone";
import app from "../app";
import { manifest } from "../manifest";
import { handlersOf } from "./handlers";
import { makeWorld } from "./world";

void runAlone({
  app,
  manifest,
  handlers: handlersOf(makeWorld()),
  sections: ["financial"],
  permissions: ["billing:write", "billing:unlock"],
});
