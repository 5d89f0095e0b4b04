import { config, Link } from "@haul/platform";
import classes from "./footer.module.css";

export default function Footer() {
  return (
    <div className={classes.footer}>
      <span>{config().name}</span>
      <nav aria-label="Legal" className={classes.links}>
        <Link to="/terms-of-service">Terms</Link>
        <Link to="/privacy-policy">Privacy</Link>
        <Link to="/end-user-license-agreement">License</Link>
        <Link to="/developer">Developers</Link>
      </nav>
    </div>
  );
}
