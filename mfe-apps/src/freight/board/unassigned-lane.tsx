import { Button, Skeleton, Text, errorMessage } from "@haul/ui/core";
import { BoardCard } from "./board-card";
import type { BoardLeg, useUnassignedLegs } from "./board.queries";
import { UNASSIGNED } from "./use-board-moves";
import type { Drag, useDrag } from "./use-drag";
import classes from "./unassigned-lane.module.css";

export interface UnassignedLaneProps {
  lane: ReturnType<typeof useUnassignedLegs>;
  drag: Drag<BoardLeg> | null;
  lift: ReturnType<typeof useDrag<BoardLeg>>["lift"];
  liftByKey: ReturnType<typeof useDrag<BoardLeg>>["liftByKey"];
  onOpenLeg: (leg: BoardLeg) => void;
}

/** Loads without a crew, the next pickup first. A card dropped here loses its crew. It keeps its height with any number of cards. */
export function UnassignedLane({ lane, drag, lift, liftByKey, onOpenLeg }: UnassignedLaneProps) {
  const { legs, total, hasNextPage, fetchNextPage, isFetchingNextPage } = lane;
  return (
    <section
      className={classes.lane}
      aria-label="Unassigned"
      data-drop-target={UNASSIGNED}
      data-over={drag?.over === UNASSIGNED || undefined}
    >
      <div className={classes.head}>
        <strong>Unassigned</strong>
        <span className={classes.count}>{legs ? total : " "}</span>
      </div>
      {legs ? (
        legs.length === 0 && (
          <Text size="sm" c="dimmed" className={classes.empty}>
            Every booked load has a driver and a truck.
          </Text>
        )
      ) : lane.error ? (
        <Failed error={lane.error} onRetry={() => void lane.refetch()} />
      ) : (
        <Waiting />
      )}
      <ul className={classes.cards} aria-label="Unassigned loads" data-drag-scroll>
        {legs?.map((leg) => (
          <li key={leg.leg_id} className={classes.card}>
            <BoardCard
              leg={leg}
              shows="pickup"
              isOverlapping={false}
              isLifted={drag?.item.leg_id === leg.leg_id}
              onOpen={() => onOpenLeg(leg)}
              onPointerDown={(event) => lift(event, leg)}
              onKeyDown={(event) => liftByKey(event, leg, UNASSIGNED)}
            />
          </li>
        ))}
        {hasNextPage && (
          <li>
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.empty} role="alert">
      <Text size="sm">{errorMessage(error)}</Text>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Where the cards will be. */
export function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={classes.card} height={48} />
      ))}
    </div>
  );
}
