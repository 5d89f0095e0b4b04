import { runAlone } from "@haul/testing/alone";
import { openOwnersLink } from "@haul/testing/demo-sign-in";
import { readOwnerSession } from "@haul/platform";
import app from "./app";
import { manifest } from "./manifest";

void runAlone({
  app,
  manifest,
  // A person who followed a link before is still signed in.
  enter: async () => {
    if (!readOwnerSession()) await openOwnersLink();
  },
});
