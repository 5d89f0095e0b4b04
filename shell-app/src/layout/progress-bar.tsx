import { useIsProgressing } from "@haul/platform";
import classes from "./progress-bar.module.css";

/** The thin bar at the top edge while a page, its code or its session loads. */
export function ProgressBar() {
  const isProgressing = useIsProgressing();
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label="Page is loading"
      aria-hidden={!isProgressing}
      data-active={isProgressing || undefined}
    />
  );
}
