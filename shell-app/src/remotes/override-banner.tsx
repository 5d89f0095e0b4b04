import { Suspense, use } from "react";
import { Button } from "@haul/ui/core";
import classes from "./override-banner.module.css";
import { dropOverrides, OVERRIDE_KEY } from "./override";
import { remotes } from "./index";

/** Says which front-ends of this page are a developer's own builds, and leads back. */
export function OverrideBanner() {
  if (localStorage.getItem(OVERRIDE_KEY) === null) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}

function Banner() {
  const overridden = use(remotes()).filter((remote) => remote.isKnown && remote.isOverride);
  if (overridden.length === 0) return null;
  return (
    <div className={classes.banner} role="status">
      <span>
        Local build in use: <strong>{overridden.map(({ id }) => id).join(", ")}</strong>
      </span>
      <Button size="compact-xs" variant="white" color="dark" onClick={goBack}>
        Use the deployed build
      </Button>
    </div>
  );
}

function goBack() {
  dropOverrides(localStorage);
  location.reload();
}
