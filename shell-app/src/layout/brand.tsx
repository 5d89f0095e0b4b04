import { config, Link } from "@haul/platform";
import classes from "./brand.module.css";

/** The product's mark and name on pages without the menu; leads to the start page. */
export function Brand() {
  return (
    <Link to="/" className={classes.brand}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <rect width="24" height="24" rx="6" fill="currentColor" />
        <path
          d="M7 6v12M17 6v12M7 12h10"
          fill="none"
          stroke="var(--mantine-color-body)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      {config().name}
    </Link>
  );
}
