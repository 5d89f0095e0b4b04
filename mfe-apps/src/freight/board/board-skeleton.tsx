import { Skeleton } from "@haul/ui/core";
import { Waiting } from "./unassigned-lane";
import type { View } from "./board-address";
import classes from "./board.module.css";
import laneClasses from "./unassigned-lane.module.css";

/** The board's outline in its own measures, so that the answer moves nothing. */
export function BoardSkeleton({ view, isPhone }: { view: View; isPhone: boolean }) {
  return (
    <div role="status" aria-label="Loading the board">
      {view === "status" ? <Columns /> : view === "calendar" ? <Skeleton height="60dvh" /> : <Grid isPhone={isPhone} />}
    </div>
  );
}

function Grid({ isPhone }: { isPhone: boolean }) {
  const rows = Array.from({ length: 10 }, (_, index) => (
    <div key={index} className={classes.skeletonRow}>
      <Skeleton height={14} width="10rem" />
    </div>
  ));
  return (
    <>
      <div className={laneClasses.lane}>
        <div className={laneClasses.head}>
          <Skeleton height={14} width="5rem" />
        </div>
        <Waiting />
      </div>
      {isPhone ? (
        rows
      ) : (
        <div className={classes.box}>
          <div className={classes.headRow} />
          {rows}
        </div>
      )}
    </>
  );
}

function Columns() {
  return (
    <div className={classes.columns}>
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className={classes.column}>
          <Skeleton height={14} width="60%" />
          <Skeleton height={112} />
        </div>
      ))}
    </div>
  );
}
