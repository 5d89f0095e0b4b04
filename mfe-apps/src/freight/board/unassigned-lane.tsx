import { Button, Text } from "@haul/ui/core";
import { ErrorState } from "@haul/ui/data";
import { BoardCard } from "./board-card";
import type { BoardLeg, useUnassignedLegs } from "./board.queries";
import { UNASSIGNED } from "./use-board-moves";
import type { Drag, useDrag } from "./use-drag";
import classes from "./board.module.css";

export interface UnassignedLaneProps {
  lane: ReturnType<typeof useUnassignedLegs>;
  drag: Drag<BoardLeg> | null;
  lift: ReturnType<typeof useDrag<BoardLeg>>["lift"];
  liftByKey: ReturnType<typeof useDrag<BoardLeg>>["liftByKey"];
  onOpenLeg: (leg: BoardLeg) => void;
}

/** What nobody moves yet, the next pickup first. A card dropped here loses its crew. */
export function UnassignedLane({ lane, drag, lift, liftByKey, onOpenLeg }: UnassignedLaneProps) {
  const { legs, total, hasNextPage, fetchNextPage, isFetchingNextPage } = lane;
  return (
    <section
      className={classes.lane}
      aria-label="Unassigned"
      data-drop-target={UNASSIGNED}
      data-over={drag?.over === UNASSIGNED || undefined}
    >
      <div className={classes.laneHead}>
        <strong>Unassigned</strong>
        <span className={classes.count}>{total}</span>
      </div>
      {lane.error && !legs && <ErrorState error={lane.error} onRetry={() => void lane.refetch()} />}
      {legs?.length === 0 && (
        <Text size="sm" c="dimmed" px="sm">
          Every booked load has a driver and a truck.
        </Text>
      )}
      <ul className={classes.laneCards} data-drag-scroll>
        {legs?.map((leg) => (
          <li key={leg.leg_id} className={classes.laneCard}>
            <BoardCard
              leg={leg}
              isWide
              isLifted={drag?.item.leg_id === leg.leg_id}
              onOpen={() => onOpenLeg(leg)}
              onPointerDown={(event) => lift(event, leg)}
              onKeyDown={(event) => liftByKey(event, leg, UNASSIGNED)}
            />
          </li>
        ))}
        {hasNextPage && (
          <li>
            <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
