import { runAlone } from "@haul/testing/alone";
import app from "../app";
import { manifest } from "../manifest";
import { handlersOf } from "./handlers";
import { makeWorld } from "./world";

void runAlone({
  app,
  manifest,
  handlers: handlersOf(makeWorld()),
  sections: ["loads", "quotes", "pricing", "corrections", "tracking"],
  permissions: [
    "loads:read",
    "loads:write",
    "loads:correct",
    "tracking:read",
    "tracking:write",
    "company:write",
    "customers:read",
    "customers:write",
    "facilities:write",
    "documents:write",
    "quotes:write",
    "quotes:approve",
    "quote_settings:write",
  ],
});
