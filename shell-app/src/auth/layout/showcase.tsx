import { config } from "@haul/platform";
import { IconCheck, IconFileText, IconTruck } from "@haul/ui/icons";
import classes from "./showcase.module.css";

/** What the product is for, told by one load. */
export function Showcase() {
  return (
    <aside className={classes.panel} aria-label={`What ${config().name} does`}>
      <div className={classes.content}>
        <h2 className={classes.heading}>One load, one record: from the rate confirmation to the invoice.</h2>
        <LoadCard />
        <ul className={classes.points}>
          <li>
            <strong>Every appointment in the dock’s own time.</strong> Amarillo says Central, Denver says Mountain, and
            no one does the math at five in the morning.
          </li>
          <li>
            <strong>Papers are checked before the truck moves.</strong> A medical card that expires mid-trip is flagged
            when you assign the driver, not at the scale.
          </li>
          <li>
            <strong>Delivered and signed means ready to bill.</strong> Finance sees the load with its POD, or what is
            still missing.
          </li>
        </ul>
      </div>
    </aside>
  );
}

function LoadCard() {
  return (
    <div className={classes.load}>
      <div className={classes.row}>
        <span className={classes.number}>Load 24-1187</span>
        <span className={classes.badge}>
          <IconTruck size={14} aria-hidden /> In transit
        </span>
      </div>
      <ol className={classes.stops}>
        <li data-done>
          <span className={classes.city}>Amarillo, TX</span>
          <span className={classes.time}>loaded 08:52 CST</span>
        </li>
        <li>
          <span className={classes.city}>Denver, CO</span>
          <span className={classes.time}>due 17:30 MST</span>
        </li>
      </ol>
      <div className={classes.papers}>
        <span>
          <IconCheck size={14} aria-hidden /> Rate confirmation
        </span>
        <span>
          <IconCheck size={14} aria-hidden /> Bill of lading
        </span>
        <span data-open>
          <IconFileText size={14} aria-hidden /> POD at delivery
        </span>
      </div>
      <div className={classes.row}>
        <span className={classes.time}>434 loaded miles · $2.76 per mile</span>
        <span className={classes.number}>$1,197.84</span>
      </div>
    </div>
  );
}
